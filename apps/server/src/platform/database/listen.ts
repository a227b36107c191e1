import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { drop, endWithin } from './client-socket.ts'
import type { Database } from './database.ts'

/** `payload` is undefined after a reconnection: notifications may have been missed, read everything again. */
export type NotificationHandler = (payload: string | undefined) => void

type Say = (command: string) => Promise<unknown>

interface Listener {
  handlers: Map<string, Set<NotificationHandler>>
  client: pg.Client | undefined
  /** Sends a command on `client`. */
  say: Say | undefined
  closed: boolean
  connecting: Promise<void> | undefined
}

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 1_000
const CONNECT_MS = 2_000
const GOODBYE_MS = 1_000
/**
 * A frozen PostgreSQL or a half-open connection is silent: it is probed every second and given up after three seconds.
 */
const ASK_MS = 1_000
const UNANSWERED = 3
const listeners = new WeakMap<Database, Listener>()

/**
 * Calls `handler` for each NOTIFY on `channel`. All channels of a database share one connection, which reconnects by
 * itself. Resolves, once PostgreSQL listens, to the function that stops it.
 */
export async function listen(
  database: Database,
  channel: string,
  handler: NotificationHandler,
): Promise<() => Promise<void>> {
  const listener = listenerOf(database)
  const handlers = listener.handlers.get(channel)
  if (handlers) handlers.add(handler)
  else listener.handlers.set(channel, new Set([handler]))
  if (!listener.client && !listener.connecting) listener.connecting = connect(database, listener)
  await listener.connecting
  if (!handlers) await listener.say?.(`listen ${pg.escapeIdentifier(channel)}`)
  return () => stopListening(database, listener, channel, handler)
}

function listenerOf(database: Database): Listener {
  const known = listeners.get(database)
  if (known && !known.closed) return known
  const fresh: Listener = {
    handlers: new Map(),
    client: undefined,
    say: undefined,
    closed: false,
    connecting: undefined,
  }
  listeners.set(database, fresh)
  return fresh
}

async function stopListening(
  database: Database,
  listener: Listener,
  channel: string,
  handler: NotificationHandler,
): Promise<void> {
  const handlers = listener.handlers.get(channel)
  if (!handlers?.delete(handler) || handlers.size > 0) return
  listener.handlers.delete(channel)
  if (listener.handlers.size === 0) {
    listener.closed = true
    listeners.delete(database)
    if (listener.client) await endWithin(listener.client, GOODBYE_MS)
  } else {
    // If the connection broke or was closed meanwhile, this handler does not listen either.
    await listener.say?.(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }
}

/** Connects and listens on every channel known so far; retries until the listener is closed. */
async function connect(database: Database, listener: Listener, again = false): Promise<void> {
  for (let waitMs = FIRST_RETRY_MS; !listener.closed; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
    const client = new pg.Client({
      connectionString: database.url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'cambusa-listen',
    })
    client.on('error', () => undefined)
    const say = inTurn(client)
    const stopAsking = askNowAndThen(client, say, database)
    try {
      await client.connect()
      for (const channel of listener.handlers.keys()) {
        await say(`listen ${pg.escapeIdentifier(channel)}`)
      }
    } catch (error) {
      stopAsking()
      drop(client)
      // The first connection rejects on failure; a lost one is retried until it succeeds.
      if (!again) {
        listener.connecting = undefined
        throw error
      }
      await wait(waitMs)
      continue
    }
    adopt(database, listener, client, say, stopAsking)
    if (again) for (const handlers of listener.handlers.values()) for (const call of handlers) call(undefined)
    return
  }
}

/** Sends commands one at a time: the driver accepts none while one is running. */
function inTurn(client: pg.Client): Say {
  let last: Promise<unknown> = Promise.resolve()
  return (command) => {
    const said = last.then(() => client.query(command))
    last = said.catch(() => undefined)
    return said
  }
}

/** Probes a connection and cuts it when there is no answer. Returns a function that stops the probe. */
function askNowAndThen(client: pg.Client, say: Say, database: Database): () => void {
  let isConnected = false
  let unanswered = 0
  client.once('connect', () => (isConnected = true))
  const timer = setInterval(() => {
    if (!isConnected) return
    unanswered += 1
    if (unanswered === UNANSWERED) database.suspect()
    if (unanswered > UNANSWERED) drop(client)
    else if (unanswered === 1)
      say('select 1').then(
        () => (unanswered = 0),
        () => undefined,
      )
  }, ASK_MS).unref()
  return () => clearInterval(timer)
}

function adopt(
  database: Database,
  listener: Listener,
  client: pg.Client,
  say: Say,
  stopAsking: () => void,
): void {
  listener.client = client
  listener.say = say
  listener.connecting = undefined
  client.on('notification', ({ channel, payload }) => {
    for (const call of listener.handlers.get(channel) ?? []) call(payload ?? '')
  })
  client.once('end', () => {
    stopAsking()
    listener.client = undefined
    listener.say = undefined
    if (!listener.closed) listener.connecting = connect(database, listener, true)
  })
  // Closed while connecting: there are no handlers any more.
  if (listener.closed) drop(client)
}
