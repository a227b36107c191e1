import { CONFIRM_LINK_HOURS } from '@cambusa/domain/constants'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

export const verify: MailBody<'verify'> = ({ firstName }, { shop, linkUrl }) => ({
  subject: mailTexts.verify.subject,
  greeting: greetingOf(firstName),
  before: [mailTexts.verify.text({ shop: shop.name })],
  button: { text: mailTexts.verify.button, url: linkUrl },
  after: [mailTexts.verify.validity({ hours: CONFIRM_LINK_HOURS }), mailTexts.notYou],
})

export const welcome: MailBody<'welcome'> = ({ firstName, cardPending, storeName }, { shop, screen }) => ({
  subject: mailTexts.welcome.subject({ shop: shop.name }),
  greeting: greetingOf(firstName),
  before: [
    mailTexts.welcome.text,
    cardPending ? mailTexts.welcome.cardPending({ store: storeName }) : mailTexts.welcome.mayBuy,
  ],
  button: { text: mailTexts.welcome.button, url: screen('/') },
  after: [],
})

export const accountExists: MailBody<'accountExists'> = ({ firstName }, { shop, screen }) => ({
  subject: mailTexts.accountExists.subject,
  greeting: greetingOf(firstName),
  before: [mailTexts.accountExists.text({ shop: shop.name }), mailTexts.accountExists.forgotten],
  button: { text: mailTexts.accountExists.button, url: screen('/reset-password-request') },
  after: [mailTexts.notYou],
})
