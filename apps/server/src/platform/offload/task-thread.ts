import type { Worker } from 'node:worker_threads'
import { startWorker } from './start-worker.ts'
import {
  TaskRefused,
  TaskStopped,
  type FromWorker,
  type TaskLimits,
  type TaskThreadData,
  type ToWorker,
} from './task.ts'

/** The thread of the tasks of calls. */
const tasksSource = new URL('../../tasks.worker.ts', import.meta.url)

/** Memory of the young generation; the rest of the limit is the old generation. */
const YOUNG_MB = 16
/** A thread that has not started after this time, even on the busiest machine, never will. */
const START_SECONDS = 60
/** An idle thread is ended to free its memory. */
const IDLE_SECONDS = 20

/** How a task is run, besides its input. */
interface TaskOptions {
  parts: AsyncIterable<unknown> | undefined
  /** Stops it as 'busy': another caller needs the time, or nobody waits for it any more. */
  signal: AbortSignal
  /** Called when the thread has started the task. */
  onStarted: () => void
}

/**
 * At most one thread, started on demand, which runs one task at a time and is ended when a task exceeds its limits.
 * `source`: the worker that has the functions of its tasks.
 */
export function openTaskThread(limits: TaskLimits, source = tasksSource) {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const workerData: TaskThreadData = { niceness: limits.niceness ?? 0 }
    const started = startWorker(source, {
      workerData,
      resourceLimits: {
        maxOldGenerationSizeMb: Math.max(8, limits.megabytes - YOUNG_MB),
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    })
    // An error of the worker, even between two tasks, must not end the process.
    started.on('error', () => undefined)
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }

  async function stop() {
    clearTimeout(idle)
    const running = worker
    worker = undefined
    await running?.terminate()
  }

  function rest() {
    worker?.unref()
    idle = setTimeout(() => void stop(), IDLE_SECONDS * 1_000)
    idle.unref()
  }

  /** Runs one task. Rejects with TaskStopped, TaskRefused, or the error of the task. */
  async function run(
    name: string,
    input: unknown,
    { parts, signal, onStarted }: TaskOptions,
  ): Promise<unknown> {
    clearTimeout(idle)
    const thread = worker ?? start()
    thread.ref()
    const listeners = new AbortController()
    try {
      return await new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout
        const within = (seconds: number) => {
          clearTimeout(timer)
          timer = setTimeout(() => reject(new TaskStopped('seconds', name)), seconds * 1_000)
        }
        const onMessage = (message: FromWorker) => {
          if ('started' in message) {
            onStarted()
            return parts === undefined && within(limits.seconds)
          }
          if ('done' in message) return resolve(message.done)
          return reject('refused' in message ? new TaskRefused(message.refused) : new Error(message.failed))
        }
        const onError = (error: Error) => reject(stoppedBy(error, name))
        const onExit = (code: number) => reject(new Error(`the thread ended with ${code} during ${name}`))
        thread.on('message', onMessage).on('error', onError).on('exit', onExit)
        listeners.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          thread.off('message', onMessage).off('error', onError).off('exit', onExit)
        })
        within(START_SECONDS)
        const onAbort = () => reject(new TaskStopped('busy', name))
        if (signal.aborted) return onAbort()
        signal.addEventListener('abort', onAbort, { signal: listeners.signal })
        const send = (message: ToWorker) => thread.postMessage(message)
        send({ start: name, input })
        if (parts === undefined) return undefined
        return void sendAll(parts, send, listeners.signal).then(() => {
          if (!listeners.signal.aborted) within(limits.seconds)
        }, reject)
      })
    } catch (error) {
      // A failed task must leave nothing behind for the next one.
      if (!(error instanceof TaskRefused)) await stop()
      throw error
    } finally {
      listeners.abort()
      rest()
    }
  }

  return { run, stop }
}

async function sendAll(
  parts: AsyncIterable<unknown>,
  send: (message: ToWorker) => void,
  signal: AbortSignal,
) {
  for await (const part of parts) {
    if (signal.aborted) return
    send({ part })
  }
  send({ end: true })
}

const stoppedBy = (error: Error, name: string) =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskStopped('megabytes', name) : error
