/** Reading what WordPress answers, of which nothing is believed: a field of another kind is as if it were not there. */
export type Raw = Readonly<Record<string, unknown>>

export const rawOf = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {}

export const rawsOf = (value: unknown): Raw[] => (Array.isArray(value) ? value.map(rawOf) : [])

const LONGEST = 2_000

/** A text of one line; '' for anything else. */
export const textIn = (raw: Raw, name: string): string => {
  const value = raw[name]
  return typeof value === 'string' ? value.slice(0, LONGEST).trim() : ''
}

/** HTML of a field that WordPress 'renders'. */
export const renderedIn = (raw: Raw, name: string): string => {
  const { rendered } = rawOf(raw[name])
  return typeof rendered === 'string' ? rendered : ''
}

/** A whole number that is not negative; 0 for anything else. */
export const countIn = (raw: Raw, name: string): number => {
  const value = Number(raw[name])
  return Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** Words that our plugin keeps with commas between them. */
export const wordsIn = (raw: Raw, name: string): string[] =>
  textIn(raw, name)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** yyyy-MM-dd; '' for anything else. */
export const dayIn = (raw: Raw, name: string): string => {
  const text = textIn(raw, name)
  return DAY.test(text) ? text : ''
}
