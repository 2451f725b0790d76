"""Runs a program in a terminal of its own: python3 in_a_terminal.py ROWS COLUMNS SCRIPT PROGRAM ARGUMENT...

SCRIPT is JSON, a list of pairs: a text that is waited for, and what is typed once it is there; or a signal, as "SIGTERM".
Prints JSON: all that was shown, how the program ended, and whether the terminal is afterwards as it was before.
"""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time

GUARD = 60


def main() -> None:
    rows, columns, script, *command = sys.argv[1:]
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", int(rows), int(columns), 0, 0))
    before = termios.tcgetattr(slave)

    def own_terminal() -> None:
        os.setsid()
        fcntl.ioctl(slave, termios.TIOCSCTTY, 0)

    environment = {**os.environ, "TERM": "xterm", "LC_ALL": "C"}
    program = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, preexec_fn=own_terminal, env=environment)
    shown = b""
    end = time.monotonic() + GUARD

    def hear(seconds: float) -> None:
        nonlocal shown
        if select.select([master], [], [], seconds)[0]:
            shown += os.read(master, 65536)

    at = 0
    for text, typed in json.loads(script):
        while shown.find(text.encode(), at) < 0 and program.poll() is None and time.monotonic() < end:
            hear(0.05)
        found = shown.find(text.encode(), at)
        if found < 0:
            break
        at = len(shown)
        if typed.startswith("SIG"):
            program.send_signal(getattr(signal, typed))
        else:
            os.write(master, typed.encode())
    while program.poll() is None and time.monotonic() < end:
        hear(0.05)
    if program.poll() is None:
        program.kill()
        program.wait()
    while select.select([master], [], [], 0)[0]:
        hear(0)
    is_restored = termios.tcgetattr(slave) == before
    print(json.dumps({"shown": shown.decode(errors="replace"), "code": program.returncode, "restored": is_restored}))


main()
