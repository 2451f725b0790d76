//! Connections: made, made anew when they broke, and never waited for without an end.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::problem::{Outcome, told};
use super::schema;
use crate::Trouble;

/// So long at most whoever asks waits for an answer; less than a player is asked to.
pub(super) const PATIENCE: Duration = Duration::from_secs(4);

/// A connection is made in that time, or not at all.
pub(super) const CONNECT: Duration = Duration::from_secs(2);

/// A server that was not there is not asked again before.
const PAUSE: Duration = Duration::from_millis(200);

/// How every connection is set up. The server gives up before the patience ends, and lets go of what a node holds that was cut off.
/// What is acknowledged is durable, whatever the server's own setting; one that asks for more keeps it.
const SET_UP: &str = "SET statement_timeout = 3000; SET idle_in_transaction_session_timeout = 3000; SET jit = off;
    SET client_min_messages = warning; SET default_transaction_isolation = 'read committed'; SET search_path = public;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// What changes tables goes by their keys, however few rows the planner believes there are.
const BY_KEYS: &str = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off;
    SET plan_cache_mode = force_generic_plan";

/// A connection to the database, with the statements that were prepared on it.
pub(super) struct Connection {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
    driver: JoinHandle<()>,
    is_broken: AtomicBool,
}

/// One value that a statement is given.
pub(super) type Value<'a> = &'a (dyn ToSql + Sync);

/// What a statement is given.
pub(super) type Given<'a> = &'a [Value<'a>];

impl Connection {
    /// A new connection, in time.
    pub(super) async fn open(config: &Config, way: Way) -> Result<Self, Trouble> {
        let connection = async {
            let (client, driver) = config.connect(NoTls).await?;
            let driver = tokio::spawn(async move {
                // Whoever waits for an answer is told of it too.
                if let Err(why) = driver.await {
                    tracing::debug!(why = told(&why), "a connection to the database has ended");
                }
            });
            let connection = Self { client, statements: Mutex::default(), driver, is_broken: AtomicBool::new(false) };
            connection.client.batch_execute(SET_UP).await?;
            if way == Way::ByKeys {
                connection.client.batch_execute(BY_KEYS).await?;
            }
            Ok::<_, Error>(connection)
        };
        match tokio::time::timeout(CONNECT, connection).await {
            Ok(Ok(connection)) => Ok(connection),
            Ok(Err(why)) => Err(Trouble::Failed(told(&why))),
            Err(_) => Err(Trouble::Failed("the database can't be reached".into())),
        }
    }

    /// For what is done once: the client itself.
    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    /// A statement, prepared when it is used first.
    pub(super) async fn statement(&self, sql: &'static str) -> Result<Statement, Error> {
        if let Some(statement) = self.statements().get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).await?;
        self.statements().insert(sql, statement.clone());
        Ok(statement)
    }

    fn statements(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.statements.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All rows.
    pub(super) async fn rows(&self, sql: &'static str, given: Given<'_>) -> Outcome<Vec<Row>> {
        let statement = self.statement(sql).await?;
        Ok(self.client.query(&statement, given).await?)
    }

    /// The only row, if there is one.
    pub(super) async fn row(&self, sql: &'static str, given: Given<'_>) -> Outcome<Option<Row>> {
        let statement = self.statement(sql).await?;
        Ok(self.client.query_opt(&statement, given).await?)
    }

    /// The only row, which is there.
    pub(super) async fn one(&self, sql: &'static str, given: Given<'_>) -> Outcome<Row> {
        let statement = self.statement(sql).await?;
        Ok(self.client.query_one(&statement, given).await?)
    }

    /// How many rows were changed.
    pub(super) async fn changed(&self, sql: &'static str, given: Given<'_>) -> Outcome<u64> {
        let statement = self.statement(sql).await?;
        Ok(self.client.execute(&statement, given).await?)
    }

    /// Several statements, each with what it is given, in one transaction and one round trip: the rows of each. If one of them fails,
    /// nothing of it is stored.
    pub(super) async fn together(&self, steps: &[(&'static str, Given<'_>)]) -> Outcome<Vec<Vec<Row>>> {
        let mut statements = Vec::with_capacity(steps.len());
        for (sql, _) in steps {
            statements.push(self.statement(sql).await?);
        }
        let (begin, commit) = (self.statement("BEGIN").await?, self.statement("COMMIT").await?);
        // What is polled first is sent first.
        let rows = futures_util::future::join_all(
            statements.iter().zip(steps).map(|(statement, (_, given))| self.client.query(statement, given)),
        );
        let (begun, rows, ended) =
            tokio::join!(biased; self.client.execute(&begin, &[]), rows, self.client.execute(&commit, &[]));
        begun?;
        let rows = rows.into_iter().collect::<Result<Vec<_>, _>>()?;
        ended?;
        Ok(rows)
    }

    /// Is it of no use any more?
    fn is_closed(&self) -> bool {
        self.is_broken.load(Ordering::SeqCst) || self.client.is_closed() || self.driver.is_finished()
    }

    /// From now on it is of no use: whatever still comes over it comes too late.
    pub(super) fn break_off(&self) {
        // What drives it ends a moment later: nothing is sent any more that would not arrive.
        self.is_broken.store(true, Ordering::SeqCst);
        self.driver.abort();
    }
}

/// How statements find their rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// As the planner thinks best.
    Planned,
    /// Always by keys.
    ByKeys,
}

