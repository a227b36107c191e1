import { TaskRefused } from '../offload/task.ts'

/** A file that cannot be read as a table; the message is one Italian sentence for the person who gave it. */
export class TableFailure extends TaskRefused {
  override name = 'TableFailure'
}
