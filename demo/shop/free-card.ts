import { DEMO_NEWCOMER } from '../../apps/server/src/platform/demo/demo-sign-ins.ts'
import type { DemoCompany } from './customer-types.ts'

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
