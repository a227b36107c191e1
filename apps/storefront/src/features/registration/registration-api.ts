import {
  confirmRegistration,
  findCompany,
  registerUser,
  requestCard,
  resendConfirmation,
  verifyCard,
} from '@cambusa/contract/people/registration'
import { listStores } from '@cambusa/contract/delivery/stores'
import type { ConsentKind } from '@cambusa/domain/people/consent'
import { isVatNumber } from '@cambusa/domain/people/tax-codes'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { MailLink } from '../../lib/state/mail-link.ts'
import { registerBody, requestBody, type CardSource } from './registration-input.ts'
import type { RegistrationValues } from './registration-values.ts'
import { keepSentMail } from './sent-mail.ts'

/** Where a card is collected. */
export const storesQuery = queryOptions({
  queryKey: ['stores'],
  queryFn: ({ signal }) => call(listStores, { signal, background: true }),
  staleTime: Infinity,
})

/** The company of a VAT number by the public register; null: not found, so that its name is typed. */
export const companyQuery = (vatNumber: string) =>
  queryOptions({
    queryKey: ['company-of', vatNumber],
    queryFn: async ({ signal }) => {
      const body = { vat_number: vatNumber }
      return (await call(findCompany, { body, signal, quiet: true, background: true })).company
    },
    enabled: isVatNumber(vatNumber),
    retry: false,
    staleTime: Infinity,
  })

/** The holder's data of a card. Throws CallError, like all of these. */
export async function checkCard({ cardCode, vatOrTaxCode }: RegistrationValues) {
  const body = { card_code: typedCode(cardCode), vat_or_tax_code: typedCode(vatOrTaxCode) }
  return (await call(verifyCard, { body, quiet: true })).card
}

/** Requests a free card; the code links it to the account created next. */
export async function askForCard(values: RegistrationValues): Promise<string> {
  return (await call(requestCard, { body: requestBody(values), quiet: true })).requestCode ?? ''
}

/** Creates the account, whose mail then waits to be confirmed; with the versions of the texts that were agreed to. */
export async function makeAccount(
  values: RegistrationValues,
  source: CardSource,
  versions: Record<ConsentKind, string>,
): Promise<void> {
  const body = registerBody(values, source, versions)
  const { login, cardPending } = await call(registerUser, { body, quiet: true })
  keepSentMail({ login, cardPending, sentAt: Date.now(), isConfirmed: false })
}

/** Confirms the address with the link of the mail. */
export async function confirmEmail({ email, code, newEmail }: MailLink) {
  const body = { e_mail: email, reg_control_code: code, ...(newEmail ? { new_email: newEmail } : {}) }
  const confirmed = await call(confirmRegistration, { body, quiet: true })
  const { what, cardPending } = confirmed
  if (what === 'registration') keepSentMail({ login: '', cardPending, sentAt: Date.now(), isConfirmed: true })
  return confirmed
}

/** Sends the link again. */
export async function resendLink(email: string): Promise<void> {
  await call(resendConfirmation, { body: { e_mail: email }, quiet: true })
  keepSentMail({ sentAt: Date.now() })
}
