import { isGtin } from '@cambusa/domain/catalogue/gtin'
import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { openDoubts, quantityOf, stateOf, type PadLine } from '../pad/pad-line.ts'
import { shownQuantity } from './quantity-note.ts'

function unknownText({ code, match }: PadLine): string {
  if (match?.state === 'tooLong') return quickOrderTexts.tooLong
  const subject = code ?? match?.subject ?? ''
  if (!/^\d+$/.test(subject)) return quickOrderTexts.unknownWords
  const isWrongGtin = [8, 12, 13, 14].includes(subject.length) && !isGtin(subject)
  return isWrongGtin
    ? quickOrderTexts.wrongCheckDigit({ code: subject })
    : quickOrderTexts.unknownCode({ code: subject })
}

/** Why a line needs attention; empty: it does not. */
export function whyText(line: PadLine, found: QuickOrderProduct | undefined): string {
  if (stateOf(line) === 'unknown') return unknownText(line)
  const doubts = openDoubts(line).map((doubt) => quickOrderTexts.doubts[doubt])
  const { refusal, taken } = line
  const left =
    taken === undefined || found === undefined
      ? []
      : [
          quickOrderTexts.taken({
            taken: shownQuantity(found, taken),
            rest: shownQuantity(found, quantityOf(line)),
          }),
        ]
  return refusal === undefined ? doubts.join('. ') : [...left, refusal, ...doubts].join(' ')
}
