import { LOCALE } from '../constants.ts'

const STEP = 1000
const UNITS = ['byte', 'kB', 'MB', 'GB'] as const
const shown = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 })

/** The size of a file in the unit that fits, powers of 1000 as systems show them: '12,4 MB'. */
export function formatFileSize(bytes: number): string {
  const rounded = Math.max(0, Math.round(bytes))
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor((String(rounded).length - 1) / 3)))
  return `${shown.format(rounded / STEP ** power)} ${UNITS[power]}`
}
