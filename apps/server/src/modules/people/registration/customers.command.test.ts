import { requestCard } from '@cambusa/contract/people/registration'
import { testSession } from '@cambusa/contract/people/auth'
import { addDaysIso, formatDay, romeDate } from '@cambusa/domain/time/dates'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCard, CARD_VAT } from '../../../testing/factories/cards.ts'
import { buildShop, shop } from '../../../testing/factories/delivery.ts'
import { buildGoods } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildCompany, buildUser, signIn } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { saidBy } from '../../../testing/said-by.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runCustomersCommand } from './customers.command.ts'

let app: TestApp
let pasta: number
beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      pasta = (await buildGoods(db)).pasta
    },
  })
  await openOutbox(app.database)
})

const command = (...args: string[]) =>
  saidBy(() => runCustomersCommand({ config: app.services.config, database: app.database, args }))
const row = async (text: string, values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows[0] as Record<string, unknown> | undefined

/** A signed-in customer who requested the card of a business. */
async function waiting(profileLevel = 1, vatNumber: string = CARD_VAT) {
  const { id, login } = await buildUser(app.db, { profileLevel, userTypeId: 3 })
  const customer = app.shopper(`10.6.0.${id}`)
  await signIn(customer, login)
  await customer.call(requestCard, {
    body: {
      kind: 'business',
      first_name: 'Ada',
      last_name: 'Utente',
      store_id: shop.bologna.storeId,
      company: { name: 'Bar Sport', vatNumber, pec: 'bar@pec.example.com', sdiCode: 'ABC1234' },
    },
  })
  return { id, login, customer }
}

describe('npm run customers -- card', () => {
  it('hands a card over: a signed-in customer may buy for his company at once, and gets a mail', async () => {
    const { id, login, customer } = await waiting()
    const code = await buildCard(app.db, { name: '', vatNumber: null })
    expect((await customer.call(testSession)).user.profile).toEqual({ level: 1 })
    expect(await command('card', login.toUpperCase(), code)).toContain('può ordinare')
    await expect
      .poll(async () => (await customer.call(testSession)).user.profile, { timeout: 5_000 })
      .toEqual({ level: 2 })
    expect(await row('select * from store_cards where code = $1', [code])).toMatchObject({
      state: 'given',
      name: 'Bar Sport',
      vat_number: CARD_VAT,
      pec: 'bar@pec.example.com',
    })
    expect(await row('select * from users where id = $1', [id])).toMatchObject({
      store_card: code,
      cod_int: `T${code}`,
      profile_level: 2,
    })
    expect(
      await row(
        'select c.name from companies c join company_members m on m.company_id = c.id where m.cod_int = $1',
        [`T${code}`],
      ),
    ).toEqual({ name: 'Bar Sport' })
    expect(
      (await row('select handed_at from card_requests where user_id = $1', [id]))?.handed_at,
    ).not.toBeNull()
    expect((await mailsTo(app, login)).at(-1)).toMatchObject({
      kind: 'cardReady',
      params: { firstName: 'Ada', cardCode: code },
    })
    expect(await command('card', login, code)).toContain('ha già la tessera')
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual(['cardRequested', 'cardReady'])
  })

  it('refuses impossible arguments in one sentence, and changes nothing', async () => {
    const { id, login } = await waiting()
    const given = await buildCard(app.db)
    await buildUser(app.db, { login: 'chi@example.com', storeCard: given })
    const blocked = await buildCard(app.db, { state: 'blocked' })
    const foreign = await buildCard(app.db, { vatNumber: '12345678903' })
    const { login: operator } = await buildUser(app.db, { userTypeId: 2 })
    const { login: closed } = await buildUser(app.db, { isDisabled: true })
    expect(await command('card', 'nessuno@example.com', given)).toContain('Non c’è un cliente')
    expect(await command('card', operator, given)).toContain('Non c’è un cliente')
    expect(await command('card', closed, given)).toContain('è chiuso')
    expect(await command('card', login, '123')).toContain('servono 13 cifre')
    expect(await command('card', login, '2900000000018')).toContain('npm run import -- cards')
    expect(await command('card', login, blocked)).toContain('è bloccata')
    expect(await command('card', login, given)).toContain('chi@example.com')
    expect(await command('card', login, foreign)).toContain('12345678903')
    expect(await command('card', login)).toContain('Uso:')
    expect(await command()).toContain('Uso:')
    expect(await row('select * from users where id = $1', [id])).toMatchObject({
      store_card: null,
      profile_level: 1,
    })
    expect(await row('select state from store_cards where code = $1', [foreign])).toEqual({ state: 'free' })
  })

  it('gives the card to an unverified customer, who may buy once the e-mail is confirmed', async () => {
    const { id, login } = await waiting(0)
    expect(await command('card', login, await buildCard(app.db))).toContain('non ha ancora confermato')
    expect(await row('select profile_level from users where id = $1', [id])).toEqual({ profile_level: 0 })
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual(['cardRequested'])
  })

  it('blocks the lost card that the new one replaces', async () => {
    const lost = await buildCard(app.db)
    const { login } = await buildUser(app.db, { storeCard: lost })
    expect(await command('card', login, await buildCard(app.db))).toContain('può ordinare')
    expect(await row('select state from store_cards where code = $1', [lost])).toEqual({ state: 'blocked' })
  })

  it('by two operators at the same moment gives a card to one customer', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const code = await buildCard(app.db)
    await Promise.all([command('card', one.login, code), command('card', other.login, code)])
    const holders = await app.database.pool.query(
      'select profile_level from users where id = any($1) order by profile_level',
      [[one.id, other.id]],
    )
    expect(holders.rows).toEqual([{ profile_level: 1 }, { profile_level: 2 }])
  })
})

