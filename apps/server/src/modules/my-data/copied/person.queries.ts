import { companies, addresses, storeCards, users } from '../../../platform/schema/accounts.ts'
import { colleagueInvitations, colleagues, OF_COMPANIES } from '../../../platform/schema/colleagues.ts'
import {
  billingAddresses,
  cardRequests,
  consents,
  delegates,
  mailLinks,
  mailChoices,
  mails,
} from '../../../platform/schema/customers.ts'
import { formAttachments, formMessages } from '../../../platform/schema/form-messages.ts'
import { pushDevices, pushes, pushKinds } from '../../../platform/schema/pushes.ts'
import { usualTimeslots } from '../../../platform/schema/usual-timeslots.ts'
import { copiedChild, copiedSection, INNER, OTHERS, SECRET } from './copied-table.queries.ts'

const IS_OWN = 't.user_id = $userId'
const companyName = '(select c.name from companies c where c.id = t.company_id)'
const ownCompanies = (condition = 'true') =>
  `(select m."companyId" from ${OF_COMPANIES} m where m."userId" = $userId and ${condition})`
const membership = (column: string) =>
  `(select m.${column} from ${OF_COMPANIES} m where m."userId" = $userId and m."companyId" = t.id limit 1)`
const ownLogin = '(select lower(u.login) from users u where u.id = $userId)'
/** Anybody may type any e-mail: only one that the customer has confirmed says that a message is theirs. */
const confirmedLogin = `(select lower(u.login) from users u where u.id = $userId and u.profile_level > 0)`

/** Who the person is, for whom they act, and where the shop delivers and writes to. */
export const personSections = [
  copiedSection('account', users, {
    of: 't.id = $userId',
    isOne: true,
    leftOut: { passwordHash: SECRET, credentialVersion: INNER },
  }),
  copiedSection('storeCard', storeCards, {
    of: 't.code = (select u.store_card from users u where u.id = $userId)',
    isOne: true,
  }),
  copiedSection('cardRequests', cardRequests, { of: IS_OWN, leftOut: { codeHash: SECRET } }),
  copiedSection('companies', companies, {
    of: `t.id in ${ownCompanies()}`,
    leftOut: {
      priceListId: 'an agreement of the company',
      maxCartProducts: 'an agreement of the company',
      creditCents: 'an agreement of the company',
    },
    more: {
      role: membership('role'),
      orderLimitCents: membership('"orderLimitCents"'),
      monthLimitCents: membership('"monthLimitCents"'),
      isDefault: membership('"isDefault"'),
    },
  }),
  copiedSection('colleague', colleagues, {
    of: IS_OWN,
    leftOut: { invitedBy: OTHERS },
    more: { companyName },
  }),
  copiedSection('invitationsReceived', colleagueInvitations, {
    of: `lower(t.email) = ${ownLogin}`,
    leftOut: { invitedBy: OTHERS, nonce: SECRET, tokenHash: SECRET },
    more: { companyName },
  }),
  copiedSection('invitationsSent', colleagueInvitations, {
    of: 't.invited_by = $userId',
    leftOut: { email: OTHERS, invitedBy: INNER, nonce: SECRET, tokenHash: SECRET },
    more: { companyName },
  }),
  copiedSection('addresses', addresses, { of: IS_OWN, more: { companyName } }),
  copiedSection('billingAddresses', billingAddresses, {
    of: `t.user_id = $userId or t.company_id in ${ownCompanies(`m.role = 'holder'`)}`,
    more: { companyName },
  }),
  copiedSection('delegates', delegates, { of: IS_OWN, more: { companyName } }),
  copiedSection('usualTimeslots', usualTimeslots, { of: IS_OWN, more: { companyName } }),
  copiedSection('consents', consents, { of: `${IS_OWN} and t.kind not like 'cookie%'` }),
  copiedSection('cookieConsents', consents, { of: `${IS_OWN} and t.kind like 'cookie%'` }),
] as const

/** What was written to the shop and by it. */
export const messageSections = [
  copiedSection('formMessages', formMessages, {
    of: `lower(t.sender_email) = ${confirmedLogin}`,
    leftOut: { nonceHash: SECRET, contentHash: INNER },
    children: [
      copiedChild('form_attachments', 'attachments', formAttachments, {
        parent: 't.message_id',
        order: 't.message_id, t.place',
        leftOut: { content: 'a file of its own in the ZIP' },
      }),
    ],
  }),
  copiedSection('mails', mails, {
    of: IS_OWN,
    leftOut: {
      params: 'the text of the mail: it was sent',
      words: 'the text of the mail: it was sent',
      messageId: INNER,
      tries: INNER,
      reason: 'what the mail server said',
    },
    // The subject of a request for approval names its buyer.
    more: { subject: `case when t.kind <> 'approvalAsked' then t.words->>'subject' end` },
  }),
  copiedSection('mailChoices', mailChoices, { of: IS_OWN }),
  copiedSection('pushDevices', pushDevices, {
    of: IS_OWN,
    leftOut: { externalId: SECRET, addressHash: SECRET },
  }),
  copiedSection('pushKinds', pushKinds, { of: IS_OWN }),
  copiedSection('pushes', pushes, {
    of: IS_OWN,
    leftOut: { deviceId: INNER, about: INNER, tryAt: INNER, tries: INNER, reason: INNER, expiresAt: INNER },
  }),
  copiedSection('mailLinks', mailLinks, {
    of: IS_OWN,
    leftOut: { nonce: SECRET, tokenHash: SECRET, credentialVersion: INNER },
  }),
] as const
