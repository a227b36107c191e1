import { login } from '@cambusa/contract/people/auth'
import { STAFF_TYPES } from '@cambusa/domain/people/roles'
import { hashRecoveryCode } from '../../modules/auth/second-factor/recovery-codes.ts'
import { hashPassword } from '../../modules/auth/password-hash.ts'
import type { Db } from '../../platform/database/database.ts'
import { companies, companyMembers, users } from '../../platform/schema/accounts.ts'
import { staffFactors, staffRecoveryCodes } from '../../platform/schema/staff-factors.ts'
import type { Shopper } from '../test-shopper.ts'

/** Password of every account that buildUser makes. */
export const TEST_PASSWORD = 'Cambusa.2026'

let hashed: Promise<string> | undefined
let counter = 0

/** Sign-ins that a member of staff of buildUser has codes for. */
const STAFF_SIGN_INS = 40
/** Recovery codes of staff that no test has used, by login: they do not depend on the clock. */
const unusedCodes = new Map<string, string[]>()

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
  const isStaff = STAFF_TYPES.some((type) => type === given.userTypeId)
  if (isStaff) await connectApp(db, row!.id, login)
  return { id: row!.id, login }
}

/** Gives a member of staff a second factor, with the recovery codes that signIn uses up. */
async function connectApp(db: Db, userId: number, login: string) {
  const codes = Array.from({ length: STAFF_SIGN_INS }, (_, index) => String(index).padStart(16, '0'))
  const nonce = Buffer.alloc(24, 1)
  await db.insert(staffFactors).values({ userId, nonce, confirmedAt: new Date() })
  await db
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })))
  unusedCodes.set(login, codes)
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

/** Signs a browser in, staff of buildUser with a recovery code; answers the call's reply. */
export function signIn(
  shopper: Shopper,
  name: string,
  given: { password?: string; remember_me?: boolean } = {},
) {
  const code = unusedCodes.get(name)?.pop()
  const body = { login: name, password: TEST_PASSWORD, ...(code && { code }), ...given }
  return shopper.call(login, { body })
}
