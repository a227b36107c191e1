import { ANONYMOUS_USER_ID, MIN_PROFILE_LEVEL } from '../constants.ts'

/** profile.level of a user. */
export const PROFILE_LEVEL = { registered: 0, emailVerified: 1, enabled: 2 } as const

/** What a customer still has to do before buying. */
export type MissingToBuy = 'verifyEmail' | 'collectCard'

/** Whether a customer of this level may buy; below it one browses and fills the cart. */
export function canBuy(level: number): boolean {
  return level >= MIN_PROFILE_LEVEL
}

/** What is missing before this level may buy, in the order in which it is done. */
export function missingToBuy(level: number): MissingToBuy[] {
  if (canBuy(level)) return []
  return level < PROFILE_LEVEL.emailVerified ? ['verifyEmail', 'collectCard'] : ['collectCard']
}

/** Whether a user id on the wire means that somebody is logged in (-1: nobody). */
export function isLoggedIn(userId: number): boolean {
  return userId > ANONYMOUS_USER_ID
}
