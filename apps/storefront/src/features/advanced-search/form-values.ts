import type { NamedCategory } from '@cambusa/contract/catalogue/catalogue'
import { readGtinList } from '@cambusa/domain/order-text/gtin-list'
import type { AdvancedCriteria } from './criteria.ts'

/** The values of the form as typed. */
export interface FormValues {
  name: string
  brand: string
  producer: string
  ingredients: string
  code: string
  department: string
  category: string
  picture: '' | 'true' | 'false'
  from: string
  to: string
  promo: boolean
  isNew: boolean
  allergens: string[]
  gtins: string
}

/** Promotion and new are filters of every list: they are in the form and in the facets. */
export interface Flags {
  promo?: true | undefined
  new?: true | undefined
}

/** The ids from the department down to a category. */
function pathTo(categories: readonly NamedCategory[], categoryId: number): NamedCategory[] | undefined {
  for (const category of categories) {
    if (category.categoryId === categoryId) return [category]
    const below = pathTo(category.categories, categoryId)
    if (below) return [category, ...below]
  }
  return undefined
}

export function valuesOf(
  criteria: AdvancedCriteria,
  flags: Flags,
  tree: readonly NamedCategory[],
): FormValues {
  const path = criteria.category === undefined ? undefined : pathTo(tree, criteria.category)
  const [department, ...below] = path ?? []
  return {
    name: criteria.name ?? '',
    brand: criteria.brand ?? '',
    producer: criteria.producer ?? '',
    ingredients: criteria.ingredients ?? '',
    code: criteria.code ?? '',
    department: String(department?.categoryId ?? ''),
    category: String(below.at(-1)?.categoryId ?? ''),
    picture: criteria.has_image === undefined ? '' : criteria.has_image ? 'true' : 'false',
    from: criteria.from_date ?? '',
    to: criteria.to_date ?? '',
    promo: flags.promo ?? false,
    isNew: flags.new ?? false,
    allergens: criteria['allergen-free'] ?? [],
    gtins: (criteria.gtin ?? []).join('\n'),
  }
}

const textOf = (value: string) => value.trim() || undefined

export function criteriaOf(values: FormValues): AdvancedCriteria {
  const { gtins } = readGtinList(values.gtins)
  const category = Number(values.category || values.department)
  return {
    name: textOf(values.name),
    brand: textOf(values.brand),
    producer: textOf(values.producer),
    ingredients: textOf(values.ingredients),
    gtin: gtins.length > 0 ? gtins : undefined,
    code: textOf(values.code),
    category: category > 0 ? category : undefined,
    'allergen-free': values.allergens.length > 0 ? values.allergens : undefined,
    has_image: values.picture === '' ? undefined : values.picture === 'true',
    from_date: textOf(values.from),
    to_date: textOf(values.to),
  }
}

export const flagsOf = ({ promo, isNew }: FormValues): Flags => ({
  promo: promo || undefined,
  new: isNew || undefined,
})

/** Whether two sets of criteria are equal. */
export const isSame = (a: AdvancedCriteria & Flags, b: AdvancedCriteria & Flags): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof (AdvancedCriteria & Flags))[])
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

const INDENT = '\u2003'

/** The categories below a department as options, deeper ones indented. */
export const categoryOptions = (
  categories: readonly NamedCategory[],
  depth = 0,
): { value: string; label: string }[] =>
  categories.flatMap(({ categoryId, name, categories: below }) => [
    { value: String(categoryId), label: `${INDENT.repeat(depth)}${name}` },
    ...categoryOptions(below, depth + 1),
  ])

export const nameOfCategory = (tree: readonly NamedCategory[], categoryId: number): string | undefined =>
  pathTo(tree, categoryId)?.at(-1)?.name
