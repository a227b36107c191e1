import { setTimeout as wait } from 'node:timers/promises'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import type { Cluster } from './embedded-postgres-cluster.ts'
import {
  enterCluster,
  hastenStop,
  isRecovering,
  leaveCluster,
  type Entered,
  type Role,
} from './embedded-postgres-enter.ts'

export interface Use {
  cluster: Cluster
  role: Role
  say: (text: string) => void
}

/** Use of a PostgreSQL that is restarted whenever it is gone. */
export interface Watch {
  /** The result of the last entry. */
  readonly entered: Entered
  /** Stops restarting it; resolves when no restart is in progress. */
  stop(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LAST_PAUSE_MS = 10_000
const RECOVERY_PAUSE_MS = 250
const LOOK_MS = 1_000
/** A shorter restart is not reported. */
const QUIET_MS = 2_000
const SAY_MS = 60_000
const STOP_MS = 10_000

/**
 * PostgreSQL itself restarts after a crash of one of its processes; when it is gone as a whole, it is started again
 * here, without limit.
 */
export function watchCluster(use: Use, first: Entered): Watch {
  const stopping = new AbortController()
  let entered = first
  let returning: Promise<void> | undefined

  const watch = () =>
    entered.keeper.once('end', () => {
      if (!stopping.signal.aborted) returning = comeBack()
    })
  async function comeBack() {
    const again = await returnToCluster(use, entered.port, stopping.signal)
    if (!again) return
    if (stopping.signal.aborted) return leaveCluster(use.cluster.directory, again.keeper)
    entered = again
    watch()
  }
  watch()
  const timer = setInterval(() => hastenStop(use.cluster.directory), LOOK_MS).unref()
  return {
    get entered() {
      return entered
    },
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await Promise.race([returning, wait(STOP_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Retries until PostgreSQL is back or `signal` aborts; polls a recovering one often, with growing pauses when it is
 * gone.
 */
async function returnToCluster(
  { cluster, role, say }: Use,
  port: number,
  signal: AbortSignal,
): Promise<Entered | undefined> {
  let sayAtMs = Date.now() + QUIET_MS
  let hasSaid = false
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted;) {
    try {
      const entered = await enterCluster(cluster, role, port)
      if (hasSaid) say(startupTexts.databaseBack)
      return entered
    } catch (error) {
      const recovers = isRecovering(error)
      if (Date.now() >= sayAtMs) {
        sayAtMs = Date.now() + SAY_MS
        hasSaid = true
        const reason = error instanceof Error ? error.message : String(error)
        say(recovers ? startupTexts.databaseRecovering : startupTexts.databaseLost({ reason }))
      }
      await wait(recovers ? RECOVERY_PAUSE_MS : pauseMs, undefined, { signal }).catch(() => undefined)
      if (!recovers) pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS)
    }
  }
  return undefined
}
