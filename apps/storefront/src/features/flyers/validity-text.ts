import type { FlyerHead } from '@cambusa/contract/content/flyers'
import { flyerTexts } from '@cambusa/messages/it/content/flyers'

/** 'Valido dal 3 dicembre 2026 al 16 dicembre 2026'; of one that is over that it was. */
export function validityText(
  { state, startDate, endDate }: Pick<FlyerHead, 'state' | 'startDate' | 'endDate'>,
  inWords: (dateIso: string) => string,
): string {
  const days = { from: inWords(startDate), to: inWords(endDate) }
  return state === 'past' ? flyerTexts.validityPast(days) : flyerTexts.validity(days)
}
