import pg from 'pg'
import type { Database } from './database.ts'

/** `payload` is undefined after a reconnection: notifications may have been missed, read everything again. */
export type NotificationHandler = (payload: string | undefined) => void

interface Listener {
  handlers: Map<string, Set<NotificationHandler>>
  client: pg.Client | undefined
  closed: boolean
  connecting: Promise<void> | undefined
}

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000
const listeners = new WeakMap<Database, Listener>()

/**
 * Calls `handler` for each NOTIFY on `channel`. All channels of one database share one connection, which is
 * opened again by itself when it breaks. Resolves, once PostgreSQL listens, to the function that stops it.
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
  if (!listener.client && !listener.connecting) listener.connecting = connect(database.url, listener)
  await listener.connecting
  if (!handlers) await listener.client?.query(`listen ${pg.escapeIdentifier(channel)}`)
  return () => stopListening(database, listener, channel, handler)
}

function listenerOf(database: Database): Listener {
  const known = listeners.get(database)
  if (known && !known.closed) return known
  const fresh: Listener = { handlers: new Map(), client: undefined, closed: false, connecting: undefined }
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
    await listener.client?.end()
  } else {
    // A connection that breaks meanwhile, or is closed by the last one to stop, listens no more either.
    await listener.client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }
}

/** Connects and listens on every channel known so far; keeps trying until the listener is closed. */
async function connect(url: string, listener: Listener, again = false): Promise<void> {
  for (let waitMs = FIRST_RETRY_MS; !listener.closed; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'cambusa-listen',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      for (const channel of listener.handlers.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
    } catch (error) {
      await client.end().catch(() => undefined)
      // The first connection tells its caller; a lost one is sought again until it is back.
      if (!again) {
        listener.connecting = undefined
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      continue
    }
    adopt(url, listener, client)
    if (again) for (const handlers of listener.handlers.values()) for (const call of handlers) call(undefined)
    return
  }
}

function adopt(url: string, listener: Listener, client: pg.Client): void {
  listener.client = client
  listener.connecting = undefined
  client.on('notification', ({ channel, payload }) => {
    for (const call of listener.handlers.get(channel) ?? []) call(payload ?? '')
  })
  client.once('end', () => {
    listener.client = undefined
    if (!listener.closed) listener.connecting = connect(url, listener, true)
  })
}
