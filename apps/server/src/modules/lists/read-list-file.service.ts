import type { DataOf } from '@cambusa/contract/endpoint'
import type { FileLine, readListFile } from '@cambusa/contract/lists/list-files'
import type { ListFileLine } from '@cambusa/domain/lists/list-table'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { orderedProduct, orderQuantity } from '@cambusa/domain/quantity/order-quantity'
import { setImmediate } from 'node:timers/promises'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { readShopperFile } from '../../platform/http/shopper-files.ts'
import type { TaskCaller } from '../../platform/offload/task-queue.ts'
import { problem, wireProblem, type CartNeeds, type LineProblem } from '../cart/cart.ts'
import {
  cardJson,
  findByCode,
  findByText,
  fold,
  rankFound,
  unavailableReasonOf,
  type Assortment,
  type SellableProduct,
} from '../catalogue/catalogue.ts'
import { listLastBoughtOf } from '../orders/orders.ts'
import { listFileTask } from '../quick-order/quick-order.ts'

/** Found products of a name that are compared with it. */
const LOOKED_AT = 12
/** Products that the customer bought last, which are proposed first. */
const BOUGHT_LOOKED_AT = 500
/** Lines matched without a pause; calls of other shoppers are served in between. */
const LINES_AT_ONCE = 20

/** Names by which exactly this product is meant. */
function namesOf({ index }: Assortment, ordinal: number): string[] {
  const [name, format] = [index.name(ordinal), index.format(ordinal)]
  const brand = index.brandName(index.snapshot.brand[ordinal]!)
  return [
    name,
    `${name} ${format}`,
    `${name} ${brand}`,
    `${name} ${brand} ${format}`,
    `${name} ${format} ${brand}`,
  ].map((text) => fold(text).trim())
}

/** Products that a customer has bought, by their code, the last one first. */
type LastBought = ReadonlyMap<string, number>

/** A line whose product is not sure, and what may be meant. */
interface Unsure {
  problem: LineProblem
  guess: number | undefined
}

/** Of products that may be meant, best first: the one that was bought last, else the first one that is sold. */
function guessOf(
  assortment: Assortment,
  ranked: readonly number[],
  lastBought: LastBought,
): number | undefined {
  const { index } = assortment
  const sold = ranked.filter((ordinal) => unavailableReasonOf(assortment, ordinal) === undefined)
  const placeOf = (ordinal: number) => lastBought.get(index.code(ordinal)) ?? Infinity
  return sold.toSorted((a, b) => placeOf(a) - placeOf(b) || sold.indexOf(a) - sold.indexOf(b))[0]
}

/** The product of a line, by its code or by its exact name; several of that name are none. */
function findProduct(
  assortment: Assortment,
  { code, text }: ListFileLine,
  lastBought: LastBought,
): number | Unsure {
  const { index } = assortment
  const name = text || code
  const byCode =
    (code === '' ? undefined : findByCode(index, code)) ?? (text === '' ? undefined : findByCode(index, text))
  if (byCode !== undefined) return byCode
  if (text === '') return { problem: problem('list.productUnknown', { name }), guess: undefined }
  const rankedOf = (isAsTyped: boolean) => {
    const found = findByText(assortment, text, undefined, isAsTyped)
    return [...rankFound(index, found, found.ordinals)].slice(0, LOOKED_AT)
  }
  const asTyped = rankedOf(true)
  const wanted = fold(text).trim()
  const [exact, ...others] = asTyped.filter((ordinal) => namesOf(assortment, ordinal).includes(wanted))
  if (exact !== undefined && others.length === 0) return exact
  if (exact !== undefined) {
    const guess = guessOf(assortment, [exact, ...others], lastBought)
    return { problem: problem('list.productUnclear', { name }), guess }
  }
  const guess = guessOf(assortment, asTyped.length > 0 ? asTyped : rankedOf(false), lastBought)
  return { problem: problem('list.productUnknown', { name }), guess }
}

