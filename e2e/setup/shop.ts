import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const READY_MS = 150_000
const ANSWER_MS = 2_000

/** Started by the README's command, which prepares the copy, one shop after the other. */
const README = 'scripts/start.mjs'
/** Started as what has been built already, so that several open at once. */
export const BUILT = 'apps/server/dist/main.js'

/** The real shop as a process of its own on data of its own. */
export interface Shop {
  url: string
  port: number
  dataDir: string
  /** kill -9: what a power cut does. */
  kill(): Promise<void>
  /** Ends it as Ctrl+C does. */
  stop(): Promise<void>
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/version.json`, { signal: AbortSignal.timeout(ANSWER_MS) })
    return answer.ok
  } catch {
    return false
  }
}

/** Starts the shop on a port and waits until it answers. Throws with its output when it does not come up. */
export async function openShop(port: number, dataDir: string, program = README): Promise<Shop> {
  const args = [join(root, program), '--port', String(port), '--data', dataDir]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const url = addressOf(port)
  const deadline = Date.now() + READY_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the shop did not open:\n${output}`)
    await new Promise((done) => setTimeout(done, 150))
  }
  return { url, port, dataDir, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGINT') }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
