import { windows1252Byte } from './windows-1252.ts'

/** A second or later byte of a UTF-8 character, as it looks in Windows-1252 or Latin-1. */
const LATER = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
const LETTER = new RegExp(`[Â-ß]${LATER}|[à-ï]${LATER}{2}|[ð-ô]${LATER}{3}`, 'g')
/** Quick check: without one of these nothing is wrong. */
const SUSPECT = /[ÂÃÄÅÆËÎâð]/
/** A closing quote that lost its last byte, which has no character in Windows-1252. */
const CUT_QUOTE = new RegExp(`â€(?!${LATER})`, 'g')
/** 'à' whose second byte, a no-break space, became a plain space or was trimmed. */
const CUT_A_GRAVE = /(?<=\p{Ll})Ã(?=[^\S\u00a0]|$)/gu
/** Characters expected in Italian texts: Windows-1252, Greek for units, fractions, emoji and flags. */
const EXPECTED =
  /[\u0080-\u00ffŒœŠšŽžŸƒˆ˜‐-―‘-‚“-„†-•…‰‹›€™ΑΒΩαβγμπ⅓⅔⅛≤≥≠−℃№\u2070-\u2089]|\p{Extended_Pictographic}/u
const TIMES = 3

/**
 * Repairs UTF-8 that was read as Windows-1252, once or several times: 'CaffÃ¨' → 'Caffè'. Only sequences that are valid
 * UTF-8 for a character expected in an Italian text are changed: 'CAFÉ®' stays.
 */
export function repairMojibake(text: string): string {
  let repaired = text
  for (let time = 0; time < TIMES && SUSPECT.test(repaired); time += 1) {
    const better = repaired.replace(LETTER, decodeLetter).replace(CUT_QUOTE, '”').replace(CUT_A_GRAVE, 'à')
    if (better === repaired) break
    repaired = better
  }
  return repaired
}

function decodeLetter(sequence: string): string {
  const bytes = Uint8Array.from(sequence, (char) => windows1252Byte(char) ?? 0)
  const letter = new TextDecoder().decode(bytes)
  return EXPECTED.test(letter) && !letter.includes('\ufffd') ? letter : sequence
}
