import { openTaskThread } from './task-thread.ts'
import type { Task, TaskLimits } from './task.ts'

/** How a task of a line is run, besides its input. */
export interface LineOptions {
  /** Stops the task when it is aborted. */
  signal: AbortSignal
  /** The task is given up as 'busy' when it has run so long, so that those after it are not held up. */
  shareSeconds?: number
}

/** Tasks of the process itself, which wait for each other as long as it takes. */
export interface TaskLine {
  /** Rejects with TaskStopped, TaskRefused or the error of the task. */
  run<Input, Output>(task: Task<Input, never, Output>, input: Input, options: LineOptions): Promise<Output>
}

/** Runs tasks one after the other in a worker thread of their own, in the order in which they come. */
export function createTaskLine(limits: TaskLimits, source: URL): TaskLine {
  const thread = openTaskThread(limits, source)
  let last: Promise<unknown> = Promise.resolve()

  async function start(name: string, input: unknown, { signal, shareSeconds }: LineOptions) {
    const share = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const onStarted = () => {
      if (shareSeconds !== undefined) timer = setTimeout(() => share.abort(), shareSeconds * 1_000)
    }
    try {
      const stopped = AbortSignal.any([signal, share.signal])
      return await thread.run(name, input, { parts: undefined, signal: stopped, onStarted })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    run<Input, Output>({ name }: Task<Input, never, Output>, input: Input, options: LineOptions) {
      const done = last.then(() => start(name, input, options))
      last = done.catch(() => undefined)
      return done as Promise<Output>
    },
  }
}
