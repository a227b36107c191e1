import {
  requestPasswordReset,
  resetPasswordByGet,
  updatePasswordByGet,
} from '@cambusa/contract/people/password'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { keepCompiled } from '../../../testing/kept-compilers.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { createShopper } from '../../../testing/test-shopper.ts'

const NEW_PASSWORD = 'Lambrusco.1926'

const test = await buildTestApp({ fill: buildShop })
await openOutbox(test.database)
const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
const app = await buildApp({ ...test.services, log }, keepCompiled)
await app.ready()
afterAll(() => app.close())

it('the log of calls with a secret in their URL does not contain it, even when they fail', async () => {
  const { login } = await buildUser(test.db)
  const shopper = createShopper(app)
  await signIn(shopper, login)
  await shopper.call(requestPasswordReset, { body: { e_mail: login } })
  const reset_token = await tokenTo(test, login)
  const query = { e_mail: login, reset_token, password: NEW_PASSWORD }
  const change = { old_password: TEST_PASSWORD, new_password: NEW_PASSWORD }

  // The database error is logged with the statement's name and table.
  await test.database.pool.query('alter table users rename to users_away')
  const failed = await shopper.call(updatePasswordByGet, { query: change })
  await shopper.call(resetPasswordByGet, { query })
  await test.database.pool.query('alter table users_away rename to users')
  expect(failed.httpStatus).toBe(500)
  expect(lines.join('')).toContain('request failed')

  expect((await shopper.call(resetPasswordByGet, { query })).response.status).toBe(0)
  const written = lines.join('')
  for (const secret of [reset_token, NEW_PASSWORD, TEST_PASSWORD, encodeURIComponent(login), login])
    expect(written).not.toContain(secret)
})
