import type { Colleague, Invitation } from '@cambusa/contract/people/colleagues'
import { euroText, toEuros, typedCents } from '@cambusa/domain/money/money'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { colleagueTexts as texts } from '@cambusa/messages/it/people/colleagues'

type Limits = Pick<Colleague | Invitation, 'role' | 'orderLimit' | 'monthLimit'>

/** 'fino a 300,00 € per ordine · fino a 1.000,00 € al mese'. */
export function limitsText({ role, orderLimit, monthLimit }: Limits): string {
  if (role === 'buyerWithApproval') return texts.everyCart
  if (role === HOLDER || (orderLimit === null && monthLimit === null)) return texts.noLimit
  return [
    orderLimit !== null && texts.orderLimit({ amount: euroText(orderLimit) }),
    monthLimit !== null && texts.monthLimit({ amount: euroText(monthLimit) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

export const nameOf = ({ firstName, lastName, email }: Colleague): string =>
  `${firstName} ${lastName}`.trim() || email

/** A limit as it is typed: '300', '299,90'; '' for none. */
export const typedLimit = (limit: number | null): string =>
  limit === null ? '' : String(limit).replace('.', ',')

/** Euros of a typed limit; undefined: none. */
export function limitOf(text: string): number | undefined {
  const cents = typedCents(text.trim())
  return cents === undefined ? undefined : toEuros(cents)
}

/** Whether a typed limit can be read, or is empty; else what to type. */
export const isLimit = (text: string): true | string =>
  text.trim() === '' || typedCents(text.trim()) !== undefined || texts.wrongAmount
