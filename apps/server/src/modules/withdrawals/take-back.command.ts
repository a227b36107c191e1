import { parseArgs } from 'node:util'
import { formatEuro } from '@cambusa/domain/money/money'
import { errorText } from '@cambusa/messages/it/errors'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { takeBackTexts as texts } from '@cambusa/messages/it/operator/take-back'
import { tried } from '../../platform/database/dry-run.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CommandContext } from '../../platform/process/command.ts'
import { askConsent, takeConsent, type Terminal } from '../../platform/process/operator-consent.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { findOrderIdOfNumber } from '../orders/orders.ts'
import { takeBack, type TakenBack } from './take-back.ts'

const NAME = 'take-back'

/** Whether these arguments of `npm run orders` take goods back. */
export const isTakeBack = ([name]: readonly string[]): boolean => name === NAME

/** The order's number, and the withdrawal if one is named. Throws StartupError with the usage. */
function readArgs(args: readonly string[]): { number: string; withdrawalId: number | null } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { withdrawal: { type: 'string' } },
      allowPositionals: true,
    })
    const [, number, ...more] = positionals
    const { withdrawal } = values
    const isNumber = withdrawal === undefined || /^\d{1,15}$/.test(withdrawal)
    if (number !== undefined && more.length === 0 && isNumber)
      return { number: number.trim(), withdrawalId: withdrawal === undefined ? null : Number(withdrawal) }
  } catch {
    // Unknown options: the usage is told below.
  }
  throw new StartupError(texts.usage)
}

/** What happens with the money, one sentence for each way. */
function moneyLines({ giftCents, cardCents, bankCents }: TakenBack['withdrawal']): string[] {
  return [
    ...(giftCents > 0 ? [texts.gift({ amount: formatEuro(giftCents) })] : []),
    ...(cardCents > 0 ? [texts.card({ amount: formatEuro(cardCents) })] : []),
    ...(bankCents > 0 ? [texts.bank({ amount: formatEuro(bankCents) })] : []),
  ]
}

const goodsLines = ({ lines }: TakenBack['withdrawal']): string[] =>
  lines.map(({ name, format, quantity, unit }) =>
    texts.line({ name: [name, format].filter((part) => part !== '').join(', '), quantity, unit }),
  )

/**
 * `npm run orders -- take-back ORDER [--withdrawal ID]`: the goods of a withdrawal are back. Says what would happen, asks,
 * does it and records who did. Throws StartupError with the usage, or with what is wrong.
 */
export async function runTakeBackCommand(
  { config, database: { db }, args }: CommandContext,
  terminal?: Terminal,
): Promise<void> {
  const { consent, rest } = takeConsent(args, terminal)
  const { number, withdrawalId } = readArgs(rest)
  const found = await findOrderIdOfNumber(db, { number })
  if (found === undefined) throw new StartupError(texts.orderUnknown({ number }))
  const meant = { orderId: found.id, number, withdrawalId }
  try {
    const plan = await tried(db, (tx) => takeBack(tx, config, meant, consent.actor, new Date()))
    if (!plan.isNew) return console.log(texts.already({ number, id: plan.withdrawal.id }))
    const would = [
      texts.would({ number, id: plan.withdrawal.id }),
      ...goodsLines(plan.withdrawal),
      ...moneyLines(plan.withdrawal),
    ]
    if (consent.isDryRun) return console.log([...would, operatorTexts.dryRun].join('\n'))
    await askConsent(consent, would)
    const done = await inTransaction(db, (tx) => takeBack(tx, config, meant, consent.actor, new Date()))
    const said = done.isNew ? texts.done : texts.already
    console.log([said({ number, id: done.withdrawal.id }), ...moneyLines(done.withdrawal)].join('\n'))
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(errorText(error.code, error.params))
    throw error
  }
}
