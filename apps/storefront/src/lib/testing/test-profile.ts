import type { UserDetail } from '@cambusa/contract/people/profile'

/** The account of a customer who buys for a company, complete unless overridden. */
export const buildProfile = (given: Partial<UserDetail> = {}): UserDetail => ({
  userId: 7,
  login: 'ada@example.com',
  pendingEmail: null,
  kind: 'business',
  firstName: 'Ada',
  lastName: 'Bernardoni',
  taxCode: '',
  personInfos: [{ typeId: 2, value: '333 0190201' }],
  codInt: 'C000101',
  storeCard: '2900000000025',
  cardPending: false,
  storeId: 5,
  profile: { level: 2 },
  missing: [],
  company: {
    companyId: 1,
    name: 'Trattoria da Zelinda S.r.l.',
    vatNumber: '03198450375',
    taxCode: '',
    pec: 'zelinda@pec.example.com',
    sdiCode: 'ABC1234',
  },
  billingAddress: {
    address1: 'via Pratello',
    addressNumber: '76',
    postalCode: '40122',
    city: 'Bologna',
    province: 'BO',
  },
  consents: { profiling: false, marketing: true },
  consentHistory: [{ kind: 'marketing', given: true, version: '2026-11', at: '2026-11-02T09:00:00.000Z' }],
  delegates: [],
  ...given,
})

/** The choices of a customer who gets every optional mail. */
export const ALL_MAILS = {
  orderReady: true,
  orderOnTheWay: true,
  orderDelivered: true,
  approvalAsked: true,
  approvalGiven: true,
  draftReady: true,
}

/** The choices of a customer who gets every kind of push. */
export const ALL_PUSHES = {
  orderStatus: true,
  slotNear: true,
  paymentFailed: true,
  approvalAsked: true,
  draftReady: true,
}
