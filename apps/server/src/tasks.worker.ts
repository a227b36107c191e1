import { orderFileTask, readOrderLines } from './modules/quick-order/quick-order.ts'
import { serveTasks, taskWork } from './platform/offload/serve-tasks.ts'
import { writeTableBytes, writeTableTask } from './platform/tables/write-table.task.ts'

/** The table of contents of what is done apart from the thread that answers. */
serveTasks([taskWork(orderFileTask, readOrderLines), taskWork(writeTableTask, writeTableBytes)])
