import { ownValue } from '@cambusa/domain/own-value'
import type { ProductChange } from '@cambusa/contract/catalogue/product-history'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue-server'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { changedFieldTexts as texts } from '@cambusa/messages/it/catalogue/product-history'

type Value = string | null
type Label = { part: ProductChange['part']; label: string }

const labels = new Map<string, Label>([
  ...Object.entries(texts.sheet).map(([field, label]): [string, Label] => [field, { part: 'sheet', label }]),
  ...Object.entries(texts.packaging).map(([field, label]): [string, Label] => [
    field,
    { part: 'packaging', label },
  ]),
])

const amount = (value: unknown): string => formatAmount(Number(value))
const listed = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))
const withdrawals: Readonly<Record<string, string>> = productTexts.withdrawals

/** Fields whose value needs formatting. */
const formats: Readonly<Record<string, (value: unknown) => string>> = {
  vat_rate: (value) => texts.percent({ value: amount(value) }),
  min_age: (value) => texts.years({ age: Number(value) }),
  drained_weight_grams: (value) => texts.grams({ weight: amount(value) }),
  alcoholPercent: (value) => texts.alcohol({ value: amount(value) }),
  withdrawal_class: (value) => ownValue(withdrawals, String(value)) ?? String(value),
  allergens: listed,
  labels: (value) =>
    listed(
      Array.isArray(value)
        ? value.map((code: string) => ownValue(catalogueTexts.labels, code) ?? code)
        : value,
    ),
}

/** A column's value as text for shoppers; null if there is none. */
function textOf(field: string, value: unknown): Value {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value) && value.length === 0) return null
  const format = ownValue(formats, field)
  if (format !== undefined) return format(value)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return amount(value)
  return typeof value === 'string' ? value : listed(value)
}

interface NutritionRow {
  name: string
  value: string
}

const isRow = (row: unknown): row is NutritionRow =>
  typeof row === 'object' && row !== null && 'name' in row && 'value' in row

const rowsOf = (value: unknown): Map<string, string> =>
  new Map((Array.isArray(value) ? value : []).filter(isRow).map((row) => [row.name, row.value]))

/** Only the rows of a nutrition table that changed. */
function nutritionChanges([before, after]: [unknown, unknown]): ProductChange[] {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({
      field: 'nutrition',
      part: 'sheet',
      label: texts.nutritionOf({ name }),
      before: old.get(name) ?? null,
      after: now.get(name) ?? null,
    }))
}

/** The changes of a version, in Italian, in the order of the sheet; fields that shoppers do not see are left out. */
export function changedFields(changes: Record<string, [before: unknown, after: unknown]>): ProductChange[] {
  return [...labels].flatMap(([field, { part, label }]): ProductChange[] => {
    const change = changes[field]
    if (change === undefined) return []
    if (field === 'nutrition') return nutritionChanges(change)
    const [before, after] = [textOf(field, change[0]), textOf(field, change[1])]
    return before === after ? [] : [{ field, part, label, before, after }]
  })
}
