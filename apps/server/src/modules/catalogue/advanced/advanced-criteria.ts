import type { AdvancedCriteria } from '@cambusa/contract/catalogue/advanced-search'
import { gtinForms } from '@cambusa/domain/order-text/gtin-list'
import { ascending } from '../memory/ascending.ts'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { FLAG } from '../engine/snapshot.ts'
import { FIELD } from '../words/term-index.ts'
import { matchCode } from './match-code.ts'
import { matchFields, type FieldText } from './match-fields.ts'

const DAY_MS = 86_400_000
const FIELD_NAMES = ['name', 'brand', 'producer', 'ingredients'] as const

/** The product of a GTIN in any of its forms. */
export function ordinalOfAnyGtin({ ordinalOfGtin }: CatalogueIndex, gtin: string): number | undefined {
  for (const form of gtinForms(gtin.trim())) {
    const ordinal = ordinalOfGtin(form)
    if (ordinal !== undefined) return ordinal
  }
  return undefined
}

/**
 * Products that meet the criteria which the index answers itself, in rising ordinals; undefined: none of these criteria
 * is set. Category and allergens are handled by every list, so not here.
 */
export function chooseProducts(index: CatalogueIndex, criteria: AdvancedCriteria): Uint32Array | undefined {
  const chosen = [byTexts(index, criteria), byCode(index, criteria), byGtins(index, criteria)]
  const known = chosen.filter((ordinals) => ordinals !== undefined)
  const accepts = conditionOf(index, criteria)
  if (known.length === 0) return accepts && everyProduct(index).filter(accepts)
  const common = known.reduce((some, others) => intersect(some, others, index.snapshot.productCount))
  return accepts ? common.filter(accepts) : common
}

const everyProduct = ({ snapshot }: CatalogueIndex) =>
  new Uint32Array(snapshot.productCount).map((_zero, i) => i)

function byTexts({ snapshot, terms }: CatalogueIndex, criteria: AdvancedCriteria): Uint32Array | undefined {
  const texts = FIELD_NAMES.flatMap((name): FieldText[] => {
    const text = (criteria[name] ?? '').trim()
    return text === '' ? [] : [{ field: FIELD[name], text }]
  })
  return texts.length === 0 ? undefined : matchFields(terms, texts, snapshot.productCount)
}

function byCode(index: CatalogueIndex, { code = '' }: AdvancedCriteria): Uint32Array | undefined {
  return code.trim() === '' ? undefined : matchCode(index, code.trim())
}

function byGtins(index: CatalogueIndex, { gtin = [] }: AdvancedCriteria): Uint32Array | undefined {
  if (gtin.length === 0) return undefined
  const found = gtin.map((each) => ordinalOfAnyGtin(index, each)).filter((ordinal) => ordinal !== undefined)
  return ascending(Uint32Array.from(found), index.snapshot.productCount)
}

/** Both lists are sorted in rising order. */
function intersect(some: Uint32Array, others: Uint32Array, productCount: number): Uint32Array {
  const isOther = new Uint8Array(productCount)
  for (const ordinal of others) isOther[ordinal] = 1
  return some.filter((ordinal) => isOther[ordinal] === 1)
}

/** The condition on a product's picture and last change; undefined when there is none. */
function conditionOf({ snapshot }: CatalogueIndex, criteria: AdvancedCriteria) {
  const { has_image: hasImage, from_date: from, to_date: to } = criteria
  if (hasImage === undefined && from === undefined && to === undefined) return undefined
  const firstDay = from === undefined ? 0 : dayNumber(from)
  const lastDay = to === undefined ? Infinity : dayNumber(to)
  const wantedFlag = hasImage === true ? FLAG.picture : 0
  const { changedDay, flags } = snapshot
  return (ordinal: number) =>
    (hasImage === undefined || (flags[ordinal]! & FLAG.picture) === wantedFlag) &&
    changedDay[ordinal]! >= firstDay &&
    changedDay[ordinal]! <= lastDay
}

/** Days since 1970. */
const dayNumber = (dateIso: string) => Date.parse(dateIso) / DAY_MS
