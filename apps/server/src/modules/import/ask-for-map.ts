import { createInterface } from 'node:readline/promises'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { StartupError } from '../../platform/process/startup-error.ts'
import { write } from '../../platform/process/terminal.ts'
import type { ProposedMap } from './map-needed.ts'

/** The streams of a process, which may be a terminal. */
export type Terminal = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>

/** Exit code for a file that needs a map, unless somebody at a terminal accepts the proposed one. */
const NEEDS_MAP = 2
const { proposal } = importTexts

/**
 * Prints a proposed map to the standard output and remarks on it to the standard error; asks at a terminal whether to
 * use it. Throws StartupError with exit code 2 unless the answer is yes.
 */
export async function askForMap(proposed: ProposedMap, terminal: Terminal = process): Promise<object> {
  const { needs, assumed, guessed, map } = proposed
  const { stdin, stdout, stderr } = terminal
  const say = (line: string) => write(stderr, `${line}\n`)
  say(proposal.title)
  write(stdout, `${JSON.stringify(map, null, 2)}\n`)
  for (const guess of guessed) say(proposal.guessed(guess))
  for (const sentence of assumed) say(`  ${sentence}`)
  if (needs.length > 0) throw new StartupError(`${proposal.incomplete} ${needs.join('; ')}.`, NEEDS_MAP)
  if (!stdin.isTTY || !stderr.isTTY) throw new StartupError(proposal.save, NEEDS_MAP)
  const lines = createInterface({ input: stdin, output: stderr })
  const answer = await lines.question(proposal.ask).finally(() => lines.close())
  if (!proposal.yes.includes(answer.trim().toLowerCase())) throw new StartupError(proposal.refused, NEEDS_MAP)
  return map
}
