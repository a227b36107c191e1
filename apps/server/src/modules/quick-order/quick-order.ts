/** Public exports of the quick order: what runs in a worker thread, also for the files of lists. */
export { listFileTask, readListLines } from './list-file.task.ts'
export { orderFileTask, readOrderLines } from './order-file.task.ts'
