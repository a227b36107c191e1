import { COMPANY_ROLES } from '@cambusa/domain/people/company-roles'
import { SESSION_KINDS } from '@cambusa/domain/people/roles'
import * as Type from 'typebox'
import { Nullable } from './schema.ts'

/** The caller's session, part of every answer (specification §10). userId -1 is an anonymous visitor. */
export const EnvelopeUser = Type.Object({
  userId: Type.Integer(),
  lastName: Type.Optional(Type.String()),
  firstName: Type.Optional(Type.String()),
  login: Type.Optional(Type.String()),
  codInt: Type.Optional(Nullable(Type.String())),
  userType: Type.Optional(Type.Object({ userTypeId: Type.Integer() })),
  profile: Type.Optional(Type.Object({ level: Type.Integer() })),
  companyId: Type.Optional(Nullable(Type.Integer())),
  companyName: Type.Optional(Nullable(Type.String())),
  /** What the customer does in that company; absent: there is none. */
  companyRole: Type.Optional(Type.Enum([...COMPANY_ROLES])),
  /** The contract of that company includes pictures: they and data of products may be exported. Absent: no. */
  imagesInContract: Type.Optional(Type.Boolean()),
  hasFavorites: Type.Optional(Type.Boolean()),
  defaultStoreAddressId: Type.Optional(Nullable(Type.Integer())),
  defaultDeliveryAddressId: Type.Optional(Nullable(Type.Integer())),
  /** Signs in at the identity provider of the company. */
  ssoUser: Type.Optional(Type.Boolean()),
  /** How this session was opened (roles.ts): what it may not do is hidden. */
  sessionKind: Type.Optional(Type.Enum([...SESSION_KINDS])),
  /** When the account is deleted, because its customer asked for it; absent: it is not to be deleted. */
  deletesAt: Type.Optional(Type.String()),
  /** The administrator who acts as this customer. */
  actor: Type.Optional(Type.Object({ name: Type.String() })),
})
export type EnvelopeUser = Type.Static<typeof EnvelopeUser>

const ErrorEntry = Type.Object({
  error: Type.String(),
  code: Type.String(),
  field: Type.Optional(Type.String()),
})
const WarningEntry = Type.Object({ warning: Type.String(), code: Type.String() })
const InfoEntry = Type.Object({ info: Type.String(), code: Type.String() })
export type ErrorEntry = Type.Static<typeof ErrorEntry>
export type WarningEntry = Type.Static<typeof WarningEntry>
export type InfoEntry = Type.Static<typeof InfoEntry>

/** Status 0 is success, any other value a refusal. */
export const MessageResponse = Type.Object({
  status: Type.Integer(),
  errors: Type.Array(ErrorEntry),
  warnings: Type.Array(WarningEntry),
  infos: Type.Array(InfoEntry),
  /** The texts of errors and infos again, for programs that read only these. */
  errorsMessage: Type.Optional(Type.Array(Type.String())),
  infosMessage: Type.Optional(Type.Array(Type.String())),
  requestId: Type.Optional(Type.String()),
})
export type MessageResponse = Type.Static<typeof MessageResponse>

/** The envelope of every JSON answer under /ebsn/api. */
export const envelope = <Data extends Type.TSchema>(data: Data) =>
  Type.Object({ response: MessageResponse, user: EnvelopeUser, data: Type.Optional(data) })

export interface Envelope<Data> {
  response: MessageResponse
  user: EnvelopeUser
  data?: Data
}
