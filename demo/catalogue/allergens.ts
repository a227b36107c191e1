import { slugOf } from '@cambusa/domain/slug'

/** The fourteen allergens of Reg. (EU) 1169/2011 annex II, as shoppers read them. */
export const ALLERGEN_NAMES: readonly string[] = [
  'glutine',
  'crostacei',
  'uova',
  'pesce',
  'arachidi',
  'soia',
  'latte',
  'frutta a guscio',
  'sedano',
  'senape',
  'sesamo',
  'solfiti',
  'lupini',
  'molluschi',
]

/** Code of an allergen for filters: 'frutta-a-guscio'. Throws on a name that annex II does not have. */
export function allergenCode(name: string): string {
  if (!ALLERGEN_NAMES.includes(name)) throw new Error(`'${name}' is no allergen of annex II`)
  return slugOf(name)
}
