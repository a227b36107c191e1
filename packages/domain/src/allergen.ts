/** Codes of the fourteen allergens of Reg. (EU) 1169/2011 annex II, as products carry them. */
export const ALLERGEN_CODES: readonly string[] = [
  'glutine',
  'crostacei',
  'uova',
  'pesce',
  'arachidi',
  'soia',
  'latte',
  'frutta-a-guscio',
  'sedano',
  'senape',
  'sesamo',
  'solfiti',
  'lupini',
  'molluschi',
]
