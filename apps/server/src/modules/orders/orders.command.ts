import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isOrderStatus, ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { ORDERS_TO_PICK } from '@cambusa/domain/orders/order-sets'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { fulfilmentCommandTexts } from '@cambusa/messages/it/operator/fulfilment-command'
import { ordersCommandTexts as texts } from '@cambusa/messages/it/operator/orders-command'
import type { CommandContext } from '../../platform/process/command.ts'
import type { Db } from '../../platform/database/database.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { listOrderActs } from './order-acts.queries.ts'
import { pickingPdf } from './picking-pdf.ts'
import { afterwardsLines } from './say-afterwards.ts'
import { listLines, showLines } from './say-orders.ts'
import { findOrderIdOfNumber, listOrdersOfShop, listShopOrders } from './shop-orders.queries.ts'

/** Maximum of orders in one list or file. */
const MOST = 500
const PDF = /\.pdf$/i

interface Options {
  status?: string
  day?: string
  store?: string
}

/** Options and positional arguments. Throws StartupError with the usage. */
function readArgs(args: readonly string[]): { options: Options; words: string[] } {
  const text = { type: 'string' } as const
  try {
    const options = { status: text, day: text, store: text }
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { options: values, words: positionals }
  } catch {
    throw new StartupError(fulfilmentCommandTexts.usage)
  }
}

/** A status, by its number or name. Throws StartupError. */
function statusOf(text: string): number {
  const number = Number(text)
  const known = new Map<string, number>(Object.entries(ORDER_STATUS)).get(text)
  if (known !== undefined) return known
  if (!isOrderStatus(number)) throw new StartupError(texts.wrongStatus({ text }))
  return number
}

/** A valid date such as 2026-11-25. Throws StartupError. */
function dayOf(text: string): string {
  try {
    if (addDaysIso(text, 0) === text) return text
  } catch {
    // Invalid: refused below.
  }
  throw new StartupError(texts.wrongDay({ text }))
}

/** Filters from the options; `statuses` apply if no status is given. */
function filtersOf({ status, day, store }: Options, statuses: readonly number[], now: Date) {
  if (store !== undefined && !/^\d{1,9}$/.test(store))
    throw new StartupError(texts.wrongStore({ text: store }))
  return {
    statuses: status === undefined ? statuses : [statusOf(status)],
    day: day === undefined ? null : dayOf(day),
    fromDay: romeDate(now),
    storeId: store === undefined ? null : Number(store),
    most: MOST,
  }
}

/** The order with this number, in full. Throws StartupError if there is none. */
async function orderOf(db: Db, number: string) {
  const found = await findOrderIdOfNumber(db, { number: number.trim() })
  const [order] = found === undefined ? [] : await listShopOrders(db, { orderIds: [found.id] })
  if (order === undefined) throw new StartupError(texts.orderUnknown({ number }))
  return order
}

/** An order with its history and what its customer did after the hand-over, as lines. Throws StartupError. */
async function shownOrder(db: Db, number: string): Promise<string> {
  const order = await orderOf(db, number)
  const shown = showLines(order, await listOrderActs(db, { orderId: order.id }))
  return [...shown, ...(await afterwardsLines(db, order.id))].join('\n')
}

/** Writes the picking list of one order, or of all orders of a day that are to be picked. Throws StartupError. */
async function writePicking(
  { config, database: { db } }: CommandContext,
  { number, file, options }: { number: string | undefined; file: string; options: Options },
  now: Date,
): Promise<string> {
  if (!PDF.test(file)) throw new StartupError(texts.notPdf({ file }))
  const listed =
    number === undefined ? await listOrdersOfShop(db, filtersOf(options, ORDERS_TO_PICK, now)) : []
  const orders =
    number === undefined
      ? await listShopOrders(db, { orderIds: listed.map(({ id }) => id) })
      : [await orderOf(db, number)]
  if (orders.length === 0) throw new StartupError(texts.nothingToPick)
  const path = resolve(file)
  try {
    await writeFile(path, await pickingPdf(orders, config.shop.name, now))
  } catch (error) {
    // Errors of the file system have a code and a path.
    if (error instanceof Error && 'path' in error) throw new StartupError(texts.notWritten({ path }))
    throw error
  }
  return texts.written({ count: orders.length, path })
}

/**
 * `npm run orders -- list | show ORDER | picking …`: shows orders and picking lists; changes nothing. Throws
 * StartupError with the usage, or with what is wrong.
 */
export async function runOrdersCommand(context: CommandContext): Promise<void> {
  const { options, words } = readArgs(context.args)
  const [act, ...rest] = words
  const { db } = context.database
  const now = new Date()
  const isPlain = Object.keys(options).length === 0
  if (act === 'list' && rest.length === 0) {
    const everything = Object.values(ORDER_STATUS)
    console.log(listLines(await listOrdersOfShop(db, filtersOf(options, everything, now))).join('\n'))
  } else if (act === 'show' && rest.length === 1 && isPlain) console.log(await shownOrder(db, rest[0]!))
  else if (act === 'picking' && rest.length === 2 && isPlain)
    console.log(await writePicking(context, { number: rest[0], file: rest[1]!, options }, now))
  else if (act === 'picking' && rest.length === 1 && options.day !== undefined)
    console.log(await writePicking(context, { number: undefined, file: rest[0]!, options }, now))
  else throw new StartupError(fulfilmentCommandTexts.usage)
}
