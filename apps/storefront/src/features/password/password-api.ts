import { requestPasswordReset, resetPasswordByCard } from '@cambusa/contract/people/password'
import { refuseEmailUpdate } from '@cambusa/contract/people/profile'
import { create } from 'zustand'
import { call } from '../../lib/api/call.ts'
import type { MailLink } from '../../lib/state/mail-link.ts'

/** The address of the last request for a link; in memory only. */
export const useAskedReset = create<{ login: string; sentAt: number }>(() => ({ login: '', sentAt: 0 }))

/** Requests a link by mail. Throws CallError. */
export async function askForReset(email: string): Promise<void> {
  const { login } = await call(requestPasswordReset, { body: { e_mail: email }, quiet: true })
  useAskedReset.setState({ login, sentAt: Date.now() })
}

/** Sets the password with the link of the mail. Throws CallError. */
export const saveNewPassword = ({ email, code }: MailLink, password: string) =>
  call(resetPasswordByCard, { body: { email, token: code, password }, quiet: true })

/** Refuses a change of e-mail with the link of the mail. Throws CallError. */
export const refuseEmail = ({ email, code }: MailLink) =>
  call(refuseEmailUpdate, { body: { e_mail: email, refusal_token: code }, quiet: true })
