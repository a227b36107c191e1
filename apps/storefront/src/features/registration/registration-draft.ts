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

/** Where the registration has come to beside what is typed. */
export interface Progress {
  step: RegistrationStep
  /** What the verified card knows; null: none was verified. */
  card: CardHolder | null
  /** Of the request for a card; empty: none was made. */
  requestCode: string
}

/** A registration that is half done, as this browser keeps it for a day (decision 107). */
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

/** The draft of this browser; what is older than a day or not sound is none. */
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

/** Keeps a draft. Passwords are none of its values, whatever is handed over. */
export function writeDraft({ values, ...progress }: Draft, now: number): void {
  const names = Object.keys(NO_VALUES) as (keyof KeptValues)[]
  const kept = Object.fromEntries(names.map((name) => [name, values[name]]))
  localStore.set(KEY, JSON.stringify({ ...kept, ...progress, savedAt: now }))
}

/** The account is made, or the shopper begins anew. */
export const forgetDraft = (): void => localStore.remove(KEY)

/** What the form begins with. */
export const emptyDraft = (): Draft => ({ values: NO_VALUES, ...NO_PROGRESS })
