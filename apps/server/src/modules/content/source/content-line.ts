import { createTaskLine } from '../../../platform/offload/task-line.ts'

/** A text of the greatest length takes some seconds on a busy machine; one that takes longer is made to take long. */
const MOST_SECONDS = 30
const MOST_MEGABYTES = 256
const NICENESS = 10

/**
 * Texts of the content are read here, one after the other: parsing Markdown or HTML takes milliseconds for each kB, and
 * minutes for some texts. The thread has the libraries for it, and ends when it is idle.
 */
export const contentLine = createTaskLine(
  { seconds: MOST_SECONDS, megabytes: MOST_MEGABYTES, niceness: NICENESS },
  new URL('../content.worker.ts', import.meta.url),
)
