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
const env = { ...process.env, CAMBUSA_API: `http://127.0.0.1:${port}` }
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const children = [
  start(root, [
    tsx,
    'watch',
    '--clear-screen=false',
    'apps/server/src/main.ts',
    '--port',
    String(port),
    ...process.argv.slice(2),
  ]),
  start(join(root, 'apps/storefront'), [vite]),
]

function start(cwd, args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd, env })
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 0
  })
  return child
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)))

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
