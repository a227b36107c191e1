import { isCardExpired, readCardExpiry } from '@cambusa/domain/payments/card-expiry'
import { paymentCardDigits } from '@cambusa/domain/payments/card-number'
import { paymentCardType } from '@cambusa/domain/orders/card-type'
import { ownValue } from '@cambusa/domain/own-value'
import { sandboxTexts } from '@cambusa/messages/it/payments/sandbox'
import type { SandboxCardFacts } from './sandbox-book.ts'
import { sandboxEffectOf } from './sandbox-cards.ts'

/** Longer than any valid field. */
const MOST_SIGNS = 100
const LAST_SIGNS = 4

export type SandboxField = keyof typeof sandboxTexts.wrong

/** Fields that are shown again: card numbers only of test cards, the security code never. */
export type TypedFields = Partial<Record<SandboxField, string>>

/** A field of a posted form; '' if it is not a string. */
export function fieldOf(body: unknown, name: string): string {
  const isForm = typeof body === 'object' && body !== null
  const value = isForm ? ownValue(body as Record<string, unknown>, name) : undefined
  return typeof value === 'string' ? value.trim().slice(0, MOST_SIGNS) : ''
}

/** Errors of the form that was sent, and its values. */
export interface Returned {
  wrong: readonly SandboxField[]
  typed: TypedFields
}

const FIELDS = Object.keys(sandboxTexts.wrong) as SandboxField[]

/** The same in the address of the page that shows the form again. */
export function returnedQuery({ wrong, typed }: Returned): string {
  return new URLSearchParams({ wrong: wrong.join(' '), ...typed }).toString()
}

/**
 * Reads that address; undefined: nothing of this step was wrong (the browser may be back at an earlier one). A number that
 * is not of a test card is not shown.
 */
export function readReturned(query: unknown, step: string | undefined): Returned | undefined {
  const named = fieldOf(query, 'wrong').split(' ')
  const wrong = FIELDS.filter(
    (name) => named.includes(name) && (name === 'code') === (step === 'authentication'),
  )
  if (wrong.length === 0) return undefined
  const number = fieldOf(query, 'number')
  const typed = {
    number: sandboxEffectOf(number) === undefined ? '' : number,
    expiry: fieldOf(query, 'expiry'),
    holder: fieldOf(query, 'holder'),
  }
  return { wrong, typed }
}

export interface ReadCard {
  /** undefined if a field is wrong. */
  card: SandboxCardFacts | undefined
  wrong: readonly SandboxField[]
  typed: TypedFields
}

/**
 * Reads the card form. A number that is not of a test card goes no further: it could be a real one, and is neither
 * stored, shown again nor logged.
 */
export function readCardForm(body: unknown, now: Date): ReadCard {
  const number = fieldOf(body, 'number')
  const effect = sandboxEffectOf(number)
  const expiry = readCardExpiry(fieldOf(body, 'expiry'))
  const holder = fieldOf(body, 'holder')
  const isGood: Record<'number' | 'expiry' | 'cvc' | 'holder', boolean> = {
    number: effect !== undefined,
    expiry: expiry !== undefined && !isCardExpired(expiry, now),
    cvc: /^\d{3,4}$/.test(fieldOf(body, 'cvc')),
    holder: holder !== '',
  }
  const wrong = (Object.keys(isGood) as (keyof typeof isGood)[]).filter((name) => !isGood[name])
  const typed = { number: effect === undefined ? '' : number, expiry: fieldOf(body, 'expiry'), holder }
  if (wrong.length > 0 || effect === undefined || expiry === undefined)
    return { card: undefined, wrong, typed }
  const lastFour = paymentCardDigits(number).slice(-LAST_SIGNS)
  const card = { effect, brand: paymentCardType(number) ?? '', lastFour, ...expiry }
  return { card, wrong, typed }
}
