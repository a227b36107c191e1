import { roleMayDo, roleOf } from './roles.ts'

/** Codes of an authenticator app as RFC 6238 has them: six digits, another every 30 seconds. */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 30
/** A clock may be so much fast or slow: the code before and the one after count too. */
export const CODE_TOLERANCE_SECONDS = 30
/** Recovery codes of one set; each opens one sign-in. */
export const RECOVERY_CODES = 10
/** Random bytes of a recovery code: 80 bits, which nobody guesses even from its hash. */
export const RECOVERY_CODE_BYTES = 10

/** Crockford's base 32: no sign is read as another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_OF_SIGN = 5
const RECOVERY_SIGNS = (RECOVERY_CODE_BYTES * 8) / BITS_OF_SIGN
const GROUP_SIGNS = 4

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
  const code = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
  if (new RegExp(`^[0-9]{${CODE_DIGITS}}$`).test(code)) return { kind: 'app', code }
  const read = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isRecovery = read.length === RECOVERY_SIGNS && [...read].every((sign) => SIGNS.includes(sign))
  return isRecovery ? { kind: 'recovery', code: read } : undefined
}

/** A recovery code from RECOVERY_CODE_BYTES random bytes, in the form that is hashed. */
export function recoveryCodeOf(random: Uint8Array): string {
  let rest = random.slice(0, RECOVERY_CODE_BYTES).reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let code = ''
  while (code.length < RECOVERY_SIGNS) {
    code = SIGNS.charAt(Number(rest % BigInt(SIGNS.length))) + code
    rest /= BigInt(SIGNS.length)
  }
  return code
}

/** A key or code in groups of four, as people read and type it: 'ABCD EFGH', 'ABCD-EFGH'. */
export const inGroups = (text: string, between = ' '): string =>
  text.match(new RegExp(`.{1,${GROUP_SIGNS}}`, 'g'))?.join(between) ?? text
