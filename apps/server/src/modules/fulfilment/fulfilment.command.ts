import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { AGE_DOCUMENTS, type AgeDocument } from '@cambusa/domain/orders/hand-over'
import { formatEuro, typedCents } from '@cambusa/domain/money/money'
import { errorText } from '@cambusa/messages/it/errors'
import { fulfilmentCommandTexts as texts } from '@cambusa/messages/it/operator/fulfilment-command'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { ordersCommandTexts } from '@cambusa/messages/it/operator/orders-command'
import type { Db } from '../../platform/database/database.ts'
import { tried } from '../../platform/database/dry-run.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CommandContext } from '../../platform/process/command.ts'
import { takeConsent } from '../../platform/process/operator-consent.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { findOrderIdOfNumber, runOrdersCommand } from '../orders/orders.ts'
import { handOverOrder, type HandedOver, type HandingOver } from './hand-over-order.ts'
import type { Acted, Doer } from './order-act.ts'
import { pickOrder } from './pick-order.ts'
import {
  bringBackOrder,
  cancelOrderByShop,
  confirmOrder,
  orderOnTheWay,
  readyOrder,
  startPicking,
} from './prepare-order.ts'
import { readPickFile } from './read-pick-file.ts'
import type { Receiver } from './receiver.ts'

/** Options of the hand-over and of the cancellation. */
interface Options {
  to?: string
  delegate?: string
  'age-document'?: string
  collected?: string
  deposit?: string[]
  reason?: string
}

type Run = (db: Db, doer: Doer) => Promise<Acted | HandedOver>
type ActName = keyof typeof texts.done

/** What the words and options of a command ask for, of one order. */
interface Asked {
  context: CommandContext
  orderId: number
  file: string | undefined
  options: Options
}

const OPTIONS_OF: Partial<Record<ActName, readonly (keyof Options)[]>> = {
  'hand-over': ['to', 'delegate', 'age-document', 'collected', 'deposit'],
  cancel: ['reason'],
}

const DEPOSIT = /^(.{1,40})=(\d{1,4})$/

function centsOf(text: string): number {
  const cents = typedCents(text)
  if (cents === undefined) throw new StartupError(operatorTexts.wrongAmount({ text }))
  return cents
}

function receiverOf({ to, delegate }: Options): Receiver {
  if (to !== undefined && delegate !== undefined) throw new StartupError(texts.usage)
  if (delegate !== undefined) {
    if (!/^\d{1,12}$/.test(delegate)) throw new StartupError(texts.wrongDelegate({ text: delegate }))
    return { kind: 'delegate', id: Number(delegate) }
  }
  const name = to?.trim()
  if (name === undefined) return { kind: 'customer' }
  if (!/^[^\p{Cc}]{1,80}$/u.test(name)) throw new StartupError(texts.wrongName)
  return { kind: 'name', name }
}

function documentOf(text: string | undefined): AgeDocument | null {
  if (text === undefined) return null
  const known = AGE_DOCUMENTS.find((each) => each === text || texts.documents[each] === text.toLowerCase())
  if (known === undefined) throw new StartupError(texts.wrongDocument({ text }))
  return known
}

function depositOf(text: string): HandingOver['deposits'][number] {
  const [, code, quantity] = DEPOSIT.exec(text) ?? []
  if (code === undefined) throw new StartupError(texts.wrongDeposit({ text }))
  return { code, quantity: Number(quantity) }
}

function reasonOf({ reason = '' }: Options): string {
  const text = reason.trim()
  if (!/^[^\p{Cc}]{1,200}$/u.test(text)) throw new StartupError(texts.wrongReason)
  return text
}

/** How each act is run; what is wrong in its options is told before. */
const RUNS: Record<ActName, (asked: Asked) => Run | Promise<Run>> = {
  confirm:
    ({ orderId }) =>
    (db, doer) =>
      confirmOrder(db, orderId, doer),
  start:
    ({ orderId }) =>
    (db, doer) =>
      startPicking(db, orderId, doer),
  pick: async ({ orderId, file }) => {
    const picking = await readPickFile(resolve(file!))
    return (db, doer) => pickOrder(db, orderId, picking, doer)
  },
  ready:
    ({ orderId, context }) =>
    (db, doer) =>
      readyOrder(db, context, orderId, doer),
  'on-the-way':
    ({ orderId, context }) =>
    (db, doer) =>
      orderOnTheWay(db, context, orderId, doer),
  'bring-back':
    ({ orderId }) =>
    (db, doer) =>
      bringBackOrder(db, orderId, doer),
  cancel: ({ orderId, context, options }) => {
    const reason = reasonOf(options)
    return (db, doer) => cancelOrderByShop(db, context, { orderId, reason }, doer)
  },
  'hand-over': ({ orderId, context, options }) => {
    const { collected, deposit = [] } = options
    const said: HandingOver = {
      to: receiverOf(options),
      ageDocument: documentOf(options['age-document']),
      deposits: deposit.map(depositOf),
      collectedCents: collected === undefined ? null : centsOf(collected),
    }
    return (db, doer) => handOverOrder(db, context, orderId, said, doer)
  },
}

const isActName = (name: string | undefined): name is ActName =>
  name !== undefined && Object.hasOwn(RUNS, name)

/** Words and options of an act. Throws StartupError with the usage. */
function readArgs(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    to: text,
    delegate: text,
    'age-document': text,
    collected: text,
    deposit: { type: 'string', multiple: true } as const,
    reason: text,
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { options: values as Options, words: positionals }
  } catch {
    throw new StartupError(texts.usage)
  }
}

/** What an act did, or would do. */
function linesOf(name: ActName, acted: Acted | HandedOver, isDryRun: boolean): string[] {
  const { number, outcome } = acted
  if (outcome === 'already') return [texts.already({ number })]
  const due = 'dueCents' in acted && acted.dueCents > 0 ? acted : undefined
  return [
    texts.done[name]({ number }),
    ...(due === undefined
      ? []
      : [texts.collected({ due: formatEuro(due.dueCents), collected: formatEuro(due.collectedCents) })]),
    ...(isDryRun ? [operatorTexts.dryRun] : []),
  ]
}

/**
 * `npm run orders -- confirm | start | pick | ready | on-the-way | bring-back | hand-over | cancel ORDER …`, and the
 * lists of runOrdersCommand. Throws StartupError with the usage, or with what is wrong; then nothing was changed.
 */
export async function runFulfilmentCommand(context: CommandContext): Promise<void> {
  const [name] = context.args
  if (!isActName(name)) return runOrdersCommand(context)
  const { consent, rest } = takeConsent(context.args)
  const { options, words } = readArgs(rest)
  const [, number, file, ...others] = words
  const isFitting =
    others.length === 0 &&
    (file !== undefined) === (name === 'pick') &&
    Object.keys(options).every((each) => OPTIONS_OF[name]?.some((known) => known === each))
  if (number === undefined || !isFitting) throw new StartupError(texts.usage)
  const { db } = context.database
  try {
    const order = await findOrderIdOfNumber(db, { number: number.trim() })
    if (order === undefined) throw new StartupError(ordersCommandTexts.orderUnknown({ number }))
    const run = await RUNS[name]({ context, orderId: order.id, file, options })
    const doer = { actor: consent.actor, now: new Date() }
    const acted = consent.isDryRun ? await tried(db, (tx) => run(tx, doer)) : await run(db, doer)
    for (const line of linesOf(name, acted, consent.isDryRun)) console.log(line)
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(errorText(error.code, error.params))
    throw error
  }
}
