import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CompanyInput, CustomerKind, DelegateInput, PersonInfos } from './people.ts'
import { Flag, Id, Nullable, Text } from '../schema.ts'

/** What the shop knows of a card's holder: prefills the registration. */
export const CardHolder = Type.Object({
  cardCode: Type.String(),
  kind: CustomerKind,
  /** Company name, or first and last name. */
  name: Type.String(),
  customerCode: Type.String(),
  vatNumber: Type.String(),
  taxCode: Type.String(),
  pec: Type.String(),
  sdiCode: Type.String(),
  /** Reference store; null: none yet. */
  storeId: Nullable(Id),
})
export type CardHolder = Type.Static<typeof CardHolder>

export const verifyCard = endpoint({
  method: 'POST',
  url: '/registration-card/verify',
  operationId: 'registrationCardVerify',
  summary: 'Does this free card belong to this VAT number or tax code; what it knows of its holder',
  tag: 'registration',
  act: 'visit',
  evenExpired: true,
  sendAs: 'form',
  body: Type.Object({ card_code: Text(20), vat_or_tax_code: Text(16) }),
  data: Type.Object({ card: CardHolder }),
})

/** A company as the public register of VAT numbers names it; its address in one line, '' where it is not published. */
export const FoundCompany = Type.Object({
  name: Type.String(),
  address: Type.String(),
  /** The store nearest to its town; null: the town is not known. */
  storeId: Nullable(Id),
})
export type FoundCompany = Type.Static<typeof FoundCompany>

export const findCompany = endpoint({
  method: 'POST',
  url: '/registration-card/company',
  operationId: 'registrationCardCompany',
  summary: 'The company of a VAT number by the public register, to fill in a form; null: not found',
  tag: 'registration',
  act: 'visit',
  evenExpired: true,
  body: Type.Object({ vat_number: Text(16) }),
  data: Type.Object({ company: Nullable(FoundCompany) }),
})

export const requestCard = endpoint({
  method: 'POST',
  url: '/registration-card/request',
  operationId: 'registrationCardRequest',
  summary:
    'Ask for a free card. A visitor gets a code for register_user; a customer’s request is kept at once',
  tag: 'registration',
  act: 'visit',
  evenExpired: true,
  body: Type.Object({
    kind: CustomerKind,
    first_name: Text(80),
    last_name: Text(80),
    tax_code: Type.Optional(Text(16)),
    company: Type.Optional(Nullable(CompanyInput)),
    /** Where the card is collected. */
    store_id: Id,
    personInfos: Type.Optional(PersonInfos),
  }),
  data: Type.Object({
    /** For register_user, valid for 24 hours; null: the request belongs to the signed-in customer. */
    requestCode: Nullable(Type.String()),
  }),
})

/** The four consents of the registration. */
export const ConsentsInput = Type.Object({
  /** The information notice has been read. */
  privacy: Flag,
  /** The general terms are accepted. */
  terms: Flag,
  profiling: Type.Optional(Flag),
  marketing: Type.Optional(Flag),
})

/**
 * The version of the text that was shown beside each consent: it is stored. Without one the present version is; one that
 * the text never had is refused (consent.textChanged).
 */
export const ConsentVersionsInput = Type.Object({
  privacy: Type.Optional(Text(40)),
  terms: Type.Optional(Text(40)),
  profiling: Type.Optional(Text(40)),
  marketing: Type.Optional(Text(40)),
})

export const registerUser = endpoint({
  method: 'POST',
  url: '/registration/register_user',
  operationId: 'registrationRegisterUser',
  keyed: true,
  summary: 'Make an account, with a verified card or a requested one; the e-mail is confirmed by a link',
  tag: 'registration',
  act: 'visit',
  evenExpired: true,
  body: Type.Object({
    /** With a card: the two codes of registration-card/verify again. */
    card_code: Type.Optional(Nullable(Text(20))),
    vat_or_tax_code: Type.Optional(Nullable(Text(16))),
    /** Without a card: the code of registration-card/request. */
    request_code: Type.Optional(Nullable(Text(100))),
    first_name: Text(80),
    last_name: Text(80),
    /** What the customer adds to or corrects in the card's data. */
    pec: Type.Optional(Text(254)),
    sdi_code: Type.Optional(Text(7)),
    store_id: Type.Optional(Nullable(Id)),
    personInfos: Type.Optional(PersonInfos),
    delegates: Type.Optional(Type.Array(DelegateInput, { maxItems: 20 })),
    username: Text(254),
    password: Text(200),
    repeat_password: Text(200),
    consents: ConsentsInput,
    consent_versions: Type.Optional(ConsentVersionsInput),
  }),
  data: Type.Object({
    /** Where the link was sent; the answer is the same for an e-mail that has an account. */
    login: Type.String(),
    /** Whether a requested card is ready at the store. */
    cardPending: Type.Boolean(),
  }),
})

const confirmation = {
  e_mail: Text(254),
  reg_control_code: Text(200),
  /** Set when the link confirms a change of e-mail address. */
  new_email: Type.Optional(Text(254)),
}
const Confirmed = Type.Object({
  /** registration: the account is confirmed; email: the new address is confirmed. */
  what: Type.Enum(['registration', 'email']),
  /** The e-mail to sign in with from now on. */
  login: Type.String(),
  cardPending: Type.Boolean(),
})

export const confirmRegistration = endpoint({
  method: 'POST',
  url: '/registration/registration_confirm',
  operationId: 'registrationConfirm',
  keyed: true,
  summary: 'Confirm an e-mail address by the code of its link; one use, 24 hours',
  tag: 'registration',
  act: 'visit',
  evenExpired: true,
  body: Type.Object(confirmation),
  data: Confirmed,
})

export const confirmRegistrationByGet = endpoint({
  method: 'GET',
  writes: true,
  url: '/registration/registration_confirm',
  operationId: 'registrationConfirmByGet',
  summary: 'As POST, for programs that speak the older form; addresses with a secret are kept nowhere',
  tag: 'registration',
  act: 'visit',
  query: Type.Object(confirmation),
  data: Confirmed,
})

const Resent = Type.Object({ login: Type.String() })

export const resendConfirmation = endpoint({
  method: 'POST',
  url: '/registration/registration_resend_email',
  operationId: 'registrationResendEmail',
  keyed: true,
  summary: 'Send the link once more, at most every 60 seconds; the same answer for an unknown e-mail',
  tag: 'registration',
  act: 'visit',
  evenExpired: true,
  body: Type.Object({ e_mail: Text(254) }),
  data: Resent,
})

export const resendConfirmationByGet = endpoint({
  method: 'GET',
  writes: true,
  url: '/registration/registration_resend_email',
  operationId: 'registrationResendEmailByGet',
  summary: 'As POST, for programs that speak the older form',
  tag: 'registration',
  act: 'visit',
  query: Type.Object({ e_mail: Text(254) }),
  data: Resent,
})
