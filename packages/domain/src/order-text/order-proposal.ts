/**
 * Why a line must be checked: several products may be meant, a typing error was corrected, the amount may mean
 * something else for this product, the product is bought with a choice that is not made, it cannot be bought now.
 */
export const ORDER_DOUBTS = ['name', 'typing', 'quantity', 'choice', 'unavailable'] as const
export type OrderDoubt = (typeof ORDER_DOUBTS)[number]

/** The proposal for a line, and what is open about it. */
export interface OrderProposal {
  doubts: readonly OrderDoubt[]
  /** Words of the line were not understood, or meant in other words. */
  isPartly: boolean
}

const NOT_TAKEN: readonly OrderDoubt[] = ['quantity', 'choice', 'unavailable']

/** Whether 'accept all proposals' takes a doubtful line: all its words are understood, and only the name is in doubt. */
export const isTakenWithAll = ({ doubts, isPartly }: OrderProposal): boolean =>
  !isPartly && doubts.length > 0 && !doubts.some((doubt) => NOT_TAKEN.includes(doubt))
