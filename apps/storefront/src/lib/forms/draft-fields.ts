import { CONSENT_KINDS } from '@cambusa/domain/people/consent'
import type { Field, Held } from '../browser/fill-field.ts'

/** What was typed into a form, by its fields. */
export type Typed = Record<string, Held>

/** Fields that are never stored: passwords, codes that are good once, data of cards. */
const SECRET = /password|one-time-code|cc-/
const FIELDS = 'input:not([type=hidden], [type=file], [type=password]), textarea, select'
const CONSENTS: readonly string[] = CONSENT_KINDS

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/**
 * A consent is not put back: the text beside it may be another one after a release (decision 236). It is named by the
 * last part of the field's name.
 */
const isConsent = (field: Field) => CONSENTS.includes(field.name.split(/[.[\]]+/).findLast(Boolean) ?? '')

const isKept = (field: Field) =>
  !SECRET.test(field.autocomplete) && !(isTicked(field) && isConsent(field)) && !field.disabled

/** The fields of a form that are kept, with the key of each: its name or label, with its value where several share one. */
export function keptFields(place: HTMLElement): [key: string, field: Field][] {
  const seen = new Map<string, number>()
  return [...place.querySelectorAll<Field>(FIELDS)].filter(isKept).map((field) => {
    const named = field.name || field.ariaLabel || field.labels?.[0]?.textContent || field.type
    const key = isTicked(field) ? `${named}=${field.value}` : named
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return [count === 0 ? key : `${key}#${count}`, field]
  })
}

export const heldBy = (field: Field): Held => (isTicked(field) ? field.checked : field.value)
