import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MatchedLine, QuickOrderDoubt, QuickOrderLine } from '@cambusa/contract/quick-order'
import { orderQuantity } from '@cambusa/domain/quantity/order-quantity'
import type { RequestSession } from '../../platform/context.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { cardJson, listSynonyms, unavailableReasonOf, type Assortment } from '../catalogue/catalogue.ts'
import { listLastBoughtOf } from '../orders/orders.ts'
import { findLine, type FoundLine } from './find-line.ts'
import type { Seeking } from './line-meaning.ts'
import { orderedProductOf, type Packaging } from './ordered-product.ts'
import { readSynonyms } from './synonym-forms.ts'
import { listPackaging } from './quick-order.queries.ts'

/** Other requests get their turn after so long, milliseconds. */
const TURN_MS = 8
const BOUGHT_LOOKED_AT = 500

async function findLines(seeking: Seeking, lines: readonly QuickOrderLine[]): Promise<FoundLine[]> {
  const found: FoundLine[] = []
  let turnBegan = performance.now()
  for (const line of lines) {
    found.push(findLine(seeking, line))
    if (performance.now() - turnBegan < TURN_MS) continue
    await nextTurn()
    turnBegan = performance.now()
  }
  return found
}

function matchedLine(
  assortment: Assortment,
  found: FoundLine,
  packaging: ReadonlyMap<number, Packaging>,
): MatchedLine {
  const { ids } = assortment.index.snapshot
  const { ordinal, subject, amount, byCode } = found
  const base = {
    subject,
    byCode,
    amount: amount ?? null,
    suggestions: found.suggestions.map((other) => ids[other]!),
  }
  if (ordinal === undefined)
    return {
      ...base,
      state: 'unknown',
      productId: null,
      quantity: 0,
      countedBy: 'least',
      isRounded: false,
      doubts: [],
    }
  const productId = ids[ordinal]!
  const product = orderedProductOf(assortment, ordinal, packaging.get(productId))
  const { quantity, by, isRounded, isSure } = orderQuantity(product, amount, byCode)
  const doubts: QuickOrderDoubt[] = [
    ...(found.isClear ? [] : ['name' as const]),
    ...(found.isCorrected ? ['typing' as const] : []),
    ...(isSure ? [] : ['quantity' as const]),
    ...(unavailableReasonOf(assortment, ordinal) === undefined ? [] : ['unavailable' as const]),
  ]
  const state = doubts.length === 0 ? 'matched' : 'doubtful'
  return { ...base, state, productId, quantity, countedBy: by, isRounded, doubts }
}

/** Data of POST /quick-order/match as JSON: the products of the lines at the customer's prices. */
export async function matchLinesJson(
  { db, catalogue, clock }: CartNeeds,
  session: RequestSession,
  lines: readonly QuickOrderLine[],
): Promise<string> {
  const last = session.userId < 0 ? [] : await listLastBoughtOf(db, session, BOUGHT_LOOKED_AT)
  const bought = new Map(last.map(({ code, lastBoughtAt }) => [code, lastBoughtAt]))
  const assortment = catalogue.assortment(session.scope, clock())
  const synonyms = readSynonyms((await listSynonyms(db)).map(({ words }) => words))
  const found = await findLines({ assortment, bought, synonyms }, lines)
  const named = new Set(
    found.flatMap(({ ordinal, suggestions }) => [
      ...(ordinal === undefined ? [] : [ordinal]),
      ...suggestions,
    ]),
  )
  const ordinals = [...named]
  const { ids } = assortment.index.snapshot
  const rows = await listPackaging(db, { productIds: ordinals.map((ordinal) => ids[ordinal]!) })
  const packaging = new Map(rows.map(({ productId, ...packed }) => [productId, packed]))
  const products = ordinals.map((ordinal) => {
    const { piecesPerBox = null, boxesPerPallet = null } = packaging.get(ids[ordinal]!) ?? {}
    const rest = {
      piecesPerBox,
      boxesPerPallet,
      lastBoughtAt: bought.get(assortment.index.code(ordinal)) ?? null,
    }
    return `{"product":${cardJson(assortment, ordinal)},${JSON.stringify(rest).slice(1)}`
  })
  const matched = found.map((line) => matchedLine(assortment, line, packaging))
  return `{"lines":${JSON.stringify(matched)},"products":[${products.join()}]}`
}
