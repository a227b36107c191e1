import { registerUser } from '@cambusa/contract/people/registration'
import { beforeAll, describe, expect, it } from 'vitest'
import { askForCard, buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildShop, shop } from '../../../testing/factories/delivery.ts'
import { buildUser } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const MANY = 6
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const register = (body: ReturnType<typeof registration>) =>
  app.shopper(`10.4.0.${(browsers += 1)}`).call(registerUser, { body })
const count = async (text: string, values: unknown[]) =>
  (await app.database.pool.query<{ count: number }>(`select count(*)::int count from ${text}`, values))
    .rows[0]?.count

describe('registrations at the same moment', () => {
  it('give one card to one customer: the others are told that the codes are wrong', async () => {
    const card_code = await buildCard(app.db)
    const bodies = Array.from({ length: MANY }, () => registration({ card_code, vat_or_tax_code: CARD_VAT }))
    const answers = await Promise.all(bodies.map(register))
    const refused = answers.filter(({ codes }) => codes.length > 0)
    expect(refused.map(({ codes }) => codes)).toEqual(
      Array.from({ length: MANY - 1 }, () => ['registration.cardNotVerified']),
    )
    const logins = bodies.map(({ username }) => username)
    expect(await count('users where login = any($1)', [logins])).toBe(1)
    expect(await count('mails where recipient = any($1)', [logins])).toBe(1)
    expect(await count('users where store_card = $1', [card_code])).toBe(1)
  })

  it('make one account of one e-mail: all get the same answer, and its owner one link', async () => {
    const cards = await Promise.all(Array.from({ length: 5 }, () => buildCard(app.db)))
    const { username } = registration()
    const answers = await Promise.all(
      cards.map((card_code) => register(registration({ card_code, vat_or_tax_code: CARD_VAT, username }))),
    )
    for (const { data } of answers) expect(data).toEqual({ login: username, cardPending: false })
    expect(await count('users where login = $1', [username])).toBe(1)
    expect(await count(`store_cards where code = any($1) and state = 'given'`, [cards])).toBe(1)
    const kinds = (await mailsTo(app, username)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'accountExists'), 'verify'])
  })

  it('make one account of one request code', async () => {
    const request_code = await askForCard(app.shopper('10.4.1.1'), shop.bologna.storeId)
    const bodies = Array.from({ length: MANY }, () => registration({ request_code }))
    const answers = await Promise.all(bodies.map(register))
    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1)
    expect(await count('users where login = any($1)', [bodies.map(({ username }) => username)])).toBe(1)
  })
})

describe('negative control: checking first and writing later', () => {
  it('finds the card free twice, and only the database refuses the second customer', async () => {
    const code = await buildCard(app.db)
    const [first, second] = await Promise.all([buildUser(app.db), buildUser(app.db)])
    const isFree = async () => (await count(`store_cards where code = $1 and state = 'free'`, [code])) === 1
    expect(await Promise.all([isFree(), isFree()])).toEqual([true, true])
    const take = (id: number) =>
      app.database.pool.query('update users set store_card = $1 where id = $2', [code, id])
    const taken = await Promise.allSettled([take(first.id), take(second.id)])
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { constraint: 'users_store_card_free' },
    })
    expect(await count('users where store_card = $1', [code])).toBe(1)
  })
})

it('leaves neither account, card nor mail of a registration that fails at its last step', async () => {
  const card_code = await buildCard(app.db)
  const body = registration({ card_code, vat_or_tax_code: CARD_VAT })
  await app.database.pool.query(`create function break_off() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$;
    create trigger break_off before insert on mails for each row execute function break_off()`)
  const { httpStatus } = await register(body)
  await app.database.pool.query('drop trigger break_off on mails')
  expect(httpStatus).toBe(500)
  expect(await count('users where login = $1', [body.username])).toBe(0)
  expect(await count(`store_cards where code = $1 and state = 'free'`, [card_code])).toBe(1)
  expect((await register(body)).data?.login).toBe(body.username)
  expect((await mailsTo(app, body.username)).map(({ kind }) => kind)).toEqual(['verify'])
})
