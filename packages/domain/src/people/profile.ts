import { ANONYMOUS_USER_ID, MIN_PROFILE_LEVEL } from '../constants.ts'

/** profile.level of a user. */
export const PROFILE_LEVEL = { registered: 0, emailVerified: 1, enabled: 2 } as const

/** A step that a customer must complete before buying. */
export type MissingToBuy = 'verifyEmail' | 'collectCard'

/** Whether a customer of this level may buy; below it one can only browse and fill the cart. */
export function canBuy(level: number): boolean {
  return level >= MIN_PROFILE_LEVEL
}

/** The missing steps before this level may buy, in their order. */
export function missingToBuy(level: number): MissingToBuy[] {
  if (canBuy(level)) return []
  return level < PROFILE_LEVEL.emailVerified ? ['verifyEmail', 'collectCard'] : ['collectCard']
}

/** Whether a user id on the wire is that of a logged-in user (-1: nobody). */
export function isLoggedIn(userId: number): boolean {
  return userId > ANONYMOUS_USER_ID
}
