import { openTaskThread } from './task-thread.ts'
import { TaskStopped, type Task, type TaskLimits } from './task.ts'

export interface TaskQueueOptions {
  limits: TaskLimits
  /** Tasks that may wait for their turn; one more is stopped as 'busy'. */
  places: number
  /** Who has not had a turn by then is stopped as 'busy'. */
  waitSeconds: number
}

export interface TaskQueue {
  /** Does a task when its turn comes. Rejects with TaskStopped, with TaskRefused, or with what went wrong in it. */
  run<Input, Part, Output>(
    task: Task<Input, Part, Output>,
    input: Input,
    /** Asked for when the turn has come. */
    parts?: () => AsyncIterable<Part>,
  ): Promise<Output>
  /** Ends the thread and what it does. */
  close(): Promise<void>
}

/** Tasks one at a time in a thread of their own, a few waiting, the others turned away at once. */
export function createTaskQueue({ limits, places, waitSeconds }: TaskQueueOptions): TaskQueue {
  const thread = openTaskThread(limits)
  const waiting: (() => void)[] = []
  let isBusy = false

  async function turn(name: string): Promise<void> {
    if (!isBusy) {
      isBusy = true
      return
    }
    if (waiting.length >= places) throw new TaskStopped('busy', name)
    await new Promise<void>((resolve, reject) => {
      const leave = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(new TaskStopped('busy', name))
      }, waitSeconds * 1_000)
      const enter = () => {
        clearTimeout(leave)
        resolve()
      }
      waiting.push(enter)
    })
  }

  function pass() {
    const next = waiting.shift()
    if (next === undefined) isBusy = false
    else next()
  }

  return {
    async run<Input, Part, Output>(
      task: Task<Input, Part, Output>,
      input: Input,
      parts?: () => AsyncIterable<Part>,
    ) {
      await turn(task.name)
      try {
        return (await thread.run(task.name, input, parts?.())) as Output
      } finally {
        pass()
      }
    },
    close: thread.stop,
  }
}
