import { romeInstant } from '@cambusa/domain/time/rome-instant'

const EXCERPT = 200

/** The beginning of a text, cut after a word. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text
  const cut = text.slice(0, EXCERPT)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2)).replace(/[\s,;:.–-]+$/, '')} …`
}

/** Midnight in Rome of a day in the time of WordPress's GMT fields. */
export const gmtOf = (day: string): string => romeInstant(day, '00:00').toISOString().slice(0, 19)
