/** A piece of work that a thread of its own does: `tasks.worker.ts` says which function does it. Data are cloned. */
export interface Task<Input, Part, Output> {
  name: string
  /** For the types alone. */
  readonly types?: (input: Input, part: Part) => Output
}

/** Names a task; `Part` is what is sent after the input, bit by bit. */
export const defineTask = <Input, Output, Part = never>(name: string): Task<Input, Part, Output> => ({ name })

/** What does a task, in the worker. A TaskRefused that it throws is thrown where the task was asked for. */
export type TaskWork<Input, Part, Output> = (input: Input, parts: AsyncIterable<Part>) => Promise<Output>

/** What a task may use until it is ended. */
export interface TaskLimits {
  /** From the moment that its input is there. */
  seconds: number
  /** Of the thread's heap; what is held beside the heap (bytes of files) a task bounds itself. */
  megabytes: number
  /** Niceness of the thread, 0 to 19: how far its priority is below that of the threads that answer. 0 without it. */
  niceness?: number
}

/** What the worker is started with. */
export interface TaskThreadData {
  niceness: number
}

/** A task's own no: one Italian sentence for the person who gave the input. */
export class TaskRefused extends Error {
  override name = 'TaskRefused'
}

/** A task that was ended; 'busy': its time was another's. What to tell is decided where it was asked for. */
export class TaskStopped extends Error {
  override name = 'TaskStopped'
  readonly reason: 'busy' | 'seconds' | 'megabytes'

  constructor(reason: TaskStopped['reason'], task: string) {
    super(`the task ${task} was stopped: ${reason}`)
    this.reason = reason
  }
}

export type ToWorker = { start: string; input: unknown } | { part: unknown } | { end: true }
export type FromWorker = { started: true } | { done: unknown } | { refused: string } | { failed: string }
