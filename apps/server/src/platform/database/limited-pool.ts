import type pg from 'pg'
import { drop, isCut } from './client-socket.ts'
import { awayError, markAway, outageOf } from './database-failure.ts'
import type { SilenceWatch } from './silence-watch.ts'

export interface PoolLimits {
  /** PostgreSQL is probed after a wait of this length. */
  suspectMs: number
  /** A connection that one call holds for longer, including the wait for it, is cut. */
  holdMs?: number
}

/** A pool whose calls fail within a limit, with an error that the database is away. */
export interface LimitedPool {
  /** Cuts every connection and ends every wait, because PostgreSQL is silent. */
  cutAll(): void
  stop(): void
}

const TICK_MS = 100
/** After a refused connection, no other is tried for this time. */
const REFUSED_MS = 100
const SILENT = 'the database does not answer'
const TOO_LONG = 'the connection was held for too long'

/** A call that waits for a connection or holds one; counts time only while this process was awake. */
interface Wait {
  ticks: number
  cut: (error: Error) => void
}

type Connected = (
  error: unknown,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void

/** Limits the calls of `pool` by wrapping its `connect`, which its `query` uses too. */
export function limitPool(pool: pg.Pool, silence: SilenceWatch, limits: PoolLimits): LimitedPool {
  const waits = new Set<Wait>()
  const held = new Map<pg.PoolClient, Wait>()
  const clients = new Set<pg.PoolClient>()
  const suspectTicks = limits.suspectMs / TICK_MS
  const holdTicks = (limits.holdMs ?? Infinity) / TICK_MS
  let refused: { error: unknown; untilMs: number } | undefined

  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', () => undefined)
    markFailures(client)
    silence.noteAnswer()
  })
  pool.on('remove', (client) => clients.delete(client))
  pool.on('release', (error: unknown, client) => {
    const wait = held.get(client)
    if (wait) waits.delete(wait)
    held.delete(client)
    if (!error) silence.noteAnswer()
  })

  function cutIdle() {
    for (const client of clients) if (!held.has(client)) drop(client, awayError(SILENT))
  }

  const timer = setInterval(() => {
    for (const wait of waits) {
      wait.ticks += 1
      if (wait.ticks % suspectTicks === 0) silence.suspect()
      if (wait.ticks === holdTicks) {
        wait.cut(awayError(TOO_LONG))
        // Other connections may be dead too.
        cutIdle()
      }
    }
  }, TICK_MS).unref()

  const connectPool = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  // Rejects asynchronously even when the pool throws synchronously.
  const connect = async () => connectPool()

  /** `connect` with a time limit: a connection that comes later is released at once. */
  function connectOrGiveUp(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      const wait: Wait = { ticks: 0, cut: giveUp }
      function giveUp(error: unknown) {
        waits.delete(wait)
        reject(error as Error)
      }
      waits.add(wait)
      connect().then((client) => {
        if (!waits.has(wait)) return client.release()
        wait.cut = (error) => drop(client, error)
        held.set(client, wait)
        resolve(client)
      }, giveUp)
    })
  }

  const needsConnection = () => pool.idleCount === 0 && pool.totalCount < pool.options.max

  async function ask(): Promise<pg.PoolClient> {
    if (silence.isSilent) throw awayError(SILENT)
    if (refused && needsConnection() && performance.now() < refused.untilMs) throw refused.error
    try {
      return await connectOrGiveUp()
    } catch (error) {
      markAway(error)
      if (outageOf(error)) refused = { error, untilMs: performance.now() + REFUSED_MS }
      throw error
    }
  }

  const limited = (callback?: Connected) => {
    const asked = ask()
    if (!callback) return asked
    asked.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(error, undefined, () => undefined),
    )
    return undefined
  }
  pool.connect = limited as typeof pool.connect

  return {
    cutAll() {
      for (const wait of waits) wait.cut(awayError(SILENT))
      cutIdle()
    },
    stop: () => clearInterval(timer),
  }
}

/** A statement that fails together with its connection is marked as a failure of the database. */
function markFailures(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const mark = (error: unknown) => (isCut(client) ? markAway(error) : error)
  const marking = (...args: unknown[]) => {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const answered = callback as (error: unknown, result: unknown) => void
      return send(...args.slice(0, -1), (error: unknown, result: unknown) => answered(mark(error), result))
    }
    const answer = send(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      throw mark(error)
    })
  }
  client.query = marking as typeof client.query
}
