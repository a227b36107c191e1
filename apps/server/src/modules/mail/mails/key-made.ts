import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

const texts = mailTexts.keyMade

export const keyMade: MailBody<'keyMade'> = ({ firstName, name, company, day }, { shop }) => ({
  subject: texts.subject({ name }),
  greeting: greetingOf(firstName),
  before: [texts.text({ shop: shop.name, name, company, day })],
  after: [texts.notYou],
})
