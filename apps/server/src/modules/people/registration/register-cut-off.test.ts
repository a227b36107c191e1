import { setTimeout as wait } from 'node:timers/promises'
import { registerUser } from '@cambusa/contract/people/registration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { cutStatements } from '../../../testing/cut-statements.ts'
import { openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const MOST_STATEMENTS = 60

const cuts = cutStatements()
let app: TestApp
beforeAll(async () => {
  afterAll(cuts.end)
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})

const MADE = `select
  (select count(*)::int from users where login = $1) accounts,
  (select count(*)::int from users where store_card = $2) cards,
  (select count(*)::int from consents c join users u on u.id = c.user_id where u.login = $1) consents,
  (select count(*)::int from mail_links where email = $1) links,
  (select count(*)::int from mails where recipient = $1 and kind = 'verify') mails,
  (select count(*)::int from pgboss.job j join mails m on m.id = (j.data->>'mailId')::int where m.recipient = $1
     and m.kind = 'verify') jobs`
const NOTHING = { accounts: 0, cards: 0, consents: 0, links: 0, mails: 0, jobs: 0 }
const ALL = { accounts: 1, cards: 1, consents: 4, links: 1, mails: 1, jobs: 1 }

it.each(['before', 'after'] as const)(
  'a server that is killed %s any statement of a registration has saved all or nothing, and the next attempt ends in one account and one mail',
  async (moment) => {
    const outcomes: string[] = []
    for (let n = 1; n <= MOST_STATEMENTS; n += 1) {
      const code = await buildCard(app.db)
      const body = registration({ card_code: code, vat_or_tax_code: CARD_VAT })
      const browser = app.shopper(`10.7.${moment.length}.${n}`)
      const made = async () => (await app.database.pool.query(MADE, [body.username, code])).rows[0] as unknown
      const seen = await cuts.dying(n, moment, () => browser.call(registerUser, { body }))
      // Gives the pool time to notice the lost connection.
      await wait(50)
      const first = await made()
      expect([NOTHING, ALL], `statement ${n}`).toContainEqual(first)
      if (seen < n) break
      outcomes.push(JSON.stringify(first) === JSON.stringify(ALL) ? 'all' : 'nothing')
      expect((await browser.call(registerUser, { body })).data?.login).toBe(body.username)
      expect(await made(), `statement ${n}, tried again`).toEqual(ALL)
    }
    // Every statement was tried: the last one is the commit.
    expect(outcomes.length).toBeGreaterThan(15)
    expect(outcomes.length).toBeLessThan(MOST_STATEMENTS)
    // After the commit there are only unrelated statements of the shop.
    const last = outcomes.lastIndexOf('nothing')
    expect(outcomes.slice(last - 8, last + 1)).toEqual(Array.from({ length: 9 }, () => 'nothing'))
    expect(outcomes.length - 1 - last).toBeGreaterThanOrEqual(moment === 'before' ? 0 : 1)
    expect(outcomes.length - 1 - last).toBeLessThan(4)
  },
  60_000,
)
