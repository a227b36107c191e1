/** Public exports of the quick order: what runs in a worker thread. */
export { orderFileTask, readOrderLines } from './order-file.task.ts'
