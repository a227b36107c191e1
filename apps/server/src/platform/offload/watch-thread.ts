import { readFileSync } from 'node:fs'

/** Number of checks within the time limit of a silent thread. */
const LOOKS = 4
/** A thread that gets no processor has this many times the limit, since a busy machine is no reason to end it. */
const STARVED_TIMES = 5
/** A thread that has not started after this time, even on the busiest machine, never will. */
const START_MS = 60_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10
/** Fields of /proc/self/task/N/stat after the name of the thread. */
const [STATE, USER_TICKS, SYSTEM_TICKS] = [0, 11, 12]

/** A thread to watch. */
export interface Watched {
  /** The thread is ended after a silence of this length. */
  limitMs: number
  /** An idle thread is not probed. */
  isAtWork: () => boolean
  /** Sends the thread a probe. */
  ask: () => void
  onHung: () => void
}

/** The watch of a thread. */
export interface ThreadWatch {
  /** The thread is ready; its id on Linux helps to distinguish waiting for a processor from hanging. */
  ready(thread: number | undefined): void
  /** The thread has sent a message. */
  heard(): void
  stop(): void
}

/**
 * Detects a thread that hangs: busy or waiting without end, so that it never handles a message. Counted in checks and
 * not by the clock: a main thread that was busy itself has not yet read the messages of the other.
 */
export function watchThread({ limitMs, isAtWork, ask, onHung }: Watched): ThreadWatch {
  const lookMs = limitMs / LOOKS
  let thread: number | undefined
  let isReady = false
  let looks = 0
  let processorMs: number | undefined
  const timer = setInterval(look, lookMs).unref()

  function look() {
    if (isReady && looks === 0) {
      if (!isAtWork()) return
      processorMs = loadOf(thread)?.processorMs
      ask()
    }
    looks += 1
    if (isReady ? isHung() : looks * lookMs > START_MS) {
      stop()
      onHung()
    }
  }

  function isHung(): boolean {
    if (looks <= LOOKS) return false
    if (looks > LOOKS * STARVED_TIMES) return true
    const load = loadOf(thread)
    const isStarved = load?.isRunnable === true && load.processorMs - (processorMs ?? 0) < limitMs
    return !isStarved
  }

  const stop = () => clearInterval(timer)
  return {
    ready(number) {
      thread = number
      isReady = true
      looks = 0
    },
    heard() {
      looks = 0
    },
    stop,
  }
}

/** The processor time of a thread, and whether it could use more; undefined when the system does not report it. */
function loadOf(thread: number | undefined): { isRunnable: boolean; processorMs: number } | undefined {
  if (thread === undefined) return undefined
  try {
    const told = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])
    return { isRunnable: fields[STATE] === 'R', processorMs: ticks * TICK_MS }
  } catch {
    return undefined
  }
}
