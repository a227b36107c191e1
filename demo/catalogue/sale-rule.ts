import { toSellingUnit } from '@cambusa/domain/quantity/weight-unit'
import type { PackShape } from '../pictures/picture-spec.ts'
import type { Format } from './format.ts'

/** How a product is counted: TIPOLOGIA and what goes with it (specification §4 'Quantity step rules'). */
export interface SaleRule {
  kind: 'Pezzo' | 'Confezione' | 'Sfuso'
  qtyMult: number
  /** In pieces, in the base unit for Sfuso. */
  minAcq: number
  /** Sfuso: first add and step, in weightUnitSelling. */
  weightSelling: number | null
  stepSelling: number | null
  weightUnitSelling: string | null
  weightUnitBase: string | null
  unitSelling: string
}

const PACKS: readonly PackShape[] = ['multipack', 'carton', 'crate']

/** Counters sell by the 'etto', produce in large steps by the kilo, everything else in grams. */
function weightUnitOf(stepGrams: number, shape: PackShape): 'hg' | 'kg' | 'g' {
  if (shape === 'paper') return 'hg'
  return stepGrams >= 250 ? 'kg' : 'g'
}

/** The rule by which a format is sold. */
export function saleOf(format: Format, goodShape: PackShape | undefined, familyShape: PackShape): SaleRule {
  const shape = format.shape ?? goodShape ?? familyShape
  if (format.weight) {
    const unit = weightUnitOf(format.weight.stepGrams, shape)
    return {
      kind: 'Sfuso',
      qtyMult: 1,
      minAcq: 0,
      weightSelling: toSellingUnit(format.weight.firstGrams / 1000, unit, 'kg'),
      stepSelling: toSellingUnit(format.weight.stepGrams / 1000, unit, 'kg'),
      weightUnitSelling: unit,
      weightUnitBase: 'kg',
      unitSelling: 'kg',
    }
  }
  const inPacks = PACKS.includes(shape) || format.count > 1
  return {
    kind: format.multiple > 1 || inPacks ? 'Confezione' : 'Pezzo',
    qtyMult: format.multiple,
    minAcq: format.minimum,
    weightSelling: null,
    stepSelling: null,
    weightUnitSelling: null,
    weightUnitBase: null,
    unitSelling: inPacks ? 'cf' : 'pz',
  }
}
