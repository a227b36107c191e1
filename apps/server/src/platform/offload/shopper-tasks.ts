import { refuse } from '../http/refusal.ts'
import { createTaskQueue, type TaskQueue } from './task-queue.ts'
import { TaskStopped } from './task.ts'

/**
 * Runs the costly work of shoppers' calls: reading files and uploads, writing tables. One task at a time per process,
 * so that one core stays free for other callers.
 */
const queue = createTaskQueue({
  limits: { seconds: 5, megabytes: 256, niceness: 10 },
  sharedSeconds: 2,
  places: 32,
  waitSeconds: 10,
})

/**
 * Runs a task for a shopper's call. Throws the refusals request.tooMany (429) when the caller has one running and one
 * waiting and server.busy (503) when too many others wait, TaskRefused with the task's own sentence, and TaskStopped
 * after more than 5 s or 256 MB.
 */
export const runForShopper: TaskQueue['run'] = async (who, task, input, parts) => {
  try {
    return await queue.run(who, task, input, parts)
  } catch (error) {
    throw error instanceof TaskStopped && error.reason === 'busy' ? refuse('server.busy') : error
  }
}
