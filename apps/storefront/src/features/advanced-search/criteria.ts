import type { AdvancedCriteria } from '@cambusa/contract/catalogue/advanced-search'
import { GTIN_LIST_MAX } from '@cambusa/domain/constants'

export type { AdvancedCriteria }

type Raw = Readonly<Record<string, unknown>>

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MAX_TEXT = 200
const MAX_ALLERGENS = 30

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_TEXT) : undefined

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

const positive = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

function texts(value: unknown, max: number): string[] | undefined {
  const all = [value].flat().filter((item): item is string => typeof item === 'string' && item !== '')
  return all.length > 0 ? [...new Set(all)].slice(0, max) : undefined
}

const flag = (value: unknown): boolean | undefined =>
  value === 'true' || value === true ? true : value === 'false' || value === false ? false : undefined

/** Parses the criteria of an address, which has the names of the call; invalid values are left out. */
export const readCriteria = (raw: Raw): AdvancedCriteria => ({
  name: text(raw.name),
  brand: text(raw.brand),
  producer: text(raw.producer),
  ingredients: text(raw.ingredients),
  gtin: texts(raw.gtin, GTIN_LIST_MAX),
  code: text(raw.code),
  category: positive(raw.category),
  'allergen-free': texts(raw['allergen-free'], MAX_ALLERGENS),
  has_image: flag(raw.has_image),
  from_date: day(raw.from_date),
  to_date: day(raw.to_date),
})

export const hasCriteria = (criteria: AdvancedCriteria): boolean =>
  Object.values(criteria).some((value) => value !== undefined)
