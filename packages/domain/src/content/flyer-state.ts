/** Whether a flyer, or a promotion of it, runs, begins later, or is over. */
export const FLYER_STATES = ['running', 'coming', 'past'] as const
export type FlyerState = (typeof FLYER_STATES)[number]

/** First and last day of an offer, yyyy-MM-dd in Rome, both included. */
export interface FlyerDays {
  startDate: string
  endDate: string
}

/** The state of an offer on a day (yyyy-MM-dd). */
export function flyerState({ startDate, endDate }: FlyerDays, today: string): FlyerState {
  if (endDate < today) return 'past'
  return startDate > today ? 'coming' : 'running'
}

/** From the first day of several promotions to their last one; undefined without any. */
export function flyerDays(promotions: readonly FlyerDays[]): FlyerDays | undefined {
  if (promotions.length === 0) return undefined
  return {
    startDate: promotions.map(({ startDate }) => startDate).reduce((a, b) => (a < b ? a : b)),
    endDate: promotions.map(({ endDate }) => endDate).reduce((a, b) => (a > b ? a : b)),
  }
}

/**
 * The order in which flyers are listed: running ones, of which the first to end comes first; then coming ones, of which
 * the first to begin; then past ones, the latest first.
 */
export function compareFlyers(
  a: FlyerDays & { state: FlyerState },
  b: FlyerDays & { state: FlyerState },
): number {
  if (a.state !== b.state) return FLYER_STATES.indexOf(a.state) - FLYER_STATES.indexOf(b.state)
  if (a.state === 'coming') return compareText(a.startDate, b.startDate)
  return a.state === 'running' ? compareText(a.endDate, b.endDate) : compareText(b.endDate, a.endDate)
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
