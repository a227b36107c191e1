import { createCallerTurns } from '../security/caller-turns.ts'
import { openTaskThread } from './task-thread.ts'
import type { Task, TaskLimits } from './task.ts'

export interface TaskQueueOptions {
  limits: TaskLimits
  /** How long a task may run while a caller waits who has used less time; then it is stopped as 'busy'. */
  sharedSeconds: number
  /** Queue length for the tasks of all callers; one more is refused (503). */
  places: number
  /** A task that has waited longer is refused (503). */
  waitSeconds: number
}

/** The caller of a task. */
export interface TaskCaller {
  /** Each caller may have one running and one waiting. */
  caller: string
  /** Aborted when nobody waits for the task any more: it is stopped. */
  signal?: AbortSignal | undefined
}

export interface TaskQueue {
  /**
   * Runs a task when its caller's turn comes. Rejects with request.tooMany (429) when the caller has one running and
   * one waiting, server.busy (503), TaskStopped, TaskRefused, or the error of the task.
   */
  run<Input, Part, Output>(
    who: TaskCaller,
    task: Task<Input, Part, Output>,
    input: Input,
    /** Called when the task starts. */
    parts?: () => AsyncIterable<Part>,
  ): Promise<Output>
  /** Stops the thread and its task. */
  close(): Promise<void>
}

/** Retry time for a caller with too many tasks: most are done by then. */
const RETRY_SECONDS = 2
/** Checks of a task beyond its share within that time. */
const LOOKS = 4

/** The task that the thread is running. */
interface UnderWay {
  caller: string
  /** When the thread started the task; the start of the thread itself is not counted. */
  startedMs?: number
  end: () => void
}

/** Runs tasks one at a time in a worker thread, taking callers in fair turns. */
export function createTaskQueue({ limits, sharedSeconds, places, waitSeconds }: TaskQueueOptions): TaskQueue {
  const thread = openTaskThread(limits)
  const turns = createCallerTurns({ running: 1, waiting: places, waitSeconds, retrySeconds: RETRY_SECONDS })
  const sharedMs = sharedSeconds * 1_000
  const waiting: string[] = []
  let underWay: UnderWay | undefined
  let timer: NodeJS.Timeout | undefined

  /** Stops the running task when it has used its share, and a caller waits who has used less. */
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
