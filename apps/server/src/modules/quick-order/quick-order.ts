/** Public exports of the quick order: what is done apart from the thread that answers. */
export { orderFileTask, readOrderLines } from './order-file.task.ts'
