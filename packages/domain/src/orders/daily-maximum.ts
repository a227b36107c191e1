import { roundQuantity } from '../quantity/quantity-step.ts'

/** What a customer may buy of a product in a day, and what he has bought of it today in orders that stand. */
export interface DailyLimit {
  /** Pieces or base unit; null: as much as there is. */
  dailyMaximum: number | null
  boughtToday: number
}

/** What may still be bought today, pieces or base unit; Infinity where there is no limit. */
export function leftForToday({ dailyMaximum, boughtToday }: DailyLimit): number {
  return dailyMaximum === null ? Infinity : Math.max(0, roundQuantity(dailyMaximum - boughtToday))
}
