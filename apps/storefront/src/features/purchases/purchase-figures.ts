import { LOCALE } from '@cambusa/domain/constants'

const percentFormat = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
const plainPercent = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
})
const shortEuro = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
})
const shortMonth = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' })

/** '1.235 €', beside a chart. */
export const roundEuros = (amount: number): string => shortEuro.format(amount)

/** '+12,5%', with its sign. */
export const signedPercent = (percent: number): string => percentFormat.format(percent / 100)

/** '12,5%', where words say the sign. */
export const percentSize = (percent: number): string => plainPercent.format(Math.abs(percent) / 100)

/** 'nov' of yyyy-MM, below a chart; of January the year too. */
export function shortMonthOf(month: string): string {
  const name = shortMonth.format(new Date(`${month}-01T00:00:00Z`))
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name
}
