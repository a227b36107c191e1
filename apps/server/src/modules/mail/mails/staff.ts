import { RESET_LINK_MINUTES } from '@cambusa/domain/constants'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

const texts = mailTexts.staffInvited

export const staffInvited: MailBody<'staffInvited'> = ({ firstName, role }, { shop, linkUrl }) => ({
  subject: texts.subject({ shop: shop.name }),
  greeting: greetingOf(firstName),
  before: [texts.text({ shop: shop.name, role: texts.roles[role] })],
  button: { text: texts.button, url: linkUrl },
  after: [texts.validity({ minutes: RESET_LINK_MINUTES }), mailTexts.notYou],
})
