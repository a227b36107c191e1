import { ensureBuilt } from './setup/built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, stop } from './setup/project.mjs'

checkNode()
await withLock('setup', async () => {
  await ensureInstalled()
  await ensureBuilt()
}).catch((error) => stop(error.message))
