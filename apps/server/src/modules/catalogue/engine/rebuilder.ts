/** Changes that arrive at shorter intervals are read together. */
const QUIET_MS = 250
/**
 * However many changes arrive, the first waits no longer than the last build took, within these limits: a small shop
 * shows them soon, and one of 200,000 products is not rebuilt all the time.
 */
const LEAST_PATIENCE_MS = 500
const MOST_PATIENCE_MS = 3_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

/** Runs `build` after changes: never two at once, and always one after the last change. */
export interface Rebuilder {
  /** Called when a change was announced. */
  request(): void
  /** Resolves when a build that started after this call is done; rejects when it failed. */
  now(): Promise<void>
  /** Waits for a running build and starts no other. */
  close(): Promise<void>
}

export function createRebuilder(build: () => Promise<void>, onError: (error: unknown) => void): Rebuilder {
  let running: Promise<void> | undefined
  let following: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let firstRequestMs: number | undefined
  let patienceMs = LEAST_PATIENCE_MS
  let retryMs = FIRST_RETRY_MS
  let isClosed = false

  function start(): Promise<void> {
    clearTimeout(timer)
    firstRequestMs = undefined
    const startedMs = Date.now()
    running = build().finally(() => {
      running = undefined
      patienceMs = Math.min(MOST_PATIENCE_MS, Math.max(LEAST_PATIENCE_MS, Date.now() - startedMs))
    })
    return running
  }

  function now(): Promise<void> {
    if (isClosed) return Promise.resolve()
    if (running === undefined) return start()
    following ??= running
      .catch(() => undefined)
      .then(() => {
        following = undefined
        return isClosed ? undefined : start()
      })
    return following
  }

  function runLater(delayMs: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      now().then(
        () => (retryMs = FIRST_RETRY_MS),
        (error: unknown) => {
          if (isClosed) return
          onError(error)
          runLater(retryMs)
          retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
        },
      )
    }, delayMs)
    timer.unref()
  }

  return {
    request() {
      if (isClosed) return
      firstRequestMs ??= Date.now()
      runLater(Math.max(0, Math.min(QUIET_MS, firstRequestMs + patienceMs - Date.now())))
    },
    now,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await following?.catch(() => undefined)
      await running?.catch(() => undefined)
    },
  }
}
