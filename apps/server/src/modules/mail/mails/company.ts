import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

const texts = mailTexts.companyChanged

export const companyChanged: MailBody<'companyChanged'> = (
  { firstName, companyName, by, changes },
  { screen },
) => ({
  subject: texts.subject,
  greeting: greetingOf(firstName),
  before: [texts.text({ company: companyName, by })],
  tables: [
    {
      rows: changes.map(({ field, before, after }) => ({
        label: texts.fields[field],
        value: texts.change({ before, after }),
      })),
    },
  ],
  button: { text: texts.button, url: screen('/profile/profile-update') },
  after: [texts.notRight],
})
