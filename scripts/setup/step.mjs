import { spawn } from 'node:child_process'
import { root } from './project.mjs'

const HEARTBEAT_MS = 10_000
const KEPT_LINES = 400

export const seconds = (fromMs) => `${((performance.now() - fromMs) / 1000).toFixed(1).replace('.', ',')} s`

/** Prints the beginning of a step, a sign of life every ten seconds, and how long it took. */
export async function step(label, act) {
  const start = performance.now()
  console.log(`• ${label}`)
  const heartbeat = setInterval(() => console.log(`  … ${seconds(start)}`), HEARTBEAT_MS)
  try {
    const result = await act()
    console.log(`  fatto in ${seconds(start)}`)
    return result
  } finally {
    clearInterval(heartbeat)
  }
}

/**
 * Runs a program in the root and resolves to its exit code and output; with `show` the output is seen as it comes.
 * @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, cwd = root, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const lines = []
    const take = (target) => (chunk) => {
      if (show) target.write(chunk)
      lines.push(chunk.toString())
      if (lines.length > KEPT_LINES) lines.shift()
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: lines.join('') }))
  })
}

/** Runs a JavaScript program with this Node. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options)

export class StepFailed extends Error {}

/** As run, but a failure throws the end of the output. */
export async function mustRun(what, running) {
  const { code, output } = await running
  if (code !== 0)
    throw new StepFailed(`${what} non riuscita (codice ${code}):\n${output.trim().slice(-4000)}`)
}
