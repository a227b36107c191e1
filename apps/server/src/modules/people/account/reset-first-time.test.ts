import { requestPasswordReset, resetPasswordByCard } from '@cambusa/contract/people/password'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const NEW_PASSWORD = 'Lambrusco.1926'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.15.0.${(browsers += 1)}`)
const ask = (e_mail: string, from = browser()) => from.call(requestPasswordReset, { body: { e_mail } })
const reset = (email: string, token: string, from = browser(), password = NEW_PASSWORD) =>
  from.call(resetPasswordByCard, { body: { email, token, password } })

describe('the first password by a link', () => {
  it('of an account that was never confirmed deletes what somebody put into it', async () => {
    const { id, login } = await buildUser(app.db, { profileLevel: 0, mobile: '3331234567' })
    const run = (text: string) => app.database.pool.query(text.replaceAll('ID', String(id)))
    await run(`insert into delegates (user_id, first_name, last_name, tax_code, phone, is_permanent)
      values (ID, 'Ladro', 'Rossi', 'RSSLDR80A01A944X', '333', true)`)
    await run(`insert into addresses (user_id, address_name, address1, address_number, postal_code, city, province, is_validated)
      values (ID, 'Covo', 'Via Buia', '1', '40121', 'Bologna', 'BO', true)`)
    await run(`update users set default_delivery_address_id = (select max(id) from addresses) where id = ID`)
    await run(`insert into billing_addresses (user_id, address1, address_number, postal_code, city, province)
      values (ID, 'Via Buia', '1', '40121', 'Bologna', 'BO')`)
    await run(`insert into carts (user_id, store_id, warehouse_id, address_id)
      select ID, s.id, s.warehouse_id, (select max(id) from addresses) from stores s limit 1`)
    await ask(login)
    expect((await reset(login, await tokenTo(app, login))).codes).toEqual([])
    const { rows } = await run(`select (select count(*)::int from delegates where user_id = ID) delegates,
      (select count(*)::int from addresses where user_id = ID) addresses,
      (select count(*)::int from billing_addresses where user_id = ID) billing,
      (select count(*)::int from carts where user_id = ID) carts, mobile, default_delivery_address_id "address",
      profile_level "level" from users where id = ID`)
    const nothing = { delegates: 0, addresses: 0, billing: 0, carts: 0, mobile: '', address: null }
    expect(rows).toEqual([{ ...nothing, level: 1 }])
  })

  it('lets an imported customer in who never had a password', async () => {
    const { id, login } = await buildUser(app.db, { passwordHash: '!' })
    await ask(login)
    await reset(login, await tokenTo(app, login))
    expect((await signIn(browser(), login, { password: NEW_PASSWORD })).user.userId).toBe(id)
  })
})
