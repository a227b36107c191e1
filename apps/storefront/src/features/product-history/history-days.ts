import { LOCALE } from '@cambusa/domain/constants'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'

/** '21/11/2026' of an instant in Rome. */
export const dayOf = (instant: number | string): string => formatDay(romeDate(new Date(instant)))

const monthFormat = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  year: '2-digit',
  timeZone: 'Europe/Rome',
})

/** 'nov 26', below a chart. */
export const monthOf = (instantMs: number): string => monthFormat.format(instantMs)
