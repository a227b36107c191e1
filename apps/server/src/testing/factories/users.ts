import { login } from '@cambusa/contract/people/auth'
import { hashPassword } from '../../modules/auth/password-hash.ts'
import type { Db } from '../../platform/database/database.ts'
import { companies, companyMembers, users } from '../../platform/schema/accounts.ts'
import type { Shopper } from '../test-shopper.ts'

/** Password of every account that buildUser makes. */
export const TEST_PASSWORD = 'Cambusa.2026'

let hashed: Promise<string> | undefined
let counter = 0

export interface TestUser {
  id: number
  login: string
}

/** Inserts an account that can be signed in to with TEST_PASSWORD; enabled to buy unless said otherwise. */
export async function buildUser(db: Db, given: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
  hashed ??= hashPassword(TEST_PASSWORD)
  counter += 1
  const login = given.login ?? `utente${counter}@example.com`
  const [row] = await db
    .insert(users)
    .values({
      userTypeId: 4,
      firstName: 'Ada',
      lastName: `Utente ${counter}`,
      profileLevel: 2,
      passwordHash: await hashed,
      ...given,
      login,
    })
    .returning({ id: users.id })
  return { id: row!.id, login }
}

/** Inserts a company and makes it the customer code's; the first one of a code is its default. */
export async function buildCompany(
  db: Db,
  codInt: string,
  given: Partial<typeof companies.$inferInsert> & { isDefault?: boolean } = {},
): Promise<number> {
  counter += 1
  const { isDefault = true, ...rest } = given
  const [row] = await db
    .insert(companies)
    .values({ name: `Azienda ${counter}`, vatNumber: String(counter).padStart(11, '0'), ...rest })
    .returning({ id: companies.id })
  await db.insert(companyMembers).values({ codInt, companyId: row!.id, isDefault })
  return row!.id
}

/** Signs a browser in; answers the call's reply. */
export function signIn(
  shopper: Shopper,
  name: string,
  given: { password?: string; remember_me?: boolean } = {},
) {
  return shopper.call(login, { body: { login: name, password: TEST_PASSWORD, ...given } })
}
