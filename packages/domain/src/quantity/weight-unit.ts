import { ownValue } from '../own-value.ts'
import { DEFAULT_WEIGHT_UNIT, WEIGHT_UNIT_MULTIPLIERS } from '../constants.ts'
import { divideRounded, scaleRounded } from '../money/rounding.ts'

function multiplierOf(unit: string): number {
  return ownValue(WEIGHT_UNIT_MULTIPLIERS, unit.trim().toLowerCase() || DEFAULT_WEIGHT_UNIT) ?? 1
}

function convert(quantity: number, fromUnit: string, toUnit: string): number {
  const thousandths = scaleRounded(quantity, 3) * multiplierOf(toUnit)
  return divideRounded(thousandths, multiplierOf(fromUnit)) / 1000
}

/** A quantity of the selling unit (300 g) in the base unit (0.3 kg), 3 decimals. Specification §4, §9. */
export function toBaseUnit(quantity: number, sellingUnit: string, baseUnit: string): number {
  return convert(quantity, sellingUnit, baseUnit)
}

/** A quantity of the base unit (0.3 kg) in the selling unit (300 g), 3 decimals. */
export function toSellingUnit(quantity: number, sellingUnit: string, baseUnit: string): number {
  return convert(quantity, baseUnit, sellingUnit)
}
