import { contentInBaseUnit, type UnitPriceUnit } from '../money/unit-price.ts'
import { roundQuantity } from '../quantity/quantity-step.ts'

/** What tells how much room goods take: measured, or worked out from what is in a pack. */
export interface GoodsSize {
  /** Pieces, or the base unit (kg) of what is sold by weight. */
  quantity: number
  isByWeight: boolean
  /** Measured room of one piece or base unit; null: not known. */
  volumeMillilitres: number | null
  /** Net content of one piece in contentUnit; null: not known. */
  content: number | null
  contentUnit: string | null
}

/** A kilogram of what is sold by weight or packed: bread, salad and crisps are light for their size. */
const MILLILITRES_PER_KILOGRAM = 2_000
const MILLILITRES_PER: Readonly<Record<UnitPriceUnit, number>> = {
  kg: MILLILITRES_PER_KILOGRAM,
  // With its bottle and the air around the neck.
  l: 1_300,
  // Of a roll of foil or film.
  m: 100,
  // One of the pieces in a pack: an egg, a roll of paper.
  pz: 500,
}
/** A piece that nobody described is taken to be a large one. */
const MILLILITRES_UNKNOWN = 4_000

/** Room of one piece or base unit in whole millilitres, rounded up; what is not known is taken to be large. */
export function unitMillilitres({
  isByWeight,
  volumeMillilitres,
  content,
  contentUnit,
}: Omit<GoodsSize, 'quantity'>): number {
  if (volumeMillilitres !== null && volumeMillilitres > 0) return volumeMillilitres
  if (isByWeight) return MILLILITRES_PER_KILOGRAM
  const known = contentInBaseUnit(content, contentUnit ?? '')
  if (known === undefined) return MILLILITRES_UNKNOWN
  return Math.max(1, Math.ceil(roundQuantity(known.contentBase * MILLILITRES_PER[known.unit])))
}

/** Compartments of a locker that an order needs: the room of its goods, rounded up; at least 1. */
export function compartmentsNeeded(goods: readonly GoodsSize[], compartmentMillilitres: number): number {
  const millilitres = goods.reduce(
    (sum, size) => sum + Math.ceil(roundQuantity(size.quantity * unitMillilitres(size))),
    0,
  )
  return Math.max(1, Math.ceil(millilitres / compartmentMillilitres))
}
