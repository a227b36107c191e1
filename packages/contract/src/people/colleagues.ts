import { COMPANY_ROLES } from '@cambusa/domain/people/company-roles'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Euros, Id, Nullable, Text } from '../schema.ts'
import { ConsentVersionsInput } from './registration.ts'

const Moment = Type.String()
const Role = Type.Enum([...COMPANY_ROLES])

/** Limits as they are shown, euros; null: none. */
const Limits = {
  role: Role,
  /** Of one order. */
  orderLimit: Nullable(Euros),
  /** Of all orders of a month. */
  monthLimit: Nullable(Euros),
}

const MOST_LIMIT = 1_000_000
/** A limit that a holder sets, euros; without one there is none. */
const AskedLimit = Type.Number({ minimum: 0, maximum: MOST_LIMIT })
const AskedLimits = {
  role: Role,
  order_limit: Type.Optional(AskedLimit),
  month_limit: Type.Optional(AskedLimit),
}

/** Somebody who acts for the company. */
const Colleague = Type.Object({
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  ...Limits,
  /** Euros of the orders of this month. */
  usedThisMonth: Euros,
  /** The caller: nobody changes or removes themselves. */
  isSelf: Type.Boolean(),
  /** Who invited them; null: they belong to the company by its customer code. */
  invitedBy: Nullable(Type.String()),
  since: Nullable(Moment),
})
export type Colleague = Type.Static<typeof Colleague>

/** An invitation that nobody has accepted yet. */
const Invitation = Type.Object({
  invitationId: Id,
  email: Type.String(),
  ...Limits,
  invitedBy: Type.String(),
  invitedAt: Moment,
  expiresAt: Moment,
  /** It can no longer be accepted: 72 hours are over. */
  isExpired: Type.Boolean(),
})
export type Invitation = Type.Static<typeof Invitation>

/** The company's colleagues, holders first, then by name; and its open invitations, the newest first. */
const Colleagues = Type.Object({
  companyId: Id,
  companyName: Type.String(),
  colleagues: Type.Array(Colleague),
  invitations: Type.Array(Invitation),
})
export type Colleagues = Type.Static<typeof Colleagues>

export const listColleagues = endpoint({
  method: 'GET',
  url: '/colleague/list',
  operationId: 'colleagueList',
  summary: 'Who acts for the company, with role and limits, and open invitations; for its holders',
  tag: 'colleagues',
  act: 'shop',
  data: Colleagues,
})

export const viewAllowance = endpoint({
  method: 'GET',
  url: '/colleague/allowance',
  operationId: 'colleagueAllowance',
  summary: 'What the customer may order for the company of now without approval',
  tag: 'colleagues',
  act: 'shop',
  data: Type.Object({
    /** null: the customer acts for no company. */
    role: Nullable(Role),
    orderLimit: Nullable(Euros),
    monthLimit: Nullable(Euros),
    usedThisMonth: Euros,
    /** What is left of the month; null: no limit. */
    leftThisMonth: Nullable(Euros),
    /** The highest total without approval; 0: every cart needs it; null: any. */
    mostWithoutApproval: Nullable(Euros),
    /** Carts of colleagues that wait for the caller's decision. */
    toDecide: Type.Integer({ minimum: 0 }),
  }),
})

export const inviteColleague = endpoint({
  method: 'POST',
  url: '/colleague/invite',
  operationId: 'colleagueInvite',
  summary: 'Invite somebody by mail; the link is good for 72 hours, once. An earlier one to the address ends',
  tag: 'colleagues',
  act: 'manageCompany',
  keyed: true,
  body: Type.Object({ e_mail: Text(254), ...AskedLimits }),
  data: Colleagues,
})

export const updateColleague = endpoint({
  method: 'POST',
  url: '/colleague/update',
  operationId: 'colleagueUpdate',
  summary: 'Give a colleague this role and these limits; a limit that is left out is none',
  tag: 'colleagues',
  act: 'manageCompany',
  body: Type.Object({ user_id: Id, ...AskedLimits }),
  data: Colleagues,
})

export const removeColleague = endpoint({
  method: 'POST',
  url: '/colleague/remove',
  operationId: 'colleagueRemove',
  summary: 'A colleague acts for the company no more; their sessions for it end at once',
  tag: 'colleagues',
  act: 'manageCompany',
  body: Type.Object({ user_id: Id }),
  data: Colleagues,
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  url: '/colleague/withdraw-invitation',
  operationId: 'colleagueWithdrawInvitation',
  summary: 'End an open invitation',
  tag: 'colleagues',
  act: 'manageCompany',
  body: Type.Object({ invitation_id: Id }),
  data: Colleagues,
})

const Token = Text(100)

export const viewInvitation = endpoint({
  method: 'GET',
  url: '/colleague/invitation',
  operationId: 'colleagueInvitation',
  summary: 'What the link of an invitation offers; opening it changes nothing',
  tag: 'colleagues',
  act: 'visit',
  query: Type.Object({ token: Token }),
  data: Type.Object({
    companyName: Type.String(),
    email: Type.String(),
    ...Limits,
    invitedBy: Type.String(),
    expiresAt: Moment,
    /** Whether the address has an account here; else accepting makes one, with name and password. */
    hasAccount: Type.Boolean(),
  }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  url: '/colleague/accept',
  operationId: 'colleagueAccept',
  summary:
    'Accept an invitation by its link; without an account of the address one is made. The customer then signs in',
  tag: 'colleagues',
  act: 'visit',
  evenExpired: true,
  keyed: true,
  body: Type.Object({
    token: Token,
    /** Needed only where the address has no account. */
    first_name: Type.Optional(Text(100)),
    last_name: Type.Optional(Text(100)),
    password: Type.Optional(Text(200)),
    /** Conditions of sale and privacy are accepted. */
    accept_terms: Type.Optional(Type.Boolean()),
    consent_versions: Type.Optional(ConsentVersionsInput),
  }),
  data: Type.Object({
    companyId: Id,
    companyName: Type.String(),
    email: Type.String(),
    /** An account was made. */
    isNewAccount: Type.Boolean(),
  }),
})
