import { COOKIE_CHOICE_DAYS, CLOCK_ERROR_MS } from '../constants.ts'

const DAY_MS = 86_400_000

/** The two kinds of cookies that need consent. */
export interface CookieToggles {
  analytics: boolean
  profilation: boolean
}

/** What a shopper chose about cookies (specification §3 'Local state'); technical ones are always on. */
export interface CookieChoice extends CookieToggles {
  technical: true
  /** When it was saved, an ISO instant in UTC. */
  saveDate: string
  /** Version of the text that was answered. */
  version: string
}

/** The choice made now. */
export const cookieChoice = (
  { analytics, profilation }: CookieToggles,
  now: Date,
  version: string,
): CookieChoice => ({ technical: true, analytics, profilation, saveDate: now.toISOString(), version })

/**
 * Whether a choice saved at `saveDate` still counts: for 365 days. One from the future does not, beyond the error of a
 * clock: it would count for ever.
 */
export function isCookieChoiceInTime(saveDate: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(saveDate)
  return ageMs >= -CLOCK_ERROR_MS && ageMs < COOKIE_CHOICE_DAYS * DAY_MS
}

/**
 * Reads a stored choice. Undefined where there is none that counts: nothing stored, not what was written, older than a
 * year, from the future, or about another version of the text (specification §4 'Cookie consent').
 */
export function parseCookieChoice(text: string | null, now: Date, version: string): CookieChoice | undefined {
  const found = parsed(text)
  if (typeof found?.analytics !== 'boolean' || typeof found.profilation !== 'boolean') return undefined
  if (found.version !== version || typeof found.saveDate !== 'string') return undefined
  if (!isCookieChoiceInTime(found.saveDate, now)) return undefined
  const { analytics, profilation, saveDate } = found
  return { technical: true, analytics, profilation, saveDate, version }
}

function parsed(text: string | null): Partial<CookieChoice> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<CookieChoice> | null
  } catch {
    return null
  }
}
