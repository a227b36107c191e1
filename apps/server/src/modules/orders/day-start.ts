import { addDaysIso } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import { refuse } from '../../platform/http/refusal.ts'

/**
 * Midnight in Rome at the start of a date of the query, or some days later. Throws request.malformed naming the field.
 */
export function dayStart(dateIso: string, field: string, daysLater = 0): Date {
  try {
    return romeInstant(addDaysIso(dateIso, daysLater), '00:00')
  } catch {
    throw refuse('request.malformed', { field, reason: malformedTexts.noDay }, { field })
  }
}
