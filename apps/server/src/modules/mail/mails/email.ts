import { CONFIRM_LINK_HOURS, REFUSAL_LINK_HOURS } from '@cambusa/domain/constants'
import { maskEmail } from '@cambusa/domain/people/masked-email'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

const HOURS_OF_DAY = 24

export const emailConfirm: MailBody<'emailConfirm'> = ({ firstName }, { shop, linkUrl }) => ({
  subject: mailTexts.emailConfirm.subject,
  greeting: greetingOf(firstName),
  before: [mailTexts.emailConfirm.text({ shop: shop.name })],
  button: { text: mailTexts.emailConfirm.button, url: linkUrl },
  after: [mailTexts.emailConfirm.validity({ hours: CONFIRM_LINK_HOURS }), mailTexts.notYou],
})

export const emailChanging: MailBody<'emailChanging'> = ({ firstName, newEmail }, { shop, linkUrl }) => ({
  subject: mailTexts.emailChanging.subject,
  greeting: greetingOf(firstName),
  before: [
    mailTexts.emailChanging.text({ shop: shop.name, email: maskEmail(newEmail) }),
    mailTexts.emailChanging.notYou,
  ],
  button: { text: mailTexts.emailChanging.button, url: linkUrl },
  after: [mailTexts.emailChanging.validity({ days: REFUSAL_LINK_HOURS / HOURS_OF_DAY })],
})

export const emailChanged: MailBody<'emailChanged'> = ({ firstName, newEmail }, { shop }) => ({
  subject: mailTexts.emailChanged.subject,
  greeting: greetingOf(firstName),
  before: [
    mailTexts.emailChanged.text({ shop: shop.name, email: maskEmail(newEmail) }),
    mailTexts.emailChanged.notYou({ phone: shop.contacts.phone }),
  ],
  after: [],
})
