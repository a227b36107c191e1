import type { MailLink } from '../modules/links/links.ts'
import type { MailKind, MailParams } from '../modules/mail/mails/mail-kinds.ts'

/** What a shopper may have typed. */
export const HOSTILE = `<img src=x onerror="alert(1)">&'`

export const link = (purpose: MailLink['purpose']): MailLink => ({
  purpose,
  token: 'a-token_of-48-signs',
  email: 'ada+new@example.com',
})

type Examples = { [Kind in MailKind]?: { params: MailParams[Kind]; link?: MailLink } }

/** Mails about colleagues, approvals, due dates and exports. */
export const companyMailExamples = {
  colleagueInvited: {
    params: { firstName: 'Ada', invitationId: 1, by: HOSTILE, company: HOSTILE },
    link: link('invitation'),
  },
  approvalAsked: {
    params: {
      firstName: 'Ada',
      by: HOSTILE,
      company: HOSTILE,
      cents: 34_990,
      lapsesAt: '2026-11-26T17:00:00.000Z',
      approvalId: 5,
    },
  },
  approvalGiven: { params: { firstName: 'Ada', by: HOSTILE, orderNumber: '2026-000007', placedId: 7 } },
  approvalRefused: { params: { firstName: 'Ada', by: HOSTILE, reason: HOSTILE } },
  approvalLapsed: { params: { firstName: 'Ada' } },
  dueReminder: {
    params: {
      firstName: 'Ada',
      company: HOSTILE,
      stage: 'after',
      dues: [{ orderNumber: '2026-000007', dueOn: '2026-12-21', leftCents: 34_990 }],
    },
  },
  exportReady: {
    params: { firstName: 'Ada', exportId: 3, isMyData: false, until: '2026-12-03T09:00:00.000Z' },
  },
  exportFailed: { params: { firstName: 'Ada', exportId: 3, isMyData: true } },
} as const satisfies Examples
