import { formatDateTime, formatDay, romeDate } from '@cambusa/domain/time/dates'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

export const newDevice: MailBody<'newDevice'> = ({ firstName, device, at }, { shop, screen }) => ({
  subject: mailTexts.newDevice.subject,
  greeting: greetingOf(firstName),
  before: [
    mailTexts.newDevice.text({ shop: shop.name, device, at: formatDateTime(new Date(at)) }),
    mailTexts.newDevice.you,
    mailTexts.newDevice.notYou,
  ],
  button: { text: mailTexts.newDevice.button, url: screen('/profile/sessions') },
  after: [],
})

export const deletionAsked: MailBody<'deletionAsked'> = ({ firstName, deletesAt }, { shop, screen }) => ({
  subject: mailTexts.deletionAsked.subject,
  greeting: greetingOf(firstName),
  before: [
    mailTexts.deletionAsked.text({ shop: shop.name, day: formatDay(romeDate(new Date(deletesAt))) }),
    mailTexts.deletionAsked.keep,
    mailTexts.deletionAsked.notYou,
  ],
  button: { text: mailTexts.deletionAsked.button, url: screen('/profile/delete-account') },
  after: [],
})

export const accountDeleted: MailBody<'accountDeleted'> = ({ firstName }, { shop }) => ({
  subject: mailTexts.accountDeleted.subject,
  greeting: greetingOf(firstName),
  before: [
    mailTexts.accountDeleted.text({ shop: shop.name }),
    mailTexts.accountDeleted.kept,
    mailTexts.accountDeleted.last,
  ],
  after: [],
})
