import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const START_TIMEOUT_MS = 290_000
const POLL_MS = 20
const built = join(import.meta.dirname, '../apps/server/dist/main.js')

/** A server of the shop in a process of its own. Whoever starts it must end it. */
export interface ServerProcess {
  /** Base URL without a path. */
  url: string
  pid: number | undefined
  isAlive(): boolean
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

export interface ServerStart {
  dataDir: string
  /** The script to run instead of the built server. */
  script?: string | undefined
  /** 0: any free port. */
  port?: number
  /** A module that the process loads first. */
  preload?: string | undefined
  /** Added to the current environment. */
  env?: Readonly<Record<string, string>> | undefined
  /** Receives the server's output; by default errors are shown and the rest is not. */
  listener?: (text: string) => void
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

function addressIn(file: string): { url: string; pid: number } | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { url: string; pid: number }
  } catch {
    // It is just being written.
    return undefined
  }
}

/** Starts the server and waits until it listens. Throws when it does not start. */
export async function startServerProcess(start: ServerStart): Promise<ServerProcess> {
  const { dataDir, script = built, port = 0, preload, env, listener } = start
  const before = preload === undefined ? [] : ['--import', preload]
  const child = spawn(process.execPath, [...before, script, '--port', String(port), '--data', dataDir], {
    stdio: listener ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => listener?.(text.toString()))
  const isAlive = () => child.exitCode === null && child.signalCode === null
  for (const deadline = Date.now() + START_TIMEOUT_MS; isAlive() && Date.now() < deadline;) {
    const address = addressIn(join(dataDir, 'server.json'))
    if (address?.pid === child.pid) return { url: address?.url ?? '', pid: child.pid, isAlive, end }
    await pause(POLL_MS)
  }
  child.kill()
  throw new Error(`the server did not start: node ${script} --data DIR shows why`)

  async function end(signal: NodeJS.Signals) {
    if (!isAlive()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
