import {
  dueStatementTask,
  orderPdfTask,
  writeDueStatement,
  writeOrderPdf,
} from './modules/documents/documents.ts'
import {
  listFileTask,
  orderFileTask,
  readListLines,
  readOrderLines,
} from './modules/quick-order/quick-order.ts'
import { serveTasks, taskWork } from './platform/offload/serve-tasks.ts'
import { formTask, readFormParts } from './platform/uploads/form.task.ts'
import { writeTableBytes, writeTableTask } from './platform/tables/write-table.task.ts'

/** All tasks of the worker thread. */
serveTasks([
  taskWork(orderFileTask, readOrderLines),
  taskWork(listFileTask, readListLines),
  taskWork(formTask, readFormParts),
  taskWork(orderPdfTask, writeOrderPdf),
  taskWork(dueStatementTask, writeDueStatement),
  taskWork(writeTableTask, writeTableBytes),
])
