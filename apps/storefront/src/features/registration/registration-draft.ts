import type { CardHolder } from '@cambusa/contract/people/registration'
import { CARD_REQUEST_HOURS } from '@cambusa/domain/constants'
import { localStore } from '../../lib/browser/storage.ts'
import { readKept } from '../../lib/state/kept-state.ts'
import {
  NO_DELEGATE,
  NO_VALUES,
  stepsOf,
  type DelegateValues,
  type KeptValues,
  type RegistrationStep,
} from './registration-values.ts'

/** The progress of the registration, beside the typed values. */
export interface Progress {
  step: RegistrationStep
  /** The data of the verified card; null: none was verified. */
  card: CardHolder | null
  /** The code of the request for a card; empty: none was made. */
  requestCode: string
}

/** A half-filled registration, kept in this browser for a day (decision 107). */
export interface Draft extends Progress {
  values: KeptValues
}

const NO_PROGRESS: Progress = { step: 'card', card: null, requestCode: '' }
const KEY = 'cambusa.registration'
const KEPT_MS = CARD_REQUEST_HOURS * 3_600_000

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

const isDelegate = (value: unknown): value is DelegateValues => hasTexts(value, Object.keys(NO_DELEGATE))

const CARD_TEXTS = ['cardCode', 'kind', 'name', 'customerCode', 'vatNumber', 'taxCode', 'pec', 'sdiCode']

/** The draft of this browser; an invalid one, or one older than a day, is ignored. */
export function readDraft(now: number): Draft {
  const empty = { ...NO_VALUES, ...NO_PROGRESS, savedAt: 0 }
  const kept = readKept(KEY, empty)
  const {
    savedAt: _savedAt,
    step,
    card,
    requestCode,
    ...values
  } = now - kept.savedAt > KEPT_MS ? empty : kept
  const isSound = card !== null && hasTexts(card, CARD_TEXTS)
  const isReady = values.hasCard ? isSound : requestCode !== ''
  return {
    values: { ...values, delegates: values.delegates.filter(isDelegate) },
    step: isReady && stepsOf(values.hasCard).includes(step) ? step : 'card',
    card: isSound ? card : null,
    requestCode,
  }
}

/** Stores a draft, always without passwords. */
export function writeDraft({ values, ...progress }: Draft, now: number): void {
  const names = Object.keys(NO_VALUES) as (keyof KeptValues)[]
  const kept = Object.fromEntries(names.map((name) => [name, values[name]]))
  localStore.set(KEY, JSON.stringify({ ...kept, ...progress, savedAt: now }))
}

/** After the account was created, or the shopper starts again. */
export const forgetDraft = (): void => localStore.remove(KEY)

/** The initial values of the form. */
export const emptyDraft = (): Draft => ({ values: NO_VALUES, ...NO_PROGRESS })
