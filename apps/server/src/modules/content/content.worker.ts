import { readPartApart, readPostApart } from '../../integrations/wordpress/read-texts.ts'
import { wordPressPartTask, wordPressPostTask } from '../../integrations/wordpress/text-tasks.ts'
import { contentFileTask } from './folder/read-apart.ts'
import { readFileApart } from './folder/read-file.ts'
import { openCleaner } from './html/clean.ts'
import { serveTasks, taskWork } from '../../platform/offload/serve-tasks.ts'

// The libraries count for the start of the thread, not for its first text.
await openCleaner({ pictureHosts: [] })

/** Texts of the content. */
serveTasks([
  taskWork(contentFileTask, readFileApart),
  taskWork(wordPressPostTask, readPostApart),
  taskWork(wordPressPartTask, readPartApart),
])
