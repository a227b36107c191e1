import { RESET_LINK_MINUTES } from '@cambusa/domain/constants'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

export const passwordReset: MailBody<'passwordReset'> = ({ firstName }, { shop, linkUrl }) => ({
  subject: mailTexts.passwordReset.subject,
  greeting: greetingOf(firstName),
  before: [mailTexts.passwordReset.text({ shop: shop.name })],
  button: { text: mailTexts.passwordReset.button, url: linkUrl },
  after: [mailTexts.passwordReset.validity({ minutes: RESET_LINK_MINUTES }), mailTexts.notYou],
})

export const passwordChanged: MailBody<'passwordChanged'> = ({ firstName }, { shop, screen }) => ({
  subject: mailTexts.passwordChanged.subject,
  greeting: greetingOf(firstName),
  before: [mailTexts.passwordChanged.text({ shop: shop.name }), mailTexts.passwordChanged.notYou],
  button: { text: mailTexts.passwordChanged.button, url: screen('/reset-password-request') },
  after: [],
})
