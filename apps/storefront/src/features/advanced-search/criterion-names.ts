import { ownValue } from '@cambusa/domain/own-value'
import type { NamedCategory } from '@cambusa/contract/catalogue/catalogue'
import { formatDay } from '@cambusa/domain/time/dates'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import type { AdvancedCriteria } from './criteria.ts'
import { nameOfCategory } from './form-values.ts'

/** A criterion in words, and the criteria without it. */
export interface CriterionName {
  name: string
  without: AdvancedCriteria
}

const TEXTS = ['name', 'brand', 'producer', 'ingredients', 'code'] as const
const allergenNames: Readonly<Record<string, string>> = texts.allergenNames

/** Every criterion of a search in words, in the order of the form. */
export function criterionNames(criteria: AdvancedCriteria, tree: readonly NamedCategory[]): CriterionName[] {
  const without = (change: AdvancedCriteria) => ({ ...criteria, ...change })
  const labelled = (label: string, value: string, change: AdvancedCriteria): CriterionName => ({
    name: texts.chip({ label, value }),
    without: without(change),
  })
  const { category, has_image: hasImage, from_date: from, to_date: to, gtin } = criteria
  const allergens = criteria['allergen-free'] ?? []
  return [
    ...TEXTS.flatMap((name) => {
      const value = criteria[name]
      return value === undefined ? [] : [labelled(texts[name], value, { [name]: undefined })]
    }),
    ...(category === undefined
      ? []
      : [
          labelled(texts.category, nameOfCategory(tree, category) ?? String(category), {
            category: undefined,
          }),
        ]),
    ...(hasImage === undefined
      ? []
      : [
          {
            name: hasImage ? texts.withPicture : texts.withoutPicture,
            without: without({ has_image: undefined }),
          },
        ]),
    ...(from === undefined ? [] : [labelled(texts.changedFrom, formatDay(from), { from_date: undefined })]),
    ...(to === undefined ? [] : [labelled(texts.changedUntil, formatDay(to), { to_date: undefined })]),
    ...(gtin === undefined
      ? []
      : [{ name: texts.gtinCount({ count: gtin.length }), without: without({ gtin: undefined }) }]),
    ...allergens.map((allergen) => {
      const others = allergens.filter((each) => each !== allergen)
      return {
        name: texts.without({ allergen: ownValue(allergenNames, allergen) ?? allergen }),
        without: without({ 'allergen-free': others.length > 0 ? others : undefined }),
      }
    }),
  ]
}
