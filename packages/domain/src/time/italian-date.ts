const ITALIAN_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** A date written dd/mm/yyyy as yyyy-MM-dd; undefined when written otherwise or when the day does not exist. */
export function parseItalianDate(text: string): string | undefined {
  const [, day, month, year] = ITALIAN_DATE.exec(text.trim()) ?? []
  if (!day || !month || !year) return undefined
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === iso ? iso : undefined
}
