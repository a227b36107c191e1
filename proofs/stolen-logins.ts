import { keyBytes, newToken, tokenKey } from '../apps/server/src/modules/auth/session-tokens.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers } from './shoppers.ts'
import type { Verdict } from './verdict.ts'

/**
 * A remembered login can open sessions for a minute after its replacement; these were replaced an hour and a moment
 * ago.
 */
const HOUR_AGO = '1 hour'

interface Opened {
  httpStatus: number
  userId: number
}

/** Opens the shop like a browser with a remembered login and no session. */
async function reopen({ url }: ShopProcess, account: string): Promise<Opened> {
  const answer = await fetch(`${url}/ebsn/api/auth/test`, {
    headers: { 'x-ebsn-client': 'proof', 'x-ebsn-version': '1.0.10', 'x-ebsn-account': account },
  })
  const { user } = (await answer.json()) as { user: { userId: number } }
  return { httpStatus: answer.status, userId: user.userId }
}

/** Creates a remembered login of a customer: a token replaced an hour ago, and its successor. */
async function remember({ database: { pool } }: ShopProcess, userId: number) {
  const [stolen, owned] = [newToken(), newToken()]
  await pool.query(
    `insert into account_tokens (token_hash, family, user_id, expires_at, replaced_at)
     values ($1, $3, $4, now() + interval '20 days', now() - interval '${HOUR_AGO}'),
       ($2, $3, $4, now() + interval '20 days', null)`,
    [keyBytes(tokenKey(stolen)), keyBytes(tokenKey(owned)), `proof-${userId}`, userId],
  )
  return { stolen, owned }
}

/**
 * Each of the stolen remembered logins is used twice by thieves while its owner opens the shop. No thief gets in, no
 * answer is a fault, and in the end no login and no session of them is valid.
 */
export async function raceStolenLogins(shop: ShopProcess, logins: number): Promise<Verdict> {
  const { pool } = shop.database
  const customers = await makeShoppers(pool, logins, 1)
  const kept = await Promise.all(customers.map(({ userId }) => remember(shop, userId)))
  const answers = await Promise.all(
    kept.map(async ({ stolen, owned }) => {
      const [first, second, owner] = await Promise.all([
        reopen(shop, stolen),
        reopen(shop, stolen),
        reopen(shop, owned),
      ])
      return { thieves: [first, second], owner }
    }),
  )
  const entered = answers.flatMap(({ thieves }) => thieves).filter(({ userId }) => userId > 0).length
  const faults = answers
    .flatMap(({ thieves, owner }) => [...thieves, owner])
    .filter(({ httpStatus }) => httpStatus >= 500).length
  const { rows } = await pool.query<{ logins: number; sessions: number }>(
    `select (select count(*)::int from account_tokens where family = any($1) and revoked_at is null) as logins,
       (select count(*)::int from sessions where account_family = any($1) and revoked_at is null) as sessions`,
    [customers.map(({ userId }) => `proof-${userId}`)],
  )
  const left = rows[0]!
  return {
    isGood: entered + faults + left.logins + left.sessions === 0,
    told: `${entered} thieves got in, ${faults} faults, ${left.logins} logins and ${left.sessions} sessions still good`,
  }
}