describe('npm run customers -- enable', () => {
  it('lets a customer with a verified e-mail buy and sends one mail', async () => {
    const { id, login } = await waiting()
    expect(await command('enable', login)).toContain('può ordinare')
    expect(await row('select profile_level from users where id = $1', [id])).toEqual({ profile_level: 2 })
    expect(await command('enable', login)).toContain('può già ordinare')
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual(['cardRequested', 'cardReady'])
  })

  it('refuses one whose e-mail is not confirmed', async () => {
    const { login } = await buildUser(app.db, { profileLevel: 0 })
    expect(await command('enable', login)).toContain('non ha ancora confermato')
  })
})

describe('npm run customers -- order', () => {
  it('shows staff the customer of an order and the delegates of its company who may collect it today', async () => {
    const { id } = await buildUser(app.db, { firstName: 'Rosa', lastName: 'Neri', codInt: 'C-RITIRO' })
    const companyId = await buildCompany(app.db, 'C-RITIRO')
    const number = await buildPlacedOrder(app.db, { userId: id, companyId, productIds: [pasta] })
    const named = async (
      lastName: string,
      days: [string, string] | null,
      company: number | null,
      gone = false,
    ) =>
      row(
        `insert into delegates (user_id, company_id, first_name, last_name, tax_code, phone, is_permanent, valid_from,
           valid_to, removed_at)
         values ($1, $2, 'Ada', $3, 'BRNGLI82C41A944P', '333 1', $4, $5, $6, $7)`,
        [id, company, lastName, days === null, days?.[0], days?.[1], gone ? new Date() : null],
      )
    const today = romeDate(new Date())
    await named('Sempre', null, companyId)
    await named('Oggi', [addDaysIso(today, -1), today], companyId)
    await named('Domani', [addDaysIso(today, 1), addDaysIso(today, 2)], companyId)
    await named('Ieri', [addDaysIso(today, -3), addDaysIso(today, -1)], companyId)
    await named('Altra', null, null)
    await named('Tolta', null, companyId, true)
    const said = await command('order', number)
    expect(
      said
        .split('\n')
        .slice(1)
        .map((line) => line.split(',', 2).join()),
    ).toEqual([
      '- Rosa Neri, titolare',
      '- Ada Sempre, delega permanente',
      `- Ada Oggi, delega fino al ${formatDay(today)}`,
    ])
    expect(said).toContain(number)
    expect(said).toContain('codice fiscale BRNGLI82C41A944P, telefono 333 1')
  })

  it('says so where there is no such order', async () => {
    expect(await command('order', '2026-000000')).toContain('Non c’è un ordine con il numero 2026-000000')
    expect(await command('order')).toContain('Uso:')
  })
})

const audit = async (subject: string) =>
  (
    await app.database.pool.query<{ actor: string; act: string; details: object }>(
      'select actor, act, details from audit_log where subject = $1 order by id',
      [subject],
    )
  ).rows

describe('the audit log', () => {
  it('has a row for every change and for nothing else; --dry-run says what would happen and changes nothing', async () => {
    const { id, login } = await waiting()
    const code = await buildCard(app.db)
    expect(await command('card', login, code, '--dry-run')).toMatch(
      /può ordinare[^]*Prova: non è cambiato nulla/,
    )
    expect(await row('select profile_level, store_card from users where id = $1', [id])).toEqual({
      profile_level: 1,
      store_card: null,
    })
    expect([await audit(login), (await mailsTo(app, login)).length]).toEqual([[], 1])
    await command('card', login, code, '--by', 'Ada Rossi')
    await command('card', login, code, '--by', 'Bruno')
    await command('enable', login, '--by', 'Bruno')
    expect(await audit(login)).toEqual([
      { actor: 'Ada Rossi', act: 'customers.card', details: { card: code } },
    ])
  })
})

describe('npm run customers -- requests', () => {
  it('lists the requested cards, until they are handed over', async () => {
    const { login } = await waiting()
    const lineOf = async () => (await command('requests')).split('\n').find((line) => line.includes(login))
    expect(await lineOf()).toContain(`Ada Utente  Bar Sport  ${CARD_VAT}`)
    await command('card', login, await buildCard(app.db))
    expect(await lineOf()).toBeUndefined()
  })
})
