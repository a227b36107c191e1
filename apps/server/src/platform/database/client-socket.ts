import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

type Client = pg.Client | pg.PoolClient

/** The driver keeps its socket to itself, and knows no way to leave a server that does not answer. */
const socketOf = (client: Client) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream

/** Cuts the connection now: what waits for an answer fails with `error`. */
export function drop(client: Client, error?: Error): void {
  socketOf(client).destroy(error)
}

/** True when no statement can be sent any more. */
export function isCut(client: Client): boolean {
  const socket = socketOf(client)
  return socket.destroyed || !socket.writable
}

/** Says goodbye, and does not wait for a server that does not hear it. */
export async function endWithin(client: pg.Client, limitMs: number): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), wait(limitMs, undefined, { ref: false })])
  drop(client)
}
