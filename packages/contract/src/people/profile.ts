import { CONSENT_KINDS, COOKIE_CONSENT_KINDS } from '@cambusa/domain/people/consent'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BillingAddressInput, CustomerKind, Delegate, DelegateInput, PersonInfos } from './people.ts'
import { ConsentVersionsInput } from './registration.ts'
import { Flag, Id, Nullable, Text } from '../schema.ts'

/** A consent that was given or withdrawn. */
export const ConsentEntry = Type.Object({
  kind: Type.Enum([...CONSENT_KINDS, ...COOKIE_CONSENT_KINDS]),
  given: Type.Boolean(),
  /** Version of the text that was shown. */
  version: Type.String(),
  /** ISO time. */
  at: Type.String(),
})
export type ConsentEntry = Type.Static<typeof ConsentEntry>

/** Everything that a customer sees and changes in the account, for the active company. */
export const UserDetail = Type.Object({
  userId: Id,
  login: Type.String(),
  /** A new e-mail address that is not confirmed yet. */
  pendingEmail: Nullable(Type.String()),
  kind: CustomerKind,
  firstName: Type.String(),
  lastName: Type.String(),
  taxCode: Type.String(),
  personInfos: PersonInfos,
  codInt: Nullable(Type.String()),
  storeCard: Nullable(Type.String()),
  /** A requested card is ready at the reference store. */
  cardPending: Type.Boolean(),
  storeId: Nullable(Id),
  profile: Type.Object({ level: Type.Integer() }),
  /** The steps that are missing before buying. */
  missing: Type.Array(Type.Enum(['verifyEmail', 'collectCard'])),
  /** The active company; null: the customer himself. */
  company: Nullable(
    Type.Object({
      companyId: Id,
      name: Type.String(),
      vatNumber: Type.String(),
      taxCode: Type.String(),
      pec: Type.String(),
      sdiCode: Type.String(),
    }),
  ),
  billingAddress: Nullable(BillingAddressInput),
  consents: Type.Object({ profiling: Type.Boolean(), marketing: Type.Boolean() }),
  /** Newest first. */
  consentHistory: Type.Array(ConsentEntry),
  delegates: Type.Array(Delegate),
})
export type UserDetail = Type.Static<typeof UserDetail>

const WithUser = Type.Object({ user: UserDetail })

export const userDetail = endpoint({
  method: 'GET',
  url: '/registration/user_detail',
  operationId: 'registrationUserDetail',
  summary: 'The own account',
  tag: 'profile',
  act: 'ownSecrets',
  data: WithUser,
})

export const updateUserDetail = endpoint({
  method: 'POST',
  url: '/registration/update_user_detail',
  operationId: 'registrationUpdateUserDetail',
  summary: 'Change name, phones, reference store, consents; what is left out stays',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({
    first_name: Type.Optional(Text(80)),
    last_name: Type.Optional(Text(80)),
    tax_code: Type.Optional(Text(16)),
    personInfos: Type.Optional(PersonInfos),
    store_id: Type.Optional(Nullable(Id)),
    profiling: Type.Optional(Flag),
    marketing: Type.Optional(Flag),
    /** Of the sentences beside the consents that are sent; see ConsentVersionsInput. */
    consent_versions: Type.Optional(Type.Pick(ConsentVersionsInput, ['profiling', 'marketing'])),
  }),
  data: WithUser,
})

export const updateBillingAddress = endpoint({
  method: 'POST',
  url: '/registration/update_billing_address',
  operationId: 'registrationUpdateBillingAddress',
  summary: 'Where invoices go, and PEC and SDI code of the company acted for',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({
    billingAddress: BillingAddressInput,
    pec: Type.Optional(Text(254)),
    sdi_code: Type.Optional(Text(7)),
  }),
  data: WithUser,
})

const Requested = Type.Object({ pendingEmail: Type.String() })

export const requestEmailUpdate = endpoint({
  method: 'POST',
  url: '/registration/update_email_request',
  operationId: 'registrationUpdateEmailRequest',
  keyed: true,
  summary:
    'Send a link to a new e-mail address, which counts once it is confirmed; the old one can refuse by its own link',
  tag: 'profile',
  act: 'ownLogin',
  body: Type.Object({ new_email: Text(254), password: Text(200) }),
  data: Requested,
})

export const requestEmailUpdateByGet = endpoint({
  method: 'GET',
  writes: true,
  url: '/registration/update_email_request',
  operationId: 'registrationUpdateEmailRequestByGet',
  summary:
    'As POST, for programs that speak the older form: without the password, within 5 minutes of the login',
  tag: 'profile',
  act: 'ownLogin',
  query: Type.Object({ new_email: Text(254) }),
  data: Requested,
})

export const refuseEmailUpdate = endpoint({
  method: 'POST',
  url: '/registration/update_email_refuse',
  operationId: 'registrationUpdateEmailRefuse',
  keyed: true,
  summary:
    'By the link that the old address got, once within 7 days: nobody asked for another e-mail; ends all sessions and links',
  tag: 'profile',
  act: 'visit',
  evenExpired: true,
  body: Type.Object({ e_mail: Text(254), refusal_token: Text(200) }),
  data: Type.Object({ login: Type.String() }),
})

export const saveDelegate = endpoint({
  method: 'POST',
  url: '/registration/delegate_update',
  operationId: 'registrationDelegateUpdate',
  keyed: true,
  summary: 'Name somebody who collects with the card, or change the one with delegateId',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({ delegate: DelegateInput }),
  bareAs: 'delegate',
  data: WithUser,
})

export const removeDelegate = endpoint({
  method: 'POST',
  url: '/registration/delegate_delete',
  operationId: 'registrationDelegateDelete',
  keyed: true,
  summary: 'Somebody no longer collects with the card',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({ delegate_id: Id }),
  data: WithUser,
})
