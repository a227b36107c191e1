/** Characters of the bytes 0x80-0x9f in Windows-1252; the five undefined bytes stay control characters. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const BYTE_OF = new Map([...HIGH].map((char, place) => [char, 0x80 + place]))

/** Decodes Windows-1252 bytes that were read as Latin-1. */
export function decodeWindows1252(latin1: string): string {
  return latin1.replace(/[\u0080-\u009f]/g, (char) => HIGH.charAt(char.charCodeAt(0) - 0x80))
}

/** The byte of a character, if bytes were read as Windows-1252 or Latin-1; undefined for other characters. */
export function windows1252Byte(char: string): number | undefined {
  const code = char.charCodeAt(0)
  return char.length === 1 && code <= 0xff ? code : BYTE_OF.get(char)
}
