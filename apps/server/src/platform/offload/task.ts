/** Work for a worker thread: `tasks.worker.ts` maps it to its function. Data are cloned. */
export interface Task<Input, Part, Output> {
  name: string
  /** For type inference only. */
  readonly types?: (input: Input, part: Part) => Output
}

/** Names a task; `Part` is what is sent in pieces after the input. */
export const defineTask = <Input, Output, Part = never>(name: string): Task<Input, Part, Output> => ({ name })

/** The function of a task, in the worker. A TaskRefused that it throws is rethrown in the main thread. */
export type TaskWork<Input, Part, Output> = (input: Input, parts: AsyncIterable<Part>) => Promise<Output>

/** What a task may use before it is stopped. */
export interface TaskLimits {
  /** From the moment when its input has arrived. */
  seconds: number
  /** Of the thread's heap; a task itself limits memory outside the heap (bytes of files). */
  megabytes: number
  /** Niceness of the thread, 0 to 19: how far its priority is below that of the threads that answer. Default 0. */
  niceness?: number
}

/** The workerData of the thread. */
export interface TaskThreadData {
  niceness: number
}

/** A refusal by the task itself: one Italian sentence for the person who gave the input. */
export class TaskRefused extends Error {
  override name = 'TaskRefused'
}

/** A task that was stopped; 'busy': another caller needed the time. The caller of the task decides on the message. */
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
