import { ensureBuilt } from './setup/built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, stop } from './setup/project.mjs'

checkNode()
// Names of parts; by default all.
const parts = process.argv.slice(2)
await withLock('setup', async () => {
  await ensureInstalled()
  await ensureBuilt(parts.length > 0 ? parts : undefined)
}).catch((error) => stop(error.message))
