const DAYS_OF_MONTHS = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const DAYS_OF_FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])'
/** Divisible by 4; full centuries by 400. */
const LEAP_YEARS = '(?:\\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'

/**
 * The regular expression of an existing day, yyyy-MM-dd from the year 1 on. A pattern and not a function, because the
 * contract's schemas contain it: every validator refuses 2026-02-29.
 */
export const CALENDAR_DAY = `^(?!0000)(?:\\d{4}-(?:${DAYS_OF_MONTHS}|${DAYS_OF_FEBRUARY})|${LEAP_YEARS}-02-29)$`
