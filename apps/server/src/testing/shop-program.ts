import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'

const source = join(import.meta.dirname, '..')
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

/** What production wants to be told, beside its database. */
export const PRODUCTION_ENV = {
  CAMBUSA_MODE: 'production',
  CAMBUSA_SECRET: 'c0f1a9e47b2d8356914ed7a0b35f68c2',
  CAMBUSA_PUBLIC_URL: 'https://spesa.example.com',
  CAMBUSA_SMTP_URL: 'smtp://127.0.0.1:1',
  CAMBUSA_MAIL_FROM: 'spesa@example.com',
}

/** Starts a program from its source, as a process of its own; ended with the test file at the latest. */
export function startProgram(args: string[], options: ProgramOptions = {}): ShopProgram {
  const before = ['tsx', ...(options.preload ?? [])].flatMap((module) => ['--import', module])
  const program = join(source, `${options.program ?? 'main'}.ts`)
  const [command, all] = options.shell
    ? ['/bin/sh', [options.shell]]
    : [process.execPath, [...before, program, ...args]]
  const child = spawn(command, all, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '', DATABASE_URL: '', ...options.env },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  // 'close' comes after the last word of both streams.
  const ended = once(child, 'close').then(([code]) => code as number | null)
  void ended.then(() => running.delete(child))
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

const running = new Set<ChildProcess>()
afterAll(async () => {
  const left = [...running].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  for (const child of left) child.kill('SIGKILL')
  await Promise.all(left.map((child) => once(child, 'exit')))
})
