import { resolve } from 'node:path'
import { formatEuro } from '@cambusa/domain/money/money'
import { errorText } from '@cambusa/messages/it/errors'
import { paymentsTexts } from '@cambusa/messages/it/payments'
import { paymentsCommandTexts as texts } from '@cambusa/messages/it/payments-command'
import type { CommandContext } from '../../platform/command.ts'
import { openLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { StartupError } from '../../platform/startup-error.ts'
import type { Db } from '../../platform/database.ts'
import { captureOrder } from './capture-order.ts'
import { collectDebits } from './collect-debits.service.ts'
import type { Gateways } from './known-gateways.ts'
import { findOrderOfNumber } from './payments.queries.ts'
import { receiveTransfer } from './receive-transfer.ts'

const { collection } = paymentsTexts
const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

/** Cents of '12,34', '12.3' or '12'. Throws StartupError. */
function centsOf(text: string): number {
  const [, euros, decimals = ''] = AMOUNT.exec(text) ?? []
  if (euros === undefined) throw new StartupError(texts.wrongAmount({ text }))
  return Number(euros + decimals.padEnd(2, '0'))
}

const [CAPTURE, RECEIVED, COLLECT] = ['capture', 'received', 'collect']

/** The order that a number names. Throws StartupError. */
async function orderOf(db: Db, number: string): Promise<number> {
  const order = await findOrderOfNumber(db, { number })
  if (order === undefined) throw new StartupError(texts.orderUnknown({ number }))
  return order.id
}

async function capture(
  { config, database }: CommandContext,
  gateways: Gateways,
  number: string,
  cents: number,
): Promise<string[]> {
  const orderId = await orderOf(database.db, number)
  const { log, close } = openLog({ mode: 'demo', dataDir: config.dataDir })
  try {
    const needs = { config, db: database.db, gateways, log }
    // Typed again it is the same act: a second one is answered with what the first one took.
    const taken = await captureOrder(needs, orderId, cents, `cambusa-capture-${number}`, new Date())
    return [texts.captured({ number, amount: formatEuro(taken.capturedCents) })]
  } finally {
    await close()
  }
}

async function received(
  { config, database }: CommandContext,
  number: string,
  cents: number,
): Promise<string[]> {
  const { db } = database
  const transfer = await receiveTransfer({ config, db }, await orderOf(db, number), cents, new Date())
  const { outcome, missingCents, returnCents } = transfer
  if (outcome === 'missing') return [texts.missing({ number, missing: formatEuro(missingCents) })]
  if (outcome === 'tooLate') return [texts.tooLate({ number, amount: formatEuro(returnCents) })]
  const surplus = returnCents > 0 ? [texts.surplus({ amount: formatEuro(returnCents) })] : []
  return [texts.received({ number }), ...surplus]
}

async function collect({ database }: CommandContext, given: string): Promise<string[]> {
  const path = resolve(given)
  try {
    const { orders, cents } = await collectDebits(database.db, path, new Date())
    return [orders === 0 ? collection.none : collection.written({ orders, amount: formatEuro(cents), path })]
  } catch (error) {
    // The disk's own refusals have a code and a path.
    if (error instanceof Error && 'path' in error) throw new StartupError(collection.failed({ path }))
    throw error
  }
}

/** `npm run payments -- …`: see the usage. ORDER is the order's number. Throws StartupError with the usage, or with what is wrong. */
export async function runPaymentsCommand(context: CommandContext, gateways: Gateways): Promise<void> {
  const [act, subject, amount, ...rest] = context.args
  const isCollect = act === COLLECT && subject !== undefined && amount === undefined
  const isOfOrder = (act === CAPTURE || act === RECEIVED) && subject !== undefined && amount !== undefined
  if (rest.length > 0 || !(isCollect || isOfOrder)) throw new StartupError(texts.usage)
  try {
    const lines = isCollect
      ? await collect(context, subject)
      : act === CAPTURE
        ? await capture(context, gateways, subject, centsOf(amount ?? ''))
        : await received(context, subject, centsOf(amount ?? ''))
    for (const line of lines) console.log(line)
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(errorText(error.code, error.params))
    throw error
  }
}
