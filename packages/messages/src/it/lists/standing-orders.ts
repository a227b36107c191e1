import { countText } from '@cambusa/domain/text/number-text'
import { weekdayNames as WEEKDAYS } from '../frame/weekdays.ts'

const SHORT = ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'] as const

const inWords = (names: readonly string[]) => new Intl.ListFormat('it', { type: 'conjunction' }).format(names)
const days = (count: number) => (count === 1 ? '1 giorno' : `${count} giorni`)
const products = (count: number) => (count === 1 ? '1 prodotto' : `${countText(count)} prodotti`)

/** Texts of standing orders and of the drafts they prepare. */
export const standingOrderTexts = {
  title: 'Ordine ricorrente',
  days: (p: { weekdays: readonly number[] }) => p.weekdays.map((weekday) => SHORT[weekday - 1]).join(', '),
  none: 'Scegli i giorni di consegna: ti prepariamo la bozza in tempo e tu la metti nel carrello. Da sola non compra mai.',
  set: 'Prepara la bozza ogni settimana',
  change: 'Cambia i giorni',
  end: 'Non ripetere più',
  ended: 'L’ordine ricorrente è finito.',
  weekdays: 'Giorni di consegna',
  weekday: (p: { weekday: number }) => WEEKDAYS[p.weekday - 1] ?? '',
  weekdayShort: (p: { weekday: number }) => SHORT[p.weekday - 1] ?? '',
  weekdayMissing: 'Scegli almeno un giorno.',
  lead: 'Prepara la bozza',
  leadDays: (p: { days: number }) => (p.days === 0 ? 'il giorno stesso' : `${days(p.days)} prima`),
  save: 'Salva i giorni',
  when: (p: { weekdays: readonly number[]; leadDays: number }) =>
    `Ogni ${inWords(p.weekdays.map((weekday) => WEEKDAYS[weekday - 1] ?? ''))}, bozza ${
      p.leadDays === 0 ? 'il giorno stesso' : `${days(p.leadDays)} prima`
    }.`,
  next: (p: { preparedOn: string; deliveryOn: string }) =>
    `La prossima arriva ${p.preparedOn}, per la consegna di ${p.deliveryOn}.`,
  noNext: 'Nei prossimi giorni il negozio è chiuso: la bozza arriva appena riapre.',
  noDay: 'Scegli altri giorni: per questi non arriva nessuna bozza.',
  unserved: (p: { weekdays: readonly number[] }) =>
    `Di ${inWords(p.weekdays.map((weekday) => WEEKDAYS[weekday - 1] ?? ''))} non consegniamo: ${
      p.weekdays.length === 1 ? 'si salta' : 'si saltano'
    }.`,
  skipped: (p: { days: string; count: number }) =>
    p.count === 1 ? `Il negozio è chiuso ${p.days}: si salta.` : `Il negozio è chiuso ${p.days}: si saltano.`,
  paused: 'In pausa',
  pausedText: 'Nessuna bozza finché non la riprendi.',
  drafts: 'Bozze pronte',
  draftFor: (p: { day: string }) => `Per la consegna di ${p.day}`,
  draftOf: (p: { name: string }) => `Bozza di ${p.name}`,
  draftText: 'È una bozza: finché non la metti nel carrello non succede nulla.',
  count: (p: { count: number }) => products(p.count),
  missing: (p: { count: number }) =>
    p.count === 1 ? '1 non si può comprare' : `${p.count} non si possono comprare`,
  dearer: (p: { count: number }) => (p.count === 1 ? '1 rincarato' : `${p.count} rincarati`),
  added: 'Già nel carrello',
  discard: 'Scarta la bozza',
  inWords,
} as const
