import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from './thread-priority.ts'
import {
  TaskRefused,
  type FromWorker,
  type Task,
  type TaskThreadData,
  type TaskWork,
  type ToWorker,
} from './task.ts'

type AnyWork = TaskWork<unknown, unknown, unknown>

/** A task with its handler. */
export function taskWork<Input, Part, Output>(
  task: Task<Input, Part, Output>,
  work: TaskWork<Input, Part, Output>,
): [name: string, work: AnyWork] {
  return [task.name, work as AnyWork]
}

/** In the worker: handles the tasks that it receives, one after the other. */
export function serveTasks(tasks: readonly [name: string, work: AnyWork][]): void {
  lowerPriority((workerData as TaskThreadData).niceness)
  const known = new Map(tasks)
  let parts = openParts()

  const answer = (message: FromWorker, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer)

  async function work(name: string, input: unknown) {
    try {
      const act = known.get(name)
      if (act === undefined) throw new Error(`no task is called ${name}`)
      const done = await act(input, parts.iterable)
      answer({ done }, ownBytes(done))
    } catch (error) {
      if (error instanceof TaskRefused) answer({ refused: error.message })
      else answer({ failed: String((error as Error).stack ?? error) })
    }
  }

  parentPort?.on('message', (message: ToWorker) => {
    if ('start' in message) {
      parts = openParts()
      answer({ started: true })
      void work(message.start, message.input)
    } else if ('part' in message) parts.add(message.part)
    else parts.end()
  })
}

/** Buffers that nothing else uses are transferred instead of copied. */
const ownBytes = (value: unknown): ArrayBuffer[] =>
  value instanceof Uint8Array &&
  value.buffer instanceof ArrayBuffer &&
  value.length === value.buffer.byteLength
    ? [value.buffer]
    : []

/** A stream of parts, for one reader. */
function openParts() {
  const held: unknown[] = []
  let hasEnded = false
  let wake: (() => void) | undefined
  const awaken = () => {
    wake?.()
    wake = undefined
  }
  async function* read() {
    for (;;) {
      while (held.length > 0) yield held.shift()
      if (hasEnded) return
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  return {
    iterable: { [Symbol.asyncIterator]: read },
    add: (part: unknown) => {
      held.push(part)
      awaken()
    },
    end: () => {
      hasEnded = true
      awaken()
    },
  }
}
