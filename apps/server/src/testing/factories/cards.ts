import { requestCard, type registerUser } from '@cambusa/contract/people/registration'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import type { Db } from '../../platform/database/database.ts'
import { storeCards } from '../../platform/schema/accounts.ts'
import type { Shopper } from '../test-shopper.ts'
import { TEST_PASSWORD } from './users.ts'

/** VAT number of the holder of every card that buildCard makes, unless said otherwise. */
export const CARD_VAT = '00743110157'

let counter = 100

/** Inserts a free card of a company; answers its code. */
export async function buildCard(
  db: Db,
  given: Partial<typeof storeCards.$inferInsert> = {},
): Promise<string> {
  counter += 1
  const body = `29${String(counter).padStart(10, '0')}`
  const code = given.code ?? body + checkDigit(body)
  await db
    .insert(storeCards)
    .values({ userTypeId: 3, name: 'Osteria del Molo', vatNumber: CARD_VAT, ...given, code })
  return code
}

type Registration = BodyOf<typeof registerUser>

let people = 0

/** A registration that nothing is wrong with, but for the card or request that it needs. */
export function registration(given: Partial<Registration> = {}): Registration {
  people += 1
  return {
    first_name: 'Rosa',
    last_name: 'Neri',
    username: `nuova${people}@example.com`,
    password: TEST_PASSWORD,
    repeat_password: TEST_PASSWORD,
    consents: { privacy: true, terms: true, profiling: false, marketing: true },
    ...given,
  }
}

/** Asks for the card of a private customer; answers the code for the registration. */
export async function askForCard(shopper: Shopper, storeId: number): Promise<string> {
  const { data } = await shopper.call(requestCard, {
    body: {
      kind: 'private',
      first_name: 'Rosa',
      last_name: 'Neri',
      tax_code: 'BRNGLI82C41A944P',
      store_id: storeId,
      personInfos: [{ typeId: 2, value: '333 1234567' }],
    },
  })
  return data?.requestCode ?? ''
}
