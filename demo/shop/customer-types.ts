import type { UserType } from '@cambusa/domain/people/roles'

export interface DemoAddress {
  addressName: string
  address1: string
  addressNumber: string
  postalCode: string
  city: string
  province: string
  phone: string
  notes: string
  latitude: number
  longitude: number
  /** Place in the customer's companies; -1: the customer's own. */
  company: number
}

export interface DemoCompany {
  name: string
  vatNumber: string
  sdiCode: string
  pec: string
  address: string
  hasCompanyList: boolean
  /** Its contract includes pictures and data of products. */
  hasPictures?: true
  creditCents: number
  /** The mandate for direct debit that it has signed. */
  mandate?: { reference: string; iban: string; signedOn: string }
}

/** Who collects with a customer's card, for the first company. */
export interface DemoDelegate {
  firstName: string
  lastName: string
  taxCode: string
  phone: string
  /** Days from the filling on, both included; null: permanent. */
  days: [from: number, to: number] | null
}

export interface DemoCustomer {
  login: string
  userTypeId: UserType
  firstName: string
  lastName: string
  phone: string
  fiscalCode: string | null
  profileLevel: 0 | 1 | 2
  codInt: string | null
  storeCard: string | null
  storeId: number
  companies: DemoCompany[]
  addresses: DemoAddress[]
  delegates: DemoDelegate[]
  /** Consents beyond the two needed ones. */
  consents: ('profiling' | 'marketing')[]
  /** Asked for a card, which waits at the store. */
  hasRequestedCard: boolean
}
