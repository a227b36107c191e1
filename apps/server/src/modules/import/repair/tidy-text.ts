import { plainTextOfHtml } from '@cambusa/domain/text/plain-text'
import { repairMojibake } from '@cambusa/domain/text/mojibake'

/** Repairs of a text; each has its sentence in importTexts.repairs. */
export type TextRepair = 'mojibake' | 'entities' | 'signs'

/** A quick check that most cells pass: ASCII and Italian vowels with single spaces. */
const PLAIN = /^[!-%'-;=?-~àèéìòùÀÈÉÌÒÙ°’]+(?: [!-%'-;=?-~àèéìòùÀÈÉÌÒÙ°’]+)*$/
const SPACES = /[\s\u00a0]+/g
/** Invisible characters: control characters, soft hyphens, zero-width spaces, byte order marks. */
const UNSEEN = /(?!\s)\p{Cc}|[\u00ad\u200b-\u200d\u2060\ufeff]/gu
/** Within an emoji the zero-width joiner must stay. */
const EMOJI = /\p{Emoji_Presentation}/u

/**
 * A cell with certain repairs, and which ones: misread encodings, HTML, invisible characters, separate accents.
 * Capitals and everything uncertain stay unchanged.
 */
export function tidyText(value: string): { text: string; repairs: readonly TextRepair[] } {
  if (PLAIN.test(value)) return { text: value, repairs: [] }
  const repairs: TextRepair[] = []
  const step = (repair: TextRepair, before: string, after: string) => {
    if (after !== before) repairs.push(repair)
    return after
  }
  const letters = step('mojibake', value, repairMojibake(value))
  const plain = step('entities', letters, plainTextOfHtml(letters))
  // Some programs misread the encoding first and then escaped it.
  const again = plain === letters ? plain : step('mojibake', plain, repairMojibake(plain))
  const seen = step('signs', again, withoutUnseen(again).normalize('NFC'))
  return { text: seen.replace(SPACES, ' ').trim(), repairs }
}

const withoutUnseen = (text: string) => (EMOJI.test(text) ? text : text.replace(UNSEEN, ''))
