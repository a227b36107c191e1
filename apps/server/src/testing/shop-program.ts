import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { vi } from 'vitest'
import { atTheEnd } from './at-the-end.ts'
import { writeRetailersFile } from './files/retailers-file.ts'

const built = join(import.meta.dirname, '../../dist')
const OPENING = { timeout: 120_000, interval: 50 }

export interface ShopProgram {
  child: ChildProcess
  /** Exit code; null after a signal that ended it. */
  ended: Promise<number | null>
  /** What it said so far, both streams together. */
  output: () => string
}

export interface ProgramOptions {
  env?: Record<string, string>
  /** Modules that the process loads first. */
  preload?: string[]
  program?: 'main' | 'import' | 'export' | 'demo'
  /** A script of the shell instead: for what stands behind `>` and `|`. */
  shell?: string
}

/** What production wants to be told, beside its database; the file is written for who reads it and goes with his test file. */
export const PRODUCTION_ENV = {
  CAMBUSA_MODE: 'production',
  CAMBUSA_SECRET: 'c0f1a9e47b2d8356914ed7a0b35f68c2',
  get CAMBUSA_SHOP_FILE() {
    return writeRetailersFile()
  },
  CAMBUSA_PUBLIC_URL: 'https://spesa.bottegarossa.it',
  CAMBUSA_SMTP_URL: 'smtp://127.0.0.1:1',
  CAMBUSA_MAIL_FROM: 'spesa@bottegarossa.it',
  CAMBUSA_DRAIN_SECONDS: '0',
}

/** Where the built program lies, as the operator runs it: it starts in a third of the time of its source. */
export const programFile = (name: string) => join(built, `${name}.js`)

/** Starts a built program as a process of its own; ended with the test file at the latest. */
export function startProgram(args: string[], options: ProgramOptions = {}): ShopProgram {
  const before = (options.preload ?? []).flatMap((module) => ['--import', module])
  const program = programFile(options.program ?? 'main')
  const [command, all] = options.shell
    ? ['/bin/sh', [options.shell]]
    : [process.execPath, [...before, program, ...args]]
  const child = spawn(command, all, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '', DATABASE_URL: '', ...options.env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  // 'close' comes after the last word of both streams.
  const ended = once(child, 'close').then(([code]) => code as number | null)
  atTheEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  return { child, ended, output: () => output }
}

/** Starts the shop and waits until it says where it is open. */
export async function openShopProgram(args: string[], options: ProgramOptions = {}) {
  const shop = startProgram(['--port', '0', ...args], options)
  const url = await vi.waitFor(() => {
    const found = /aperto: (http\S+)/.exec(shop.output())?.[1]
    if (!found && shop.child.exitCode === null) throw new Error(shop.output())
    return found ?? ''
  }, OPENING)
  return { ...shop, url }
}

/** Tells it to end and waits for its exit code. */
export async function endProgram(shop: ShopProgram): Promise<number | null> {
  shop.child.kill('SIGTERM')
  return shop.ended
}
