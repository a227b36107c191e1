import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findCompany } from '@cambusa/contract/people/registration'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const VAT = '01987654322'

/** Response of the fake register, a local HTTP server. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: IncomingMessage[] = []
const register = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
const says = (body: unknown, status = 200) => {
  answer = (_, response) => response.writeHead(status).end(JSON.stringify(body))
}

let app: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve))
  const { port } = register.address() as AddressInfo
  app = await buildTestApp({ config: { vatRegisterUrl: `http://127.0.0.1:${port}/rest-api/` } })
})
afterAll(() => {
  register.closeAllConnections()
  register.close()
})
beforeEach(() => void asked.splice(0))

const find = async (vat_number: string) => app.shopper().call(findCompany, { body: { vat_number } })

describe('the company of a VAT number', () => {
  it('is what the register says, in one line, and is asked for by the number alone', async () => {
    says({
      isValid: true,
      name: 'PIZZERIA TRE ARCHI S.N.C.',
      address: 'VIA DEGLI ARCHI 3 \n40125 BOLOGNA BO\n',
    })
    expect((await find(` ${VAT} `)).data).toEqual({
      company: {
        name: 'PIZZERIA TRE ARCHI S.N.C.',
        address: 'VIA DEGLI ARCHI 3 40125 BOLOGNA BO',
        storeId: null,
      },
    })
    expect(asked[0]?.url).toBe(`/rest-api/ms/IT/vat/${VAT}`)
    expect(
      Object.keys(asked[0]?.headers ?? {}).filter((name) => /ebsn|cookie|referer|auth/.test(name)),
    ).toEqual([])
  })

  it.each([
    ['knows no such number', () => says({ isValid: false, name: '---', address: '---' })],
    ['publishes no name', () => says({ isValid: true, name: '---', address: '---' })],
    ['is down', () => says({}, 503)],
    ['answers another shape', () => says({ isValid: 'yes' })],
    ['sends elsewhere', () => (answer = (_, response) => response.writeHead(302, { location: '/x' }).end())],
    ['cuts the connection', () => (answer = (request) => request.socket.destroy())],
  ])('is typed where the register %s', async (_, happens) => {
    happens()
    expect((await find(VAT)).data).toEqual({ company: null })
  })

  it('is not asked for by a wrong number', async () => {
    for (const wrong of ['', '123', '01987654321', 'RSSMRA85T10A562S'])
      expect([wrong, (await find(wrong)).response.errors]).toEqual([
        wrong,
        [expect.objectContaining({ code: 'field.wrong', field: 'vat_number' })],
      ])
    expect(asked).toHaveLength(0)
  })
})

it('is typed where no register is configured', async () => {
  const without = await buildTestApp()
  expect((await without.shopper().call(findCompany, { body: { vat_number: VAT } })).data).toEqual({
    company: null,
  })
})