/** The quantity that a list notes for a line, and what is not as written. */
function quantityOf(
  product: SellableProduct,
  { amount, code }: ListFileLine,
): { quantity: number; problem: LineProblem | undefined } {
  const packaging = { piecesPerBox: undefined, boxesPerPallet: undefined }
  const facts = orderedProduct(product.rule, product.unit, product.format, packaging)
  const { quantity, isRounded, isSure } = orderQuantity(facts, amount, code !== '')
  const shown = formatQuantity(product.rule, quantity, product.unit)
  const isOther = isRounded || !isSure
  return {
    quantity,
    problem: isOther ? problem('list.quantityRounded', { name: product.name, quantity: shown }) : undefined,
  }
}

interface Reading {
  needs: CartNeeds
  session: RequestSession
  assortment: Assortment
  lastBought: LastBought
  now: Date
}

function lineJson(
  { needs, session, assortment, lastBought, now }: Reading,
  line: ListFileLine,
): { json: string; isReady: boolean } {
  const { row, code, text, amount, isUnreadable } = line
  const written = { row, code, name: text, asked: amount?.value ?? null }
  const sellable = (ordinal: number | undefined) =>
    ordinal === undefined
      ? undefined
      : needs.catalogue.sellable(assortment.index.snapshot.ids[ordinal]!, session.scope, now)
  const none = (found: LineProblem, guess?: number) => {
    const told: Omit<FileLine, 'suggestion'> = {
      ...written,
      product: null,
      quantity: 0,
      problem: wireProblem(found),
    }
    const maybe = sellable(guess)
    const suggestion =
      maybe === undefined || guess === undefined
        ? 'null'
        : `{"quantity":${quantityOf(maybe, line).quantity},"product":${cardJson(assortment, guess, 'card')}}`
    return { json: `${JSON.stringify(told).slice(0, -1)},"suggestion":${suggestion}}`, isReady: false }
  }
  if (isUnreadable) return none(problem('list.quantityUnreadable', { name: text || code }))
  const ordinal = findProduct(assortment, line, lastBought)
  if (typeof ordinal !== 'number') return none(ordinal.problem, ordinal.guess)
  const product = sellable(ordinal)
  if (product === undefined) return none(problem('list.productUnknown', { name: text || code }))
  const read = quantityOf(product, line)
  const rest: Omit<FileLine, 'product'> = {
    ...written,
    quantity: read.quantity,
    problem: read.problem === undefined ? null : wireProblem(read.problem),
    suggestion: null,
  }
  return {
    json: `${JSON.stringify(rest).slice(0, -1)},"product":${cardJson(assortment, ordinal, 'card')}}`,
    isReady: true,
  }
}

/**
 * What a file would put into a list, line by line; data of POST /wishlist/read-file as JSON. Throws quickOrder.noLines,
 * and those of readShopperFile.
 */
export async function readListFileJson(
  needs: CartNeeds,
  who: TaskCaller,
  { session, body, now }: { session: RequestSession; body: unknown; now: Date },
): Promise<string> {
  const { lines, leftOut } = await readShopperFile(who, listFileTask, body)
  if (lines.length === 0) throw refuse('quickOrder.noLines')
  const assortment = needs.catalogue.assortment(session.scope, now)
  const bought = session.userId < 0 ? [] : await listLastBoughtOf(needs.db, session, BOUGHT_LOOKED_AT)
  const lastBought = new Map(bought.map(({ code }, place) => [code, place]))
  const reading = { needs, session, assortment, lastBought, now }
  const told: ReturnType<typeof lineJson>[] = []
  for (const [at, line] of lines.entries()) {
    if (at % LINES_AT_ONCE === 0) await setImmediate()
    told.push(lineJson(reading, line))
  }
  const rest: Omit<DataOf<typeof readListFile>, 'lines'> = {
    ready: told.filter(({ isReady }) => isReady).length,
    leftOut,
  }
  return `{"lines":[${told.map(({ json }) => json).join()}],${JSON.stringify(rest).slice(1)}`
}
