import { roleMayDo, roleOf } from './roles.ts'
import { isSigns, readSigns, signsOf } from './typed-signs.ts'

/** Codes of an authenticator app as RFC 6238 has them: six digits, another every 30 seconds. */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 30
/** A clock may be so much fast or slow: the code before and the one after count too. */
export const CODE_TOLERANCE_SECONDS = 30
/** Recovery codes of one set; each opens one sign-in. */
export const RECOVERY_CODES = 10
/** Random bytes of a recovery code: 80 bits, which nobody guesses even from its hash. */
export const RECOVERY_CODE_BYTES = 10

const BITS_OF_SIGN = 5
const RECOVERY_SIGNS = (RECOVERY_CODE_BYTES * 8) / BITS_OF_SIGN

/** A code as typed: of the app, or a recovery code in the form that is hashed. */
export interface TypedCode {
  kind: 'app' | 'recovery'
  code: string
}

/** Whether somebody signs in with a second factor: all staff, except the demo's accounts while the shop is a demo. */
export const needsSecondFactor = (
  { userTypeId, isDemo }: { userTypeId: number; isDemo: boolean },
  isDemoMode: boolean,
): boolean => roleMayDo(roleOf(userTypeId), 'serveCustomers') && !(isDemo && isDemoMode)

/** Reads what was typed, with spaces, dashes and the letters that people mistake for digits; undefined: no code. */
export function typedCode(text: string): TypedCode | undefined {
  const code = readSigns(text)
  if (code.length === CODE_DIGITS && /^[0-9]+$/.test(code)) return { kind: 'app', code }
  return isSigns(code, RECOVERY_SIGNS) ? { kind: 'recovery', code } : undefined
}

/** A recovery code from RECOVERY_CODE_BYTES random bytes, in the form that is hashed. */
export const recoveryCodeOf = (random: Uint8Array): string =>
  signsOf(random.slice(0, RECOVERY_CODE_BYTES), RECOVERY_SIGNS)
