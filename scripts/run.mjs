import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt } from './setup/built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, root, stop } from './setup/project.mjs'

/**
 * demo, import, export, customers, keys, messages, audit, orders, payments, check-money, jobs, ready, bench, proofs: installs and builds
 * what they need and runs them in the operator's directory.
 */
const [command = '', ...rest] = process.argv.slice(2)
const { args, dataDir } = takeData(rest)

checkNode()
const program = await withLock('setup', async () => {
  await ensureInstalled()
  if (command === 'proofs') return fromSource('proofs/proofs.ts', args)
  return command === 'bench' ? measurement() : builtCommand()
}).catch((error) => stop(error.message))

const env = dataDir ? { ...process.env, CAMBUSA_DATA: dataDir } : process.env
const cwd = process.env.INIT_CWD ?? process.cwd()
const child = spawn(process.execPath, program, { stdio: 'inherit', env, cwd })
// The terminal itself sends Ctrl+C to the child.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', (code) => process.exit(code ?? 1))

async function builtCommand() {
  await ensureBuilt(['server'])
  return [join(root, `apps/server/dist/${command}.js`), ...args]
}

/** npm run bench -- NAME: bench/NAME.ts, from its source. */
async function measurement() {
  const [name = '', ...own] = args
  const file = `bench/${name}.ts`
  if (!name || !existsSync(join(root, file))) {
    const names = readdirSync(join(root, 'bench')).filter((entry) => /^[a-z-]+\.ts$/.test(entry))
    stop(`npm run bench -- NOME, dove NOME è: ${names.map((entry) => entry.slice(0, -3)).join(', ')}`)
  }
  return fromSource(file, own)
}

/** Programs that measure or test the built shop are not built themselves. */
async function fromSource(file, own) {
  await ensureBuilt()
  return ['--import', import.meta.resolve('tsx'), join(root, file), ...own]
}

/** --data exists for every command; the rest are the command's own arguments. */
function takeData(all) {
  const place = all.findIndex((arg) => arg === '--data' || arg.startsWith('--data='))
  if (place < 0) return { args: all, dataDir: undefined }
  const isSeparate = all[place] === '--data'
  const value = isSeparate ? all[place + 1] : all[place].slice('--data='.length)
  if (!value) stop('--data vuole una cartella.')
  return {
    args: all.toSpliced(place, isSeparate ? 2 : 1),
    dataDir: resolve(process.env.INIT_CWD ?? '.', value),
  }
}
