import { isCardExpired, readCardExpiry } from '@cambusa/domain/payments/card-expiry'
import { paymentCardDigits } from '@cambusa/domain/payments/card-number'
import { paymentCardType } from '@cambusa/domain/orders/card-type'
import { ownValue } from '@cambusa/domain/own-value'
import type { sandboxTexts } from '@cambusa/messages/it/payments/sandbox'
import type { SandboxCardFacts } from './sandbox-book.ts'
import { sandboxEffectOf } from './sandbox-cards.ts'

/** Longer than anything that belongs into a field. */
const MOST_SIGNS = 100
const LAST_SIGNS = 4

export type SandboxField = keyof typeof sandboxTexts.wrong

/** What is shown again of a form: of numbers only those of trial cards, the code on the back never. */
export type TypedFields = Partial<Record<SandboxField, string>>

/** A field of a posted form; whatever is no text is empty. */
export function fieldOf(body: unknown, name: string): string {
  const isForm = typeof body === 'object' && body !== null
  const value = isForm ? ownValue(body as Record<string, unknown>, name) : undefined
  return typeof value === 'string' ? value.trim().slice(0, MOST_SIGNS) : ''
}

export interface ReadCard {
  /** undefined where a field is wrong. */
  card: SandboxCardFacts | undefined
  wrong: readonly SandboxField[]
  typed: TypedFields
}

/**
 * Reads the form of the card. A number that is none of the trial cards goes no further than here: it could be somebody's,
 * and is neither kept, shown again nor told.
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
