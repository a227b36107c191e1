/** A text of the address; what is empty is none. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A number from 1 in the address, such as an id. */
export const positiveIn = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** An address's query before a route has read it. */
export type RawSearch = Record<string, unknown>
