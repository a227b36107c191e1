import { scaleRounded } from './rounding.ts'

/** The change from one amount to another, per cent with one decimal; null where there was nothing before. */
export const percentChange = (before: number, now: number): number | null =>
  before > 0 ? scaleRounded(((now - before) / before) * 100, 1) / 10 : null
