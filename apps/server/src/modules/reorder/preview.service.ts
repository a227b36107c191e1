import type { ReorderLine, ReorderPreview } from '@cambusa/contract/cart/reorder'
import { toEuros } from '@cambusa/domain/money/money'
import { replacementQuantity } from '@cambusa/domain/orders/reorder-line'
import type { RequestSession } from '../../platform/http/context.ts'
import { offerNow, readFacts, stockOf, type CartFacts, type CartNeeds } from '../cart/cart.ts'
import { cardJson, type Assortment } from '../catalogue/catalogue.ts'
import { linePicture } from '../orders/orders.ts'
import { productIdsOf, type PastLine } from './past-line.ts'
import { fitInto, planReorder, type PlannedLine } from './plan-reorder.ts'
import { replacementsOf } from './replacements.ts'

/** A product that can be bought instead of a line, with the quantity to add, as JSON. */
function replacementJson(
  facts: CartFacts,
  assortment: Assortment,
  line: PastLine,
  ordinal: number,
): string[] {
  const product = facts.sellable(assortment.index.snapshot.ids[ordinal]!)
  if (product === undefined) return []
  const offer = { ...offerNow(facts, product, '', []), unit: product.unit }
  const quantity = replacementQuantity(line, offer)
  if (quantity === 0) return []
  return [`{"quantity":${quantity},"product":${cardJson(assortment, ordinal, 'card')}}`]
}

const pastJson = (line: PastLine, { changes }: PlannedLine): Omit<ReorderLine, 'now' | 'alternatives'> => ({
  orderItemId: line.id,
  name: line.name,
  description: line.format,
  mediaURL: linePicture(line.mediaKey),
  quantity: line.quantity,
  unit: line.unit,
  price: toEuros(line.priceCents),
  notes: line.notes,
  changes,
})

function lineJson(assortment: Assortment, planned: PlannedLine, alternatives: readonly string[]): string {
  const { line, product, quantity, isInCart } = planned
  const ordinal = product && assortment.index.ordinalOf(product.id)
  const now =
    ordinal === undefined
      ? 'null'
      : `{"quantity":${quantity},"isInCart":${isInCart},"product":${cardJson(assortment, ordinal, 'card')}}`
  const past = JSON.stringify(pastJson(line, planned)).slice(0, -1)
  return `${past},"now":${now},"alternatives":[${alternatives.join()}]}`
}

/**
 * What ordering lines again would add to the session's cart as it is now, and what has changed since; data of GET
 * /cart/add-all-from-order/preview as JSON. Nothing is written.
 */
export async function previewJson(
  needs: CartNeeds,
  session: RequestSession,
  lines: readonly PastLine[],
  now: Date,
): Promise<string> {
  const { catalogue, db } = needs
  const named = productIdsOf(lines)
  const { facts, scope } = await readFacts(needs, session, named, now)
  const assortment = catalogue.assortment(scope, now)
  const planned = planReorder(facts, lines)
  const lacking = planned.filter(({ quantity }) => quantity === 0).map(({ line }) => line)
  const replacements = replacementsOf(assortment, lacking, named)
  const ids = [...replacements.values()].flat().map((ordinal) => assortment.index.snapshot.ids[ordinal]!)
  const stock = { ...facts.stock, ...(await stockOf(db, facts.warehouseId, ids)) }
  const told = planned.map((each) =>
    lineJson(
      assortment,
      each,
      (replacements.get(each.line) ?? []).flatMap((ordinal) =>
        replacementJson({ ...facts, stock }, assortment, each.line, ordinal),
      ),
    ),
  )
  const { places, totalCents } = fitInto(facts, planned)
  const thenCents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const rest: Omit<ReorderPreview, 'lines'> = {
    places,
    totalThen: toEuros(thenCents),
    totalNow: toEuros(totalCents),
  }
  return `{"lines":[${told.join()}],${JSON.stringify(rest).slice(1)}`
}
