import { allEndpoints } from '@cambusa/contract/endpoints'
import { confirmRegistrationByGet, registerUser } from '@cambusa/contract/people/registration'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCard, CARD_VAT, registration } from './testing/factories/cards.ts'
import { buildShop } from './testing/factories/delivery.ts'
import { openOutbox, tokenTo } from './testing/kept-mails.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ fill: buildShop })
  await openOutbox(test.database)
})
const writing = allEndpoints.filter(({ method, writes }) => method === 'GET' && writes)
const head = (url: string) => test.app.inject({ method: 'HEAD', url: `/ebsn/api${url}` })

describe('HEAD', () => {
  it('of every GET that writes is refused, with the allowed methods', async () => {
    expect(writing.length).toBeGreaterThan(8)
    for (const { url } of writing) {
      const { statusCode, headers, body } = await head(url)
      expect([url, statusCode, headers.allow, body]).toEqual([url, 405, 'GET', ''])
    }
  })

  it('of a GET that reads answers like it, without a body', async () => {
    const { statusCode, body, headers } = await head('/auth/test')
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers['content-type']).toMatch('application/json')
  })

  it('does not use up the link of a mail', async () => {
    const body = registration({ card_code: await buildCard(test.db), vat_or_tax_code: CARD_VAT })
    await test.shopper().call(registerUser, { body })
    const query = { e_mail: body.username, reg_control_code: await tokenTo(test, body.username) }
    await head(`${confirmRegistrationByGet.url}?${new URLSearchParams(query)}`)
    expect((await test.shopper().call(confirmRegistrationByGet, { query })).data?.login).toBe(body.username)
  })
})
