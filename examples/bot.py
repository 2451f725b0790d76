#!/usr/bin/env python3
"""A bot that plays one seat at a table of a Senbazuru server, from the first move to the last.

It needs nothing but Python 3. It makes a table against the server's own bots:

    python3 examples/bot.py --server http://127.0.0.1:7777 --game origami --against hina

or joins one that somebody else has made:

    python3 examples/bot.py --server http://127.0.0.1:7777 --table 0123456789ab --invite i_…

How it works: it listens to the stream of the table. Whenever the news say what it may answer, it answers with one of those
moves. If the connection breaks it connects again and asks for what it has missed; an answer whose fate is unknown is sent
again with the same key, so that it is never carried out twice. The API is described at /api/v1/openapi.json.
"""

import argparse
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

# What goes wrong on the way to a server and back.
BROKEN = (OSError, ValueError, http.client.HTTPException)
# A stream is never silent for longer than 15 seconds, so after this time the connection is dead.
SILENCE = 40
# Moves that begin with an earlier word are preferred by the style "keen".
KEEN = ["play", "use", "yes", "paint", "research", "shape", "bid", "take", "pick"]


class Refused(Exception):
    """The server understood, and said no."""

    def __init__(self, status, error):
        super().__init__(f"{error.get('message')} [{status} {error.get('code')}, request {error.get('request')}]")
        self.status, self.code, self.wait = status, error.get("code"), error.get("retry_after_s")


class Server:
    """The API of one server."""

    def __init__(self, address, patience):
        self.base, self.patience, self.token = address.rstrip("/") + "/api/v1", patience, None

    def open(self, method, path, body=None):
        """Sends one request, once."""
        request = urllib.request.Request(self.base + path, method=method)
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            return urllib.request.urlopen(request, timeout=SILENCE)
        except urllib.error.HTTPError as error:
            try:
                raise Refused(error.code, json.load(error)["error"]) from None
            except (ValueError, KeyError):  # not from the server itself, but from a proxy on the way
                raise OSError(f"status {error.code}") from None

    def call(self, method, path, body=None, again=True):
        """Sends one request until there is an answer. What must not be done twice, and carries no key, is not sent again."""
        give_up = time.monotonic() + self.patience
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return json.load(answer)
            except Refused as refused:  # too fast, or the server can't at the moment: both say when to try again
                if refused.wait is None or time.monotonic() > give_up:
                    raise
                time.sleep(refused.wait)
            except BROKEN as error:  # nobody knows whether it was done, unless nobody was there
                nobody = isinstance(getattr(error, "reason", None), ConnectionRefusedError)
                if not (again or nobody) or time.monotonic() > give_up:
                    raise
                print(f"trying again: {error}", file=sys.stderr)
                time.sleep(0.3)

    def messages(self, path):
        """The messages of a stream, until it breaks off: pairs of an event's name and its data."""
        with self.open("GET", path) as lines:
            event = None
            for line in lines:
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "event":
                    event = value
                elif field == "data":
                    yield event, json.loads(value)


def choose(moves, style):
    """One of the legal moves: any, or one that gets things going."""
    if style == "random":
        return random.choice(moves)
    rank = {word: number for number, word in enumerate(KEEN)}
    ranks = [rank.get(move.split()[0], len(KEEN)) for move in moves]
    return random.choice([move for move, number in zip(moves, ranks) if number == min(ranks)])


def answer(server, table, version, legal, style):
    """Answers the question of this version."""
    body = {"version": version, "move": choose(legal["moves"], style), "key": uuid.uuid4().hex}
    try:
        server.call("POST", f"/tables/{table}/moves", body)
        print(body["move"])
    except Refused as refused:
        # The table has moved on without us (somebody took something back, time was up): the stream will tell.
        if refused.status != 409:
            raise


def play(server, table, style):
    """Plays until the game is over; gives the table as it is then."""
    give_up, version = time.monotonic() + server.patience, None
    while True:
        look = server.call("GET", f"/tables/{table}")
        if look["table"]["status"] in ("over", "ended", "frozen"):
            return look
        if look["table"]["version"] != version:
            give_up, version = time.monotonic() + server.patience, look["table"]["version"]
        if look["legal"]:
            answer(server, table, version, look["legal"], style)
        try:
            for event, data in server.messages(f"/tables/{table}/stream?since={version}"):
                if event != "news":
                    continue
                give_up, version = time.monotonic() + server.patience, data["version"]
                if data["status"] in ("over", "ended", "frozen"):
                    break
                if data["legal"]:
                    answer(server, table, version, data["legal"], style)
        except (*BROKEN, Refused) as error:
            if time.monotonic() > give_up or (isinstance(error, Refused) and error.wait is None):
                raise
            print(f"listening again: {error}", file=sys.stderr)
        time.sleep(0.2)


def sit_down(server, args):
    """Joins a table, or makes one; gives its id."""
    if args.table:
        body = {"name": args.name}
        body.update({"invite": args.invite} if args.invite else {})
        taken = server.call("POST", f"/tables/{args.table}/join", body, again=False)
    else:
        bots = [] if args.game == "islands-solo" else [{"kind": "bot", "level": level} for level in args.against.split(",")]
        seats = [{"kind": "me"}] + bots
        wish = {"game": args.game, "name": args.name, "players": len(seats), "seats": seats, "starts_when_full": True}
        taken = server.call("POST", "/tables", wish, again=False)
    server.token, table = taken["token"], taken["table"]["id"]
    print(f"table {table}, seat {taken['seat']}")
    if not args.table and server.call("GET", f"/tables/{table}")["table"]["status"] == "open":
        server.call("POST", f"/tables/{table}/start", {})
    return table


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="http://127.0.0.1:7777", help="where the server is (default: %(default)s)")
    parser.add_argument("--table", help="the id of a table to join; without it a table is made")
    parser.add_argument("--invite", help="the invitation to that table, if it is not a listed one")
    parser.add_argument("--token", help="the token of a seat at that table, to go on playing instead of joining")
    parser.add_argument("--game", default="origami", help="origami, legends, mixed, islands or islands-solo (default: %(default)s)")
    parser.add_argument("--against", default="hina", help="levels of the server's bots, with commas (default: %(default)s)")
    parser.add_argument("--name", default="Robot", help="what the bot calls itself (default: %(default)s)")
    parser.add_argument("--style", choices=["random", "keen"], default="keen", help="how it chooses (default: %(default)s)")
    parser.add_argument("--seed", type=int, help="makes its choices the same every time")
    parser.add_argument("--patience", type=float, default=60, help="seconds without a server before it gives up (default: %(default)s)")
    args = parser.parse_args()
    random.seed(args.seed)
    server = Server(args.server, args.patience)
    try:
        server.token, table = args.token, args.table
        if not args.token:
            table = sit_down(server, args)
        look = play(server, table, args.style)
    except (*BROKEN, Refused) as error:
        sys.exit(f"bot.py: {error}")
    table, seat = look["table"], look["seat"]
    mine = table["result"][seat] if table["result"] else {"place": "–", "score": "–"}
    print(f"{table['status']}: place {mine['place']} of {len(table['seats'])}, {mine['score']} points")


if __name__ == "__main__":
    main()
