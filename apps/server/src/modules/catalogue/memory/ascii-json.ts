const BEYOND_ASCII = /[\u007f-\uffff]/g
/** Printable ASCII without quotation mark and backslash: already valid JSON. */
const PLAIN = /^[ !#-[\]-~]*$/

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON in plain ASCII, other letters escaped. One typographic apostrophe or euro sign in a list would make the whole
 * answer a string of two bytes per letter, which takes twice the memory to cache and several times the work to send.
 */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (Buffer.byteLength(json) === json.length) return json
  // `replace` keeps a string of two bytes per letter; decoding it again gives one byte each.
  return Buffer.from(json.replace(BEYOND_ASCII, escaped), 'latin1').toString('latin1')
}

/** The same for a single text. */
export const jsonText = (text: string): string => (PLAIN.test(text) ? `"${text}"` : asciiJson(text))
