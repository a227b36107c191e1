import { formatEuro } from '@cambusa/domain/money/money'
import { errorText } from '@cambusa/messages/it/errors'
import { paymentsCommandTexts as texts } from '@cambusa/messages/it/payments-command'
import type { CommandContext } from '../../platform/command.ts'
import { openLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { captureOrder } from './capture-order.ts'
import type { Gateways } from './gateways.ts'
import { findOrderOfNumber } from './payments.queries.ts'

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

/** Cents of '12,34', '12.3' or '12'. Throws StartupError. */
function centsOf(text: string): number {
  const [, euros, decimals = ''] = AMOUNT.exec(text) ?? []
  if (euros === undefined) throw new StartupError(texts.wrongAmount({ text }))
  return Number(euros + decimals.padEnd(2, '0'))
}

/**
 * `npm run payments -- capture ORDER AMOUNT`: takes so much of what the order's card has authorised. ORDER is the order's
 * number. Throws StartupError with the usage, or with what is wrong.
 */
export async function runPaymentsCommand(
  { config, database, args }: CommandContext,
  gateways: Gateways,
): Promise<void> {
  const [act, number, amount, ...rest] = args
  if (act !== 'capture' || number === undefined || amount === undefined || rest.length > 0)
    throw new StartupError(texts.usage)
  const cents = centsOf(amount)
  const order = await findOrderOfNumber(database.db, { number })
  if (order === undefined) throw new StartupError(texts.orderUnknown({ number }))
  const { log, close } = openLog({ mode: 'demo', dataDir: config.dataDir })
  try {
    const needs = { config, db: database.db, gateways, log }
    // Typed again it is the same act: a second one is answered with what the first one took.
    const taken = await captureOrder(needs, order.id, cents, `cambusa-capture-${number}`, new Date())
    console.log(texts.captured({ number, amount: formatEuro(taken.capturedCents) }))
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(errorText(error.code, error.params))
    throw error
  } finally {
    await close()
  }
}
