/** A text of the address; undefined where it is empty. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A number from 1 in the address, such as an id. */
export const positiveIn = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** The query of an address before a route has parsed it. */
export type RawSearch = Record<string, unknown>

/** Which carts sent for approval are listed: by default those that the caller may decide on, or else the own ones. */
export type ApprovalSearch = {
  of?: 'own' | 'colleagues' | undefined
  page?: number | undefined
}

export const readApprovalSearch = ({ of, page }: RawSearch): ApprovalSearch => ({
  of: of === 'own' || of === 'colleagues' ? of : undefined,
  page: positiveIn(page),
})
