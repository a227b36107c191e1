import { HANDED_OVER_ORDERS, isOneOfStatuses } from './order-sets.ts'
import { ORDER_STATUS } from './order-status.ts'

/** Days after its writing in which a note may be changed. */
export const NOTE_DAYS = 14
const DAY_MS = 86_400_000

/** What a customer rates of an order, 1 to 5 stars each. */
export const RATED = ['goods', 'punctuality', 'courtesy'] as const
export type Rated = (typeof RATED)[number]
export const MOST_STARS = 5

/** A rating and a note; null: not rated. */
export interface WrittenNote extends Record<Rated, number | null> {
  text: string
}

/** Whether a note says nothing: no star and no word. */
export const isEmptyNote = (note: WrittenNote): boolean =>
  note.text.trim() === '' && RATED.every((rated) => note[rated] === null)

/** Until when a note may be changed. */
export const noteChangeableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + NOTE_DAYS * DAY_MS)

export const isNoteChangeable = (createdAt: Date, now: Date): boolean => now < noteChangeableUntil(createdAt)

/** Whether an order can be rated: its customer has, or had, the goods. */
export const isRateable = (status: number, isHandedOver: boolean): boolean =>
  isOneOfStatuses(HANDED_OVER_ORDERS, status) || (status === ORDER_STATUS.refunded && isHandedOver)
