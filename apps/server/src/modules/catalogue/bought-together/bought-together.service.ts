import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { unavailableReasonOf } from '../engine/availability.ts'
import { productOfSlug } from '../engine/earlier-slugs.ts'
import { cardsJson } from '../cards/card-json.ts'
import { allowLongUpdate, listBoughtTogether, updateBoughtTogether } from './bought-together.queries.ts'

/** Recomputes what is bought together from the orders of the last year; the daily job. */
export async function refreshBoughtTogether(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await allowLongUpdate(tx)
    await updateBoughtTogether(tx, { now })
  })
}

/**
 * Cards of products that others order together with a product and that can be bought now, as JSON. Throws
 * product.unknown (404).
 */
export async function boughtTogetherJson(db: Db, assortment: Assortment, slug: string): Promise<string> {
  const { ordinalOf, snapshot } = assortment.index
  const ordinal = productOfSlug(assortment.index, slug)
  if (ordinal === undefined) throw refuse('product.unknown')
  const rows = await listBoughtTogether(db, { productId: snapshot.ids[ordinal]! })
  const others = rows
    .map(({ productId }) => ordinalOf(productId))
    .filter((other) => other !== undefined)
    .filter((other) => unavailableReasonOf(assortment, other) === undefined)
  return `{"products":${cardsJson(assortment, others)}}`
}
