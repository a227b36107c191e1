import { addDaysIso, romeDate } from '../time/dates.ts'
import { romeDayEnd } from '../time/rome-instant.ts'
import { WITHDRAWAL_DAYS, WITHDRAWAL_RETURN_DAYS } from './withdrawal.ts'

/** Until when a customer may withdraw: the end of the last day in Rome; the day of the hand-over does not count. */
export const withdrawUntil = (handedOverAt: Date): Date =>
  romeDayEnd(addDaysIso(romeDate(handedOverAt), WITHDRAWAL_DAYS))

/** Until when the goods of a declared withdrawal are to be brought back. */
export const bringBackUntil = (declaredAt: Date): Date =>
  romeDayEnd(addDaysIso(romeDate(declaredAt), WITHDRAWAL_RETURN_DAYS))
