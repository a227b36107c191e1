import { parseArgs } from 'node:util'
import { formatEuro, typedCents } from '@cambusa/domain/money/money'
import { errorText } from '@cambusa/messages/it/errors'
import { creditNoteTexts as texts } from '@cambusa/messages/it/operator/credit-note'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { tried } from '../../platform/database/dry-run.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CommandContext } from '../../platform/process/command.ts'
import { askConsent, takeConsent, type Terminal } from '../../platform/process/operator-consent.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { noteCredit, type CreditNote } from './note-credit.ts'

const NAME = 'credit'
const DOCUMENT = /^[^\p{Cc}]{1,60}$/u
const REASON = /^[^\p{Cc}]{1,200}$/u

/** Whether these arguments of `npm run orders` note a credit note. */
export const isCredit = ([name]: readonly string[]): boolean => name === NAME

/** The credit note of the arguments. Throws StartupError with the usage, or with what is wrong. */
function readNote(args: readonly string[]): CreditNote {
  const text = { type: 'string' } as const
  let read
  try {
    read = parseArgs({ args: [...args], options: { document: text, reason: text }, allowPositionals: true })
  } catch {
    throw new StartupError(texts.usage)
  }
  const [, number, amount, ...more] = read.positionals
  if (number === undefined || amount === undefined || more.length > 0) throw new StartupError(texts.usage)
  const cents = typedCents(amount)
  if (cents === undefined || cents <= 0) throw new StartupError(operatorTexts.wrongAmount({ text: amount }))
  const document = read.values.document?.trim() ?? ''
  const reason = read.values.reason?.trim() ?? ''
  if (!DOCUMENT.test(document)) throw new StartupError(texts.wrongDocument)
  if (!REASON.test(reason)) throw new StartupError(texts.wrongReason)
  return { orderNumber: number.trim(), document, cents, reason }
}

/**
 * `npm run orders -- credit ORDER AMOUNT --document NUMBER --reason TEXT`: says what it would do, asks, and does it.
 * Throws StartupError with the usage, or with what is wrong; then nothing was changed.
 */
export async function runCreditCommand(
  { database: { db }, args }: CommandContext,
  terminal?: Terminal,
): Promise<void> {
  const { consent, rest } = takeConsent(args, terminal)
  const note = readNote(rest)
  const { document, orderNumber: number } = note
  const doer = () => ({ actor: consent.actor, now: new Date() })
  const restLine = (cents: number) => (cents > 0 ? [texts.rest({ amount: formatEuro(cents) })] : [])
  try {
    const plan = await tried(db, (tx) => noteCredit(tx, note, doer()))
    if (plan.isRepeated) return console.log(texts.already({ document }))
    const would = [
      texts.would({ number, document, amount: formatEuro(note.cents) }),
      ...restLine(plan.restCents),
    ]
    if (consent.isDryRun) return console.log([...would, operatorTexts.dryRun].join('\n'))
    await askConsent(consent, would)
    const done = await noteCredit(db, note, doer())
    console.log(done.isRepeated ? texts.already({ document }) : would.join('\n'))
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(errorText(error.code, error.params))
    throw error
  }
}
