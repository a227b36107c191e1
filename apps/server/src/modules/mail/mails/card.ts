import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

export const cardRequested: MailBody<'cardRequested'> = ({ firstName, storeName }) => ({
  subject: mailTexts.cardRequested.subject,
  greeting: greetingOf(firstName),
  before: [mailTexts.cardRequested.text({ store: storeName })],
  after: [mailTexts.cardRequested.after],
})

export const cardReady: MailBody<'cardReady'> = ({ firstName, cardCode }, { screen }) => ({
  subject: mailTexts.cardReady.subject,
  greeting: greetingOf(firstName),
  before: [mailTexts.cardReady.text({ card: cardCode })],
  button: { text: mailTexts.cardReady.button, url: screen('/') },
  after: [],
})
