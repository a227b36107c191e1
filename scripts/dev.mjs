import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, root, stop } from './setup/project.mjs'

/** The server restarts and the browser updates itself when a source changes. */
checkNode()
await withLock('setup', ensureInstalled).catch((error) => stop(error.message))
const port = await freePort()
const env = {
  // Links in mails lead to the address of the screens.
  CAMBUSA_PUBLIC_URL: 'http://127.0.0.1:5173',
  ...process.env,
  CAMBUSA_API: `http://127.0.0.1:${port}`,
}
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const serverArgs = ['watch', '--clear-screen=false', 'apps/server/src/main.ts', '--port', String(port)]
let isEnding = false
const children = [
  start(root, [tsx, ...serverArgs, ...process.argv.slice(2)]),
  start(join(root, 'apps/storefront'), [vite]),
]
// The terminal itself sends Ctrl+C to the children.
process.on('SIGINT', () => (isEnding = true))
process.on('SIGTERM', end)

/** When one of the two ends, the other is ended too. */
function start(cwd, args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd, env })
  child.once('exit', end)
  return child
}

function end() {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
