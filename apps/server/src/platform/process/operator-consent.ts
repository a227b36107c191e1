import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { StartupError } from './startup-error.ts'

/** Where a person may sit. */
export type Terminal = Pick<NodeJS.Process, 'stdin' | 'stderr'>

/** How an operator runs an act that moves money. */
export interface OperatorConsent {
  /** Who does it. */
  actor: string
  /** Only say what would happen. */
  isDryRun: boolean
  /** Nobody is asked. */
  isAgreed: boolean
  terminal: Terminal
}

/** What names a person: something, and no more than a line. */
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
 * Takes --dry-run, --yes and --by out of a command's arguments, and leaves the others as they were. Throws StartupError
 * where --by names nobody, or an option is written wrongly.
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

/** Asks whether to go on. Throws StartupError where nobody says yes, or nobody is there to be asked. */
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
