import { roundQuantity } from '../quantity/quantity-step.ts'

/** The most that a customer may buy of a product in a day, and what today's valid orders already hold. */
export interface DailyLimit {
  /** Pieces or base unit; null: no limit. */
  dailyMaximum: number | null
  boughtToday: number
}

/** What can still be bought today, pieces or base unit; Infinity without a limit. */
export function leftForToday({ dailyMaximum, boughtToday }: DailyLimit): number {
  return dailyMaximum === null ? Infinity : Math.max(0, roundQuantity(dailyMaximum - boughtToday))
}
