import { weekdayNames } from '../frame/weekdays.ts'

const HOLIDAY = 8
const names: readonly string[] = [...weekdayNames, 'festivi']
const nameOf = (day: number) => names[day - 1] ?? ''

/** '7:00' of 07:00; '24:00' stays. */
const clock = (time: string) => time.replace(/^0(?=\d)/, '')

/** 'alle 7:00', 'all’1:00', 'a mezzanotte'. */
const at = (time: string) => {
  if (time === '24:00' || time === '00:00') return 'a mezzanotte'
  return clock(time).startsWith('1:') ? `all’${clock(time)}` : `alle ${clock(time)}`
}

interface Interval {
  from: string
  to: string
}
const isAllDay = ({ from, to }: Interval) => from === '00:00' && (to === '24:00' || to === '00:00')

/** Texts of the hours of a store; times HH:mm. */
export const storeHoursTexts = {
  title: 'Orari',
  /** 'lunedì–sabato', 'domenica', 'festivi', 'tutti i giorni'; days 1 Monday to 7 Sunday, 8 public holidays. */
  days: ({ firstDay, lastDay }: { firstDay: number; lastDay: number }) => {
    if (firstDay === 1 && lastDay === HOLIDAY - 1) return 'tutti i giorni'
    return firstDay === lastDay ? nameOf(firstDay) : `${nameOf(firstDay)}–${nameOf(lastDay)}`
  },
  /** '7:00–13:00, 15:00–20:00', 'chiuso', '24 ore su 24'. */
  openings: (openings: readonly Interval[]) => {
    if (openings.length === 0) return 'chiuso'
    if (openings.some(isAllDay)) return '24 ore su 24'
    return openings.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
  },
  openAlways: 'Aperto ora, 24 ore su 24',
  openUntil: (p: { time: string }) => `Aperto ora, chiude ${at(p.time)}`,
  /** day: 'domani', 'lunedì', 'martedì 8 dicembre'; empty: today. */
  closedUntil: (p: { day: string; time: string }) =>
    `Chiuso, apre ${p.day === '' ? '' : `${p.day} `}${at(p.time)}`,
  closed: 'Chiuso',
  closedFor: (p: { reason: string }) => `Chiuso oggi: ${p.reason}`,
  unknown: 'Orari non indicati',
  tomorrow: 'domani',
  /** Names of the public holidays (domain/time/public-holidays). */
  holidays: {
    newYear: 'Capodanno',
    epiphany: 'Epifania',
    easter: 'Pasqua',
    easterMonday: 'Lunedì dell’Angelo',
    liberation: 'Anniversario della Liberazione',
    labourDay: 'Festa del Lavoro',
    republic: 'Festa della Repubblica',
    assumption: 'Ferragosto',
    saintFrancis: 'San Francesco',
    allSaints: 'Ognissanti',
    immaculate: 'Immacolata Concezione',
    christmas: 'Natale',
    saintStephen: 'Santo Stefano',
  },
}
