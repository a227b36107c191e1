import { isIban } from '@cambusa/domain/payments/iban'
import { resolveProblems } from '../../lib/forms/resolve-problems.ts'

/** The bank account for what cannot go back to gift codes or the card. */
export interface AccountValues {
  iban: string
  holder: string
}

const requiredOr = (text: string, isRight: boolean) =>
  text.trim() === '' ? ('required' as const) : isRight ? undefined : ('iban' as const)

/** Checks the account only where one is needed. */
export const accountResolver = (isNeeded: boolean) =>
  resolveProblems<AccountValues>(({ iban, holder }) =>
    isNeeded ? { iban: requiredOr(iban, isIban(iban)), holder: requiredOr(holder, true) } : {},
  )
