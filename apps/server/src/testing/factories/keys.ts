import { makeKey } from '../../modules/auth/auth.ts'
import type { Db } from '../../platform/database/database.ts'
import { buildCompany, buildUser } from './users.ts'

const DAY_MS = 86_400_000
let counter = 0

export interface TestKey {
  key: string
  secret: string
}

/** A key of a new customer of a new company, good for a day. */
export async function buildKey(
  db: Db,
  { now, days = 1 }: { now: Date; days?: number },
): Promise<
  TestKey & {
    userId: number
    companyId: number
  }
> {
  const codInt = `cassa${(counter += 1)}`
  const { id: userId } = await buildUser(db, { userTypeId: 3, codInt })
  const companyId = await buildCompany(db, codInt)
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  return { ...(await makeKey(db, { userId, companyId, name: 'Cassa 1', expiresAt }, now)), userId, companyId }
}
