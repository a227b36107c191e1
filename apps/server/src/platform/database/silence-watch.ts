import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { drop } from './client-socket.ts'

/** Detects when PostgreSQL stops answering (frozen, unreachable) and when it answers again. */
export interface SilenceWatch {
  /** It does not answer: a new query would only wait. */
  readonly isSilent: boolean
  /** Called after a long wait: probes PostgreSQL. */
  suspect(): void
  /** Called when PostgreSQL has answered somebody. */
  noteAnswer(): void
  stop(): void
}

const TICK_MS = 100
const PROBE_MS = 2_000
const FIRST_PAUSE_MS = 100
const LAST_PAUSE_MS = 1_000

/** While PostgreSQL is silent, probes it with one connection after the other; a refusal counts as an answer. */
export function watchForSilence(address: () => string, onSilence: () => void): SilenceWatch {
  let isSilent = false
  let isAsking = false
  let isStopped = false
  let answers = 0

  async function ask() {
    for (let pauseMs = FIRST_PAUSE_MS; !isStopped; pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS)) {
      const before = answers
      if ((await answersInTime(address())) || isStopped || (!isSilent && answers !== before)) return
      if (!isSilent) {
        isSilent = true
        onSilence()
      }
      await wait(pauseMs, undefined, { ref: false })
    }
  }

  return {
    get isSilent() {
      return isSilent
    },
    suspect() {
      if (isAsking || isStopped) return
      isAsking = true
      void ask().finally(() => {
        isAsking = false
        isSilent = false
      })
    },
    noteAnswer: () => void (answers += 1),
    stop: () => void (isStopped = true),
  }
}

/** False when neither an answer nor a refusal came in time. */
async function answersInTime(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'cambusa-probe' })
  client.on('error', () => undefined)
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => true,
    )
  try {
    return await Promise.race([asked, after(PROBE_MS)])
  } finally {
    drop(client)
  }
}

/** Resolves to false after the given time awake: time in which the event loop was blocked does not count. */
function after(ms: number): Promise<false> {
  return new Promise((resolve) => {
    let left = ms / TICK_MS
    const timer = setInterval(() => {
      left -= 1
      if (left > 0) return
      clearInterval(timer)
      resolve(false)
    }, TICK_MS).unref()
  })
}
