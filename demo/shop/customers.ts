import { DEMO_NEWCOMER } from '../../apps/server/src/platform/demo-sign-ins.ts'

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
  creditCents: number
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
  userTypeId: 1 | 2 | 3 | 4
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

export const demoCustomers: readonly DemoCustomer[] = [
  {
    login: 'ristorante@example.com',
    userTypeId: 3,
    firstName: 'Giulia',
    lastName: 'Bernardoni',
    phone: '333 0190201',
    fiscalCode: 'BRNGLI82C41A944P',
    profileLevel: 2,
    codInt: 'C000101',
    storeCard: '2900000000025',
    storeId: 5,
    companies: [
      {
        name: 'Trattoria da Zelinda S.r.l.',
        vatNumber: '03198450375',
        sdiCode: 'ABC1234',
        pec: 'trattoriazelinda@pec.example.com',
        address: 'via Pratello 76, 40122 Bologna (BO)',
        hasCompanyList: true,
        creditCents: 500_000,
      },
      {
        name: 'Bistrot Lungonavile S.a.s.',
        vatNumber: '03277160366',
        sdiCode: '0000000',
        pec: 'lungonavile@pec.example.com',
        address: 'via Corticella 12, 40128 Bologna (BO)',
        hasCompanyList: false,
        creditCents: 0,
      },
    ],
    addresses: [
      {
        addressName: 'Cucina trattoria',
        address1: 'via Pratello',
        addressNumber: '76',
        postalCode: '40122',
        city: 'Bologna',
        province: 'BO',
        phone: '051 0190201',
        notes: 'Ingresso merci dal cortile',
        latitude: 44.4949,
        longitude: 11.3312,
        company: 0,
      },
      {
        addressName: 'Magazzino',
        address1: 'via del Lavoro',
        addressNumber: '45',
        postalCode: '40127',
        city: 'Bologna',
        province: 'BO',
        phone: '051 0190201',
        notes: '',
        latitude: 44.5077,
        longitude: 11.3706,
        company: 0,
      },
      {
        addressName: 'Bistrot',
        address1: 'via Corticella',
        addressNumber: '12',
        postalCode: '40128',
        city: 'Bologna',
        province: 'BO',
        phone: '051 0190202',
        notes: 'Suonare al bar',
        latitude: 44.5163,
        longitude: 11.3475,
        company: 1,
      },
    ],
    delegates: [
      {
        firstName: 'Pietro',
        lastName: 'Galli',
        taxCode: 'GLLPTR79S04A944B',
        phone: '333 0190211',
        days: null,
      },
      {
        firstName: 'Chiara',
        lastName: 'Rossi',
        taxCode: 'RSSCHR93P49A944E',
        phone: '333 0190212',
        days: [0, 20],
      },
    ],
    consents: ['profiling', 'marketing'],
    hasRequestedCard: false,
  },
  {
    login: 'privato@example.com',
    userTypeId: 4,
    firstName: 'Marco',
    lastName: 'Ferrarini',
    phone: '333 0190301',
    fiscalCode: 'FRRMRC90A15D548F',
    profileLevel: 2,
    codInt: null,
    storeCard: '2900000000032',
    storeId: 5,
    companies: [],
    addresses: [
      {
        addressName: 'Casa',
        address1: 'via Saragozza',
        addressNumber: '118',
        postalCode: '40135',
        city: 'Bologna',
        province: 'BO',
        phone: '333 0190301',
        notes: 'Terzo piano',
        latitude: 44.4903,
        longitude: 11.3219,
        company: -1,
      },
      {
        addressName: 'Ufficio',
        address1: 'via Aldo Moro',
        addressNumber: '16',
        postalCode: '40127',
        city: 'Bologna',
        province: 'BO',
        phone: '333 0190301',
        notes: '',
        latitude: 44.5129,
        longitude: 11.3682,
        company: -1,
      },
    ],
    delegates: [],
    consents: ['marketing'],
    hasRequestedCard: false,
  },
  {
    login: 'nuovo@example.com',
    userTypeId: 4,
    firstName: 'Sara',
    lastName: 'Montanari',
    phone: '333 0190401',
    fiscalCode: 'MNTSRA95D55A944A',
    profileLevel: 1,
    codInt: null,
    storeCard: null,
    storeId: 5,
    companies: [],
    addresses: [],
    delegates: [],
    consents: [],
    hasRequestedCard: true,
  },
  {
    login: 'collega@example.com',
    userTypeId: 3,
    firstName: 'Davide',
    lastName: 'Serra',
    phone: '333 0190501',
    fiscalCode: 'SRRDVD88M12A944I',
    profileLevel: 2,
    codInt: 'C000101',
    storeCard: null,
    storeId: 5,
    companies: [],
    addresses: [],
    delegates: [],
    consents: [],
    hasRequestedCard: false,
  },
  {
    login: 'operatore@example.com',
    userTypeId: 2,
    firstName: 'Paolo',
    lastName: 'Operatore',
    phone: '',
    fiscalCode: null,
    profileLevel: 2,
    codInt: null,
    storeCard: null,
    storeId: 5,
    companies: [],
    addresses: [],
    delegates: [],
    consents: [],
    hasRequestedCard: false,
  },
  {
    login: 'admin@example.com',
    userTypeId: 1,
    firstName: 'Anna',
    lastName: 'Amministratrice',
    phone: '',
    fiscalCode: null,
    profileLevel: 2,
    codInt: null,
    storeCard: null,
    storeId: 5,
    companies: [],
    addresses: [],
    delegates: [],
    consents: [],
    hasRequestedCard: false,
  },
]

/** Known to the shop, without an account: the company behind the free card. */
export const freeCompany: DemoCompany = {
  name: 'Osteria del Canale S.r.l.',
  vatNumber: DEMO_NEWCOMER.vatNumber,
  sdiCode: '0000000',
  pec: 'osteriadelcanale@pec.example.com',
  address: 'via della Grada 9, 40122 Bologna (BO)',
  hasCompanyList: false,
  creditCents: 0,
}

/** A card that nobody has yet: what a newcomer registers with. */
export const freeCard = { code: DEMO_NEWCOMER.cardCode, customerCode: 'C000103', storeId: 5 } as const
