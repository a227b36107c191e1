import { resolve } from 'node:path'
import { typedCents } from '@cambusa/domain/money/money'
import { errorText } from '@cambusa/messages/it/errors'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { paymentsCommandTexts as texts } from '@cambusa/messages/it/operator/payments-command'
import type { CommandContext } from '../../../platform/process/command.ts'
import type { Db } from '../../../platform/database/database.ts'
import { askConsent, takeConsent, type Terminal } from '../../../platform/process/operator-consent.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import type { Gateways } from '../gateway/known-gateways.ts'
import { captureAct, collectAct, receivedAct, type MoneyAct } from './money-acts.ts'
import { listPayoutsAct, paidOutAct } from './payout-acts.ts'
import { findOrderOfNumber } from '../types/payments.queries.ts'

const PAYOUT = /^\d{1,12}$/

/** Cents of '12,34', '12.3' or '12'. Throws StartupError. */
function centsOf(text: string): number {
  const cents = typedCents(text)
  if (cents === undefined) throw new StartupError(operatorTexts.wrongAmount({ text }))
  return cents
}

/** The order with a number. Throws StartupError. */
async function orderOf(db: Db, number: string) {
  const order = await findOrderOfNumber(db, { number })
  if (order === undefined) throw new StartupError(texts.orderUnknown({ number }))
  return { orderId: order.id, number }
}

/** The operation given by the arguments. Throws StartupError with the usage, or with what is wrong in them. */
async function actOf(
  context: CommandContext,
  gateways: Gateways,
  args: readonly string[],
): Promise<MoneyAct> {
  const [name, subject, amount, ...rest] = args
  const { db } = context.database
  if (name === 'collect' && subject !== undefined && amount === undefined)
    return collectAct(db, resolve(subject))
  const isOfOrder = subject !== undefined && amount !== undefined && rest.length === 0
  if (name === 'capture' && isOfOrder) {
    const cents = centsOf(amount)
    return captureAct(context, gateways, await orderOf(db, subject), cents)
  }
  if (name === 'received' && isOfOrder) {
    const cents = centsOf(amount)
    return receivedAct(context, await orderOf(db, subject), cents)
  }
  if (name === 'payouts' && subject === undefined) return listPayoutsAct(db)
  if (name === 'payouts' && subject === '--paid' && amount !== undefined && rest.length === 0) {
    if (!PAYOUT.test(amount)) throw new StartupError(texts.payoutUnknown({ id: amount }))
    return paidOutAct(context, Number(amount))
  }
  throw new StartupError(texts.usage)
}

/**
 * `npm run payments -- …`: see the usage. Says what would happen, asks, does it and records who did. Throws
 * StartupError with the usage, or with what is wrong; exits with 1 if something is wrong with the money.
 */
export async function runPaymentsCommand(
  context: CommandContext,
  gateways: Gateways,
  terminal?: Terminal,
): Promise<void> {
  const { consent, rest } = takeConsent(context.args, terminal)
  try {
    const act = await actOf(context, gateways, rest)
    const plan = await act.plan(new Date())
    if (!plan.changes || consent.isDryRun) {
      for (const line of plan.lines) console.log(line)
      if (plan.changes) console.log(operatorTexts.dryRun)
      if (plan.isAmiss) process.exitCode = 1
      return
    }
    await askConsent(consent, plan.lines)
    const done = await act.run(consent.actor, new Date())
    for (const line of done.lines) console.log(line)
    if (done.isAmiss) process.exitCode = 1
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(errorText(error.code, error.params))
    throw error
  }
}
