/** Opening hours as the store page shows them. */
export interface OpeningHours {
  days: string
  hours: string
}

const PART = /^(.*?[^\d\s:])\s*:?\s+(\d.*|chius[oa]|aperto.*|continuato.*)$/i

/**
 * Parses 'Lunedì - Venerdì: 08:00 - 20:00; Domenica: chiuso', or a JSON list of days and hours. undefined if a part has
 * no days or no hours.
 */
export function readHours(text: string): OpeningHours[] | undefined {
  if (text.startsWith('[')) return readJsonHours(text)
  const parts = text.split(/[;|\n]/).map((part) => part.trim())
  const read = parts.filter((part) => part !== '').map(readPart)
  return read.every((part) => part !== undefined) ? read : undefined
}

function readPart(text: string): OpeningHours | undefined {
  const [, days = '', hours = ''] = PART.exec(text) ?? []
  if (days === '' || hours === '') return undefined
  return { days: days.replace(/\s*[:,]$/, '').trim(), hours: hours.trim() }
}

function readJsonHours(text: string): OpeningHours[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list) || !list.every(isHours)) return undefined
    return list.map(({ days, hours }) => ({ days, hours }))
  } catch {
    return undefined
  }
}

function isHours(value: unknown): value is OpeningHours {
  if (typeof value !== 'object' || value === null || !('days' in value) || !('hours' in value)) return false
  return typeof value.days === 'string' && typeof value.hours === 'string'
}