/// The way to the database: a connection that is made again when it broke.
pub(super) struct Link {
    config: Arc<Config>,
    way: Way,
    connection: Option<Arc<Connection>>,
    /// When there was none to be had, and why.
    failed: Option<(Instant, Trouble)>,
}

impl Link {
    pub(super) fn new(config: Arc<Config>, way: Way) -> Self {
        Self { config, way, connection: None, failed: None }
    }

    /// Is there a connection that still works?
    pub(super) fn is_open(&self) -> bool {
        self.connection.as_ref().is_some_and(|connection| !connection.is_closed())
    }

    /// The connection, or a new one to a database of this version.
    pub(super) async fn connection(&mut self) -> Result<Arc<Connection>, Trouble> {
        if let Some(connection) = self.connection.take().filter(|connection| !connection.is_closed()) {
            return Ok(Arc::clone(self.connection.insert(connection)));
        }
        if let Some((at, trouble)) = &self.failed
            && at.elapsed() < PAUSE
        {
            return Err(trouble.clone());
        }
        let made = async {
            let connection = Connection::open(&self.config, self.way).await?;
            schema::check(&connection).await?;
            Ok(Arc::new(connection))
        };
        match made.await {
            Ok(connection) => {
                self.failed = None;
                Ok(Arc::clone(self.connection.insert(connection)))
            }
            Err(trouble) => {
                tracing::warn!(%trouble, "no connection to the database");
                self.failed = Some((Instant::now(), Trouble::clone(&trouble)));
                Err(trouble)
            }
        }
    }
}

/// Does a change on a connection, in time.
pub(super) async fn changed<T>(
    connection: &Connection,
    change: impl Future<Output = Outcome<T>>,
) -> Result<T, Trouble> {
    match tokio::time::timeout(PATIENCE, change).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(stop)) => {
            if stop.is_broken() {
                connection.break_off();
            }
            Err(stop.of_change())
        }
        Err(_) => {
            connection.break_off();
            Err(Trouble::Unknown("the database did not answer in time".into()))
        }
    }
}

/// Asks a question on a connection.
pub(super) async fn answered<T>(
    connection: &Connection,
    question: impl Future<Output = Outcome<T>>,
) -> Result<T, Trouble> {
    match tokio::time::timeout(PATIENCE, question).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(stop)) => {
            if stop.is_broken() {
                connection.break_off();
            }
            Err(stop.of_question())
        }
        Err(_) => {
            connection.break_off();
            Err(Trouble::Failed("the database did not answer in time".into()))
        }
    }
}
