import { INVITATION_HOURS } from '@cambusa/domain/constants'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatDayLong, romeDate, romeTime } from '@cambusa/domain/time/dates'
import { colleagueMailTexts as texts } from '@cambusa/messages/it/mails/colleague-mails'
import type { MailBody } from './mail-content.ts'
import { greetingOf, isPlainName } from './greeting.ts'

const colleagueInvited: MailBody<'colleagueInvited'> = ({ firstName, by, company }, { shop, linkUrl }) => ({
  subject: texts.invited.subject({ company, shop: shop.name }),
  greeting: greetingOf(firstName),
  before: [
    texts.invited.text({ by: isPlainName(by) ? by : texts.invited.somebody, company, shop: shop.name }),
  ],
  button: { text: texts.invited.button, url: linkUrl },
  after: [texts.invited.validity({ hours: INVITATION_HOURS }), texts.invited.notYou],
})

const approvalAsked: MailBody<'approvalAsked'> = (params, { screen }) => {
  const { firstName, by, company, cents, lapsesAt, approvalId } = params
  const end = new Date(lapsesAt)
  const total = formatEuro(cents)
  return {
    subject: texts.asked.subject({ by, total }),
    greeting: greetingOf(firstName),
    before: [texts.asked.text({ by, company, total })],
    button: { text: texts.asked.button, url: screen(`/profile/approvals/${approvalId}`) },
    after: [texts.asked.until({ at: `${formatDayLong(romeDate(end))}, ${romeTime(end)}` })],
  }
}

const approvalGiven: MailBody<'approvalGiven'> = ({ firstName, by, orderNumber, placedId }, { screen }) => ({
  subject: texts.given.subject({ order: orderNumber }),
  greeting: greetingOf(firstName),
  before: [texts.given.text({ by, order: orderNumber })],
  button: { text: texts.given.button, url: screen(`/profile/orders/${placedId}`) },
  after: [],
})

const approvalRefused: MailBody<'approvalRefused'> = ({ firstName, by, reason }, { screen }) => ({
  subject: texts.refused.subject,
  greeting: greetingOf(firstName),
  before: [texts.refused.text({ by }), ...(reason === '' ? [] : [texts.refused.reason({ reason })])],
  button: { text: texts.refused.button, url: screen('/cart') },
  after: [],
})

const approvalLapsed: MailBody<'approvalLapsed'> = ({ firstName }, { screen }) => ({
  subject: texts.lapsed.subject,
  greeting: greetingOf(firstName),
  before: [texts.lapsed.text],
  button: { text: texts.lapsed.button, url: screen('/cart') },
  after: [],
})

export const colleagueMails = {
  colleagueInvited,
  approvalAsked,
  approvalGiven,
  approvalRefused,
  approvalLapsed,
}
