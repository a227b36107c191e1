import { ownValue } from '../own-value.ts'
import { isGtin } from '../catalogue/gtin.ts'
import { protectDescriptions } from './order-text-protected.ts'
import { unitOfWord } from './order-text-units.ts'

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** Digits under a barcode stand in groups: '8 001234 567890', '1234 5670'. */
const GROUPED_GTIN = /(?<!\d)(?:\d \d{6} \d{6}|\d \d{5} \d{5} \d|\d{4} \d{4})(?!\d)/g

function joinedGtin(groups: string): string {
  const digits = groups.replaceAll(' ', '')
  return isGtin(digits) ? digits : groups
}

/** A normalised line: plain spaces and apostrophes, × as x, no bullet, no closing punctuation. */
export function tidyOrderLine(text: string): string {
  return text
    .replace(/[\s\u00a0\u2007\u202f]+/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[×✕]/g, 'x')
    .replace(
      /(\d?)\s?([½¼¾])/g,
      (_all, whole: string, sign: string) => `${whole} ${ownValue(FRACTIONS, sign) ?? ''}`,
    )
    .replace(/^\s*(?:[-–—•·*>▪◦☐✓]+\s*)+/, '')
    .replace(/[\s;,:.]+$/, '')
    .replace(GROUPED_GTIN, joinedGtin)
    .trim()
}

/** 'kg3', 'gr.500', 'nr.12' and 'n5' are two words; of single letters only 'n' is certain. */
const isUnitBefore = (word: string) =>
  /^(?:n|nr|num)$/i.test(word) || (word.length > 1 && unitOfWord(word)?.isSure === true)

/** Splits '5kg', 'x6' and '3x1234567', but not '7up' and '38x38'. */
function parted(word: string): string[] {
  const times = /^(\d+(?:[.,]\d+)?)[x*](\d[\d.,]*)([a-z]*\.?)$/i.exec(word)
  if (times && (unitOfWord(times[3]!) || Math.max(times[1]!.length, times[2]!.length) >= 4))
    return [times[1]!, 'x', ...parted(`${times[2]}${times[3]}`)]
  const before = /^[x*](\d+)$/i.exec(word)
  if (before) return ['x', before[1]!]
  const named = /^([a-z]{1,6})\.?(\d+(?:[.,]\d+)?)$/i.exec(word)
  if (named && isUnitBefore(named[1]!)) return [named[1]!, named[2]!]
  const after = /^(\d+(?:[.,]\d+)?(?:\/\d+)?)([a-z*]+\.?)$/i.exec(word)
  if (after && (/^[x*]$/i.test(after[2]!) || unitOfWord(after[2]!))) return [after[1]!, after[2]!]
  return [word]
}

/** The words of a line, with elisions expanded ("d'acqua", "mezz'etto", "un'anguria"). */
export function orderTokens(text: string): string[] {
  return (
    protectDescriptions(tidyOrderLine(text))
      .replace(/(?<![\p{L}])d'(?=\p{L})/giu, 'di ')
      .replace(/(?<![\p{L}])mezz'(?=\p{L})/giu, 'mezzo ')
      .replace(/(?<![\p{L}])'?u?n'(?=\p{L})/giu, 'un ')
      // '2+1' are two numbers, 'n°' is a sign of one.
      .replace(/(?<=\d)\+(?=\d)/g, ' + ')
      .replace(/\bn\s?[°º]\s*/gi, 'n. ')
      // 'farina x pizza', '12 lt x dolci': no times sign between two words.
      .replace(/(?<=\p{L}\.?)\s+x\s+(?=\p{L})/giu, ' per ')
      .split(/\s+/)
      .flatMap((word) => parted(word))
      .map((word) => (word === '*' || word === 'X' ? 'x' : word))
      .filter(Boolean)
  )
}

/** Whether a token consists of digits. */
export const isWhole = (token: string | undefined): token is string =>
  token !== undefined && /^\d+$/.test(token)
