import { slugOf } from './slug.ts'

/** The fourteen allergens of Reg. (EU) 1169/2011 annex II, as shown to shoppers. */
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

/** Their codes, as stored with products: 'frutta-a-guscio'. */
export const ALLERGEN_CODES: readonly string[] = ALLERGEN_NAMES.map(slugOf)
