import { createCallerTurns } from '../security/caller-turns.ts'
import { openTaskThread } from './task-thread.ts'
import type { Task, TaskLimits } from './task.ts'

export interface TaskQueueOptions {
  limits: TaskLimits
  /** How long a task goes on while a caller waits whose tasks took less; then it is stopped as 'busy'. */
  sharedSeconds: number
  /** Tasks of all callers that may wait for their turn; one more is refused (503). */
  places: number
  /** Who has not had a turn by then is refused (503). */
  waitSeconds: number
}

/** For whom a task is done. */
export interface TaskCaller {
  /** One is under way and one waits for each caller. */
  caller: string
  /** Aborted when nobody waits for the task any more: it is ended. */
  signal?: AbortSignal | undefined
}

export interface TaskQueue {
  /**
   * Does a task when its caller's turn comes. Rejects with request.tooMany (429) where the caller has one under way and one
   * waiting, server.busy (503), TaskStopped, TaskRefused, or what went wrong in it.
   */
  run<Input, Part, Output>(
    who: TaskCaller,
    task: Task<Input, Part, Output>,
    input: Input,
    /** Asked for when the turn has come. */
    parts?: () => AsyncIterable<Part>,
  ): Promise<Output>
  /** Ends the thread and what it does. */
  close(): Promise<void>
}

/** When a caller with too many tasks may come again: most are done by then. */
const RETRY_SECONDS = 2
/** How often a task beyond its share is looked at within such a time. */
const LOOKS = 4

/** The task that the thread is at. */
interface UnderWay {
  caller: string
  /** When the thread has begun it; its own start is nobody's time. */
  startedMs?: number
  end: () => void
}

/** Tasks one at a time in a thread of their own, by fair turns of their callers. */
export function createTaskQueue({ limits, sharedSeconds, places, waitSeconds }: TaskQueueOptions): TaskQueue {
  const thread = openTaskThread(limits)
  const turns = createCallerTurns({ running: 1, waiting: places, waitSeconds, retrySeconds: RETRY_SECONDS })
  const sharedMs = sharedSeconds * 1_000
  const waiting: string[] = []
  let underWay: UnderWay | undefined
  let timer: NodeJS.Timeout | undefined

  /** Ends the task under way when it had its share, and a caller waits whose tasks took less. */
  function checkTime() {
    clearTimeout(timer)
    if (underWay?.startedMs === undefined) return
    const { caller, startedMs, end } = underWay
    const others = waiting.filter((other) => other !== caller)
    if (others.length === 0) return
    const tookMs = performance.now() - startedMs
    const usedMs = turns.usedMs(caller) + tookMs
    if (tookMs >= sharedMs && others.some((other) => turns.usedMs(other) < usedMs)) end()
    else timer = setTimeout(checkTime, Math.max(sharedMs - tookMs, sharedMs / LOOKS))
  }

  return {
    async run<Input, Part, Output>(
      { caller, signal }: TaskCaller,
      task: Task<Input, Part, Output>,
      input: Input,
      parts?: () => AsyncIterable<Part>,
    ) {
      const work = async () => {
        const ending = new AbortController()
        const own: UnderWay = (underWay = { caller, end: () => ending.abort() })
        const onStarted = () => {
          own.startedMs = performance.now()
          checkTime()
        }
        try {
          const ended = AbortSignal.any([ending.signal, ...(signal === undefined ? [] : [signal])])
          return (await thread.run(task.name, input, {
            parts: parts?.(),
            signal: ended,
            onStarted,
          })) as Output
        } finally {
          underWay = undefined
        }
      }
      let waits = true
      const leave = () => {
        if (waits) waiting.splice(waiting.indexOf(caller), 1)
        waits = false
      }
      waiting.push(caller)
      try {
        const done = turns.run(caller, signal, () => {
          leave()
          return work()
        })
        checkTime()
        return await done
      } finally {
        leave()
      }
    },
    close: thread.stop,
  }
}
