import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

type Client = pg.Client | pg.PoolClient

/** The driver exposes neither its socket nor a way to leave a server that does not answer. */
const socketOf = (client: Client) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream

/** Destroys the connection now: pending queries fail with `error`. */
export function drop(client: Client, error?: Error): void {
  socketOf(client).destroy(error)
}

/** True when the connection can no longer send statements. */
export function isCut(client: Client): boolean {
  const socket = socketOf(client)
  return socket.destroyed || !socket.writable
}

/** Ends the connection, without waiting longer than the limit for the server. */
export async function endWithin(client: pg.Client, limitMs: number): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), wait(limitMs, undefined, { ref: false })])
  drop(client)
}
