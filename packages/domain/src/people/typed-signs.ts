/** Crockford's base 32: no sign is read or heard as another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP_SIGNS = 4

/** What was typed in the form that is compared: capitals, no spaces and dashes, O as zero, I and L as one. */
export const readSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Whether a read text is `length` signs. */
export const isSigns = (read: string, length: number): boolean =>
  read.length === length && [...read].every((sign) => SIGNS.includes(sign))

/** `length` signs from random bytes, each sign equally likely: five bits of theirs. */
export function signsOf(random: Uint8Array, length: number): string {
  const base = BigInt(SIGNS.length)
  let rest = random.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let text = ''
  while (text.length < length) {
    text = SIGNS.charAt(Number(rest % base)) + text
    rest /= base
  }
  return text
}

/** A key or code in groups of four, as people read and type it: 'ABCD EFGH', 'ABCD-EFGH'. */
export const inGroups = (text: string, between = ' '): string =>
  text.match(new RegExp(`.{1,${GROUP_SIGNS}}`, 'g'))?.join(between) ?? text
