import { LOCALE } from '../constants.ts'
import { lazyValue } from '../lazy-value.ts'

/** Apart from dates.ts, which every screen loads. */
const inWords = /* @__PURE__ */ lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)

/** '1 novembre 2026' of yyyy-MM-dd. */
export const dayInWords = (dateIso: string): string => inWords().format(new Date(`${dateIso}T00:00:00Z`))
