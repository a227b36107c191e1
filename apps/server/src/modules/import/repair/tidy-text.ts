import { plainTextOfHtml } from '@cambusa/domain/text/plain-text'
import { repairMojibake } from '@cambusa/domain/text/mojibake'

/** What was done to a text; each has its sentence in importTexts.repairs. */
export type TextRepair = 'mojibake' | 'entities' | 'signs'

/** Nearly every cell is ASCII and Italian vowels with single spaces: those are told at a glance. */
const PLAIN = /^[!-%'-;=?-~àèéìòùÀÈÉÌÒÙ°’]+(?: [!-%'-;=?-~àèéìòùÀÈÉÌÒÙ°’]+)*$/
const SPACES = /[\s\u00a0]+/g
/** Signs that nobody sees: control characters, soft hyphens, spaces without width, marks of byte order. */
const UNSEEN = /(?!\s)\p{Cc}|[\u00ad\u200b-\u200d\u2060\ufeff]/gu
/** Within an emoji the joiner is part of it. */
const EMOJI = /\p{Emoji_Presentation}/u

/**
 * A cell as it should read, and what had to be repaired for it: letters misread by a program, HTML, signs that nobody
 * sees, letters whose accent stands apart. Capitals stay, and so does everything that is not certain.
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
  // Some programs misread first and escaped then.
  const again = plain === letters ? plain : step('mojibake', plain, repairMojibake(plain))
  const seen = step('signs', again, withoutUnseen(again).normalize('NFC'))
  return { text: seen.replace(SPACES, ' ').trim(), repairs }
}

const withoutUnseen = (text: string) => (EMOJI.test(text) ? text : text.replace(UNSEEN, ''))
