import { contentInBaseUnit, type UnitPriceUnit } from '../money/unit-price.ts'
import { roundQuantity } from '../quantity/quantity-step.ts'

/** What determines the volume of goods: measured, or computed from the content of a pack. */
export interface GoodsSize {
  /** Pieces, or the base unit (kg) for goods by weight. */
  quantity: number
  isByWeight: boolean
  /** Measured volume of one piece or base unit; null: unknown. */
  volumeMillilitres: number | null
  /** Net content of one piece in contentUnit; null: unknown. */
  content: number | null
  contentUnit: string | null
}

/** A kilogram of goods by weight or packed: bread, salad and crisps are light for their size. */
const MILLILITRES_PER_KILOGRAM = 2_000
const MILLILITRES_PER: Readonly<Record<UnitPriceUnit, number>> = {
  kg: MILLILITRES_PER_KILOGRAM,
  // With its bottle and the air around the neck.
  l: 1_300,
  // A roll of foil or film.
  m: 100,
  // One of the pieces in a pack: an egg, a roll of paper.
  pz: 500,
}
/** A piece without data is assumed to be large. */
const MILLILITRES_UNKNOWN = 4_000

/** Volume of one piece or base unit in whole millilitres, rounded up; assumed to be large when unknown. */
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

/** Compartments of a locker that an order needs: the volume of its goods, rounded up; at least 1. */
export function compartmentsNeeded(goods: readonly GoodsSize[], compartmentMillilitres: number): number {
  const millilitres = goods.reduce(
    (sum, size) => sum + Math.ceil(roundQuantity(size.quantity * unitMillilitres(size))),
    0,
  )
  return Math.max(1, Math.ceil(millilitres / compartmentMillilitres))
}
