import { TEST_PASSWORD } from '../factories/users.ts'
import type { About } from './route-line.ts'

/** A registration with the card and login of somebody else. */
export function registering({ victim }: About) {
  const body = {
    card_code: victim.storeCard,
    vat_or_tax_code: victim.vatNumber,
    first_name: 'Carlo',
    last_name: 'Verdi',
    username: victim.login,
    password: TEST_PASSWORD,
    repeat_password: TEST_PASSWORD,
    consents: { privacy: true, terms: true },
  }
  return { body }
}
