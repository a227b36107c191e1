import { HOLIDAY } from '@cambusa/domain/delivery/store-hours'

const DAYS = ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'] as const
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const SHORT = 3

/**
 * The weekdays of 'lunedì - venerdì', 'lun, mer e ven', 'tutti i giorni' or 'domenica e festivi': 1 Monday to 7 Sunday, 8
 * public holidays. undefined when anything else is said.
 */
export function readWeekdays(text: string): number[] | undefined {
  const said = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.:]/g, '')
    .trim()
  const lists = said
    .replace(/\b(?:tutti i|ogni) giorn[io]\b/g, 'ogni')
    .split(/\s*(?:,|\+|&|\be\b)\s*/)
    .map(readRange)
  return lists.every((days) => days !== undefined) ? [...new Set(lists.flat())] : undefined
}

function readRange(text: string): number[] | undefined {
  if (text === 'ogni') return EVERY_DAY
  if (/^(?:giorni )?festiv[aeio]+t?a?$/.test(text)) return [HOLIDAY]
  const [first, last, ...more] = text
    .replace(/^(?:da|dal|dalla)\s+/, '')
    .split(/\s*[-–—]\s*|\s+(?:a|al|alla)\s+/)
  const from = readDay(first)
  const to = last === undefined ? from : readDay(last)
  if (from === undefined || to === undefined || more.length > 0) return undefined
  const count = ((to - from + EVERY_DAY.length) % EVERY_DAY.length) + 1
  return Array.from({ length: count }, (_, index) => ((from - 1 + index) % EVERY_DAY.length) + 1)
}

/** The number of a weekday by its name or its first three letters. */
function readDay(name: string | undefined): number | undefined {
  const day = DAYS.findIndex((known) => known === name || known.slice(0, SHORT) === name)
  return day === -1 ? undefined : day + 1
}
