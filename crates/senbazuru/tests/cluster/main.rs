//! Several servers of one database: every test runs the built binary several times, on a PostgreSQL of its own.

mod balancer;
mod chaos;
mod database;
mod houses;
mod nats;
mod passing;
mod relay;
mod secrets;

#[path = "../server/crash/diary.rs"]
mod diary;
#[path = "../server/crash/group.rs"]
mod group;
#[path = "../server/crash/player.rs"]
mod player;

#[path = "../common/server.rs"]
#[allow(dead_code, reason = "the tests of one server need more of it")]
mod common;

use common::{GUARD, Server, program};
