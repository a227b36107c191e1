import * as Type from 'typebox'
import { DateIso, Id, Nullable, Text } from '../schema.ts'

/** Whether the customer buys for a company or for the family. */
export const CustomerKind = Type.Enum(['business', 'private'])
export type CustomerKind = Type.Static<typeof CustomerKind>

/** One fact about a person; typeId names it (domain, people/person-infos). */
export const PersonInfo = Type.Object({ typeId: Type.Integer({ minimum: 1, maximum: 99 }), value: Text(254) })
export type PersonInfo = Type.Static<typeof PersonInfo>
export const PersonInfos = Type.Array(PersonInfo, { maxItems: 20 })

/**
 * Somebody who collects with the customer's card; occasional ones only from `from` to `to` (yyyy-MM-dd, both included).
 */
export const DelegateInput = Type.Object({
  delegateId: Type.Optional(Nullable(Id)),
  firstName: Text(80),
  lastName: Text(80),
  taxCode: Text(16),
  phone: Text(30),
  isPermanent: Type.Boolean(),
  from: Type.Optional(Nullable(DateIso)),
  to: Type.Optional(Nullable(DateIso)),
})
export type DelegateInput = Type.Static<typeof DelegateInput>

export const Delegate = Type.Object({
  delegateId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  taxCode: Type.String(),
  phone: Type.String(),
  isPermanent: Type.Boolean(),
  from: Nullable(DateIso),
  to: Nullable(DateIso),
})
export type Delegate = Type.Static<typeof Delegate>

/** What an invoice to a company needs. */
export const CompanyInput = Type.Object({
  name: Text(160),
  vatNumber: Text(16),
  taxCode: Type.Optional(Text(16)),
  pec: Type.Optional(Text(254)),
  sdiCode: Type.Optional(Text(7)),
})
export type CompanyInput = Type.Static<typeof CompanyInput>

/** Where invoices are sent. */
export const BillingAddressInput = Type.Object({
  address1: Text(120),
  addressNumber: Text(12),
  postalCode: Text(10),
  city: Text(80),
  province: Text(2),
})
export type BillingAddressInput = Type.Static<typeof BillingAddressInput>
