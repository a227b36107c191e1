import { parseFormat } from '../catalogue/product-format.ts'
import { divideRounded, scaleRounded } from '../money/rounding.ts'
import { contentInBaseUnit, type UnitPriceUnit } from '../money/unit-price.ts'
import { monthsOf, shiftMonth } from '../time/months.ts'

/** What was bought of a product in a month, in packs of one size. */
export interface BoughtInMonth {
  /** yyyy-MM */
  month: string
  /** The selling unit of the lines: pz, cf, kg. */
  unit: string
  /** As the lines say it: '6 x 1,5 l'. */
  format: string
  quantity: number
  cents: number
  /** The product's content of now, if its format is still that of the lines; a pack's text is read otherwise. */
  content: number | null
  contentUnit: string | null
}

/** The content of one selling unit in the base unit: a kilogram of goods by weight, 9 l of '6 x 1,5 l', else a piece. */
export function contentOf({
  unit,
  format,
  content,
  contentUnit,
}: Pick<BoughtInMonth, 'unit' | 'format' | 'content' | 'contentUnit'>): {
  contentBase: number
  unit: UnitPriceUnit
} {
  if (unit === 'kg' || unit === 'l') return { contentBase: 1, unit }
  const known = contentInBaseUnit(content, contentUnit ?? '')
  if (known) return known
  const read = parseFormat(format)
  return (read && contentInBaseUnit(read.content, read.unit)) ?? { contentBase: 1, unit: 'pz' }
}

/** What was paid per base unit; cents, null in months without a purchase. */
export interface UnitPrices {
  unit: UnitPriceUnit
  months: { month: string; cents: number | null; beforeCents: number | null }[]
  /** Of all that was bought in the period, and in the same months of last year. */
  averageCents: number | null
  averageBeforeCents: number | null
}

interface Amount {
  cents: number
  /** Millionths of the base unit, so that sums are exact. */
  millionths: number
}

const unitCents = ({ cents, millionths }: Amount): number | null =>
  millionths > 0 ? divideRounded(cents * 1_000_000, millionths) : null

/**
 * The prices per base unit that were paid for a product: of the packs of a month together, so that packs of different
 * size are comparable. Packs that are measured otherwise than the last one (kg before, pieces now) are left out.
 */
export function paidUnitPrices(
  { from, to }: { from: string; to: string },
  rows: readonly BoughtInMonth[],
): UnitPrices {
  const latest = rows.reduce<BoughtInMonth | undefined>(
    (last, row) => (last === undefined || row.month >= last.month ? row : last),
    undefined,
  )
  const unit = latest ? contentOf(latest).unit : 'pz'
  const amounts = new Map<string, Amount>()
  for (const row of rows) {
    const content = contentOf(row)
    if (content.unit !== unit) continue
    const { cents, millionths } = amounts.get(row.month) ?? { cents: 0, millionths: 0 }
    const bought = scaleRounded(row.quantity * content.contentBase, 6)
    amounts.set(row.month, { cents: cents + row.cents, millionths: millionths + bought })
  }
  const of = (month: string): Amount => amounts.get(month) ?? { cents: 0, millionths: 0 }
  const together = (months: readonly string[]): number | null =>
    unitCents(
      months.map(of).reduce(
        (sum, each) => ({
          cents: sum.cents + each.cents,
          millionths: sum.millionths + each.millionths,
        }),
        { cents: 0, millionths: 0 },
      ),
    )
  const months = monthsOf(from, to)
  const yearBefore = (month: string) => shiftMonth(month, -12)
  return {
    unit,
    months: months.map((month) => ({
      month,
      cents: unitCents(of(month)),
      beforeCents: unitCents(of(yearBefore(month))),
    })),
    averageCents: together(months),
    averageBeforeCents: together(months.map(yearBefore)),
  }
}
