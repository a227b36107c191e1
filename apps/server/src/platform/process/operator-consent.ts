import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { StartupError } from './startup-error.ts'

/** The streams of a terminal. */
export type Terminal = Pick<NodeJS.Process, 'stdin' | 'stderr'>

/** How an operator confirms an act that moves money. */
export interface OperatorConsent {
  /** The name of the person. */
  actor: string
  /** Only reports what would happen. */
  isDryRun: boolean
  /** Runs without asking. */
  isAgreed: boolean
  terminal: Terminal
}

/** A valid name: not empty, one line. */
const ACTOR = /^[^\p{Cc}]{1,80}$/u

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // In a container the user may have no name.
    return `uid ${process.getuid?.() ?? ''}`
  }
}

/**
 * Removes --dry-run, --yes and --by from a command's arguments. Throws StartupError when --by has no name, or an option
 * is invalid.
 */
export function takeConsent(
  args: readonly string[],
  terminal: Terminal = process,
): { consent: OperatorConsent; rest: string[] } {
  const options = {
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
    by: { type: 'string' },
  } as const
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const own = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(options, token.name)) continue
    own.add(token.index)
    if (token.name !== 'by') {
      if (token.value !== undefined) throw new StartupError(operatorTexts.noValue({ option: token.rawName }))
    } else if (token.value !== undefined && !token.inlineValue) own.add(token.index + 1)
  }
  const { by, yes, 'dry-run': dryRun } = values
  const actor = by === undefined ? systemUser() : typeof by === 'string' ? by.trim() : ''
  if (!ACTOR.test(actor)) throw new StartupError(operatorTexts.byWhom)
  const rest = args.filter((_, index) => !own.has(index))
  return { consent: { actor, isDryRun: dryRun === true, isAgreed: yes === true, terminal }, rest }
}

/** Asks for confirmation. Throws StartupError when it is denied, or when there is no terminal to ask. */
export async function askConsent(
  { isAgreed, terminal }: OperatorConsent,
  lines: readonly string[],
): Promise<void> {
  if (isAgreed) return
  const { stdin, stderr } = terminal
  if (!stdin.isTTY || !stderr.isTTY) throw new StartupError(operatorTexts.nobodyToAsk)
  const asked = createInterface({ input: stdin, output: stderr })
  const question = [...lines, operatorTexts.goOn].join('\n')
  const answer = await asked.question(`${question} `).finally(() => asked.close())
  if (!operatorTexts.yes.includes(answer.trim().toLowerCase())) throw new StartupError(operatorTexts.refused)
}
