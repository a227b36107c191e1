import { formatDayLong, romeDate } from '@cambusa/domain/time/dates'
import { exportMailTexts as texts } from '@cambusa/messages/it/mails/export-mails'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

const pathOf = (isMyData: boolean, exportId: number) =>
  isMyData ? '/profile/my-data' : `/cart/download-request-completed/${exportId}`

const exportReady: MailBody<'exportReady'> = ({ firstName, exportId, isMyData, until }, { screen }) => ({
  subject: texts.ready.subject({ isMyData }),
  greeting: greetingOf(firstName),
  before: [texts.ready.text({ isMyData })],
  button: { text: texts.ready.button, url: screen(pathOf(isMyData, exportId)) },
  after: [texts.ready.until({ until: formatDayLong(romeDate(new Date(until))) })],
})

const exportFailed: MailBody<'exportFailed'> = ({ firstName, exportId, isMyData }, { screen }) => ({
  subject: texts.failed.subject({ isMyData }),
  greeting: greetingOf(firstName),
  before: [texts.failed.text],
  button: { text: texts.failed.button, url: screen(pathOf(isMyData, exportId)) },
  after: [],
})

export const exportMails = { exportReady, exportFailed }
