import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkAddress, updateAddress } from '@cambusa/contract/delivery/delivery'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

/** Response of the fake geocoder, a local HTTP server. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: IncomingMessage[] = []
const geocoder = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
const found = (postcode: string, lat = '44.5001', lon = '11.3402') => {
  const body = JSON.stringify([{ lat, lon, address: { postcode } }])
  answer = (_, response) => response.setHeader('content-type', 'application/json').end(body)
}
const says = (body: string, status = 200) => {
  answer = (_, response) => response.writeHead(status).end(body)
}

let app: TestApp
let shopper: ReturnType<TestApp['shopper']>
beforeAll(async () => {
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve))
  const { port } = geocoder.address() as AddressInfo
  const config = { geocoderUrl: `http://127.0.0.1:${port}/nominatim/`, geocoderRegion: 'Emilia-Romagna' }
  app = await buildTestApp({ fill: buildShop, config })
  const { login } = await buildUser(app.db)
  shopper = app.shopper()
  await signIn(shopper, login)
})
afterAll(() => {
  geocoder.closeAllConnections()
  geocoder.close()
})
beforeEach(() => void asked.splice(0))

const bologna = {
  addressName: 'Osteria',
  address1: 'Via Indipendenza',
  addressNumber: '12',
  postalCode: '40121',
  city: 'Bologna',
  province: 'BO',
}
const torino = { ...bologna, city: 'Torino', province: 'TO', postalCode: '10121' }
const save = (address: typeof bologna & { acceptNotValidated?: boolean }) =>
  shopper.call(updateAddress, { body: { address } })

describe('an address where a geocoder is configured', () => {
  it('has the position from its response, asked for one country and region without headers of the shop', async () => {
    found('40121')
    const { data } = await save(bologna)
    expect(data?.address).toMatchObject({ latitude: 44.5001, longitude: 11.3402, validated: true })
    const url = new URL(asked[0]!.url!, 'http://geocoder')
    expect(url.pathname).toBe('/nominatim/search')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      format: 'jsonv2',
      limit: '1',
      addressdetails: '1',
      countrycodes: 'it',
      state: 'Emilia-Romagna',
      street: '12 Via Indipendenza',
      city: 'Bologna',
      postalcode: '40121',
    })
    expect(Object.keys(asked[0]!.headers).filter((name) => /ebsn|cookie|referer|auth/.test(name))).toEqual([])
  })

  it('is accepted too where the table of towns does not know it', async () => {
    found('10121', '45.0703', '7.6869')
    const checked = await shopper.call(checkAddress, { body: { address: torino } })
    expect(checked.data).toMatchObject({ latitude: 45.0703, longitude: 7.6869 })
    expect((await save(torino)).data?.address).toMatchObject({ validated: true, latitude: 45.0703 })
  })

  it('is not taken from a guess with another postal code', async () => {
    found('10122', '45.07', '7.68')
    expect((await save(torino)).codes).toEqual(['address.notValidated'])
  })

  it('is never asked about a town in the wrong province', async () => {
    found('40121')
    expect((await save({ ...bologna, province: 'MO' })).codes).toEqual(['address.notValidated'])
    expect(asked).toHaveLength(0)
  })

  it.each([
    ['knows nothing', () => says('[]')],
    ['knows it elsewhere', () => found('40139')],
  ])('is saved at its town after a confirmation where the geocoder %s', async (_, happens) => {
    happens()
    const checked = await shopper.call(checkAddress, { body: { address: bologna } })
    expect([checked.httpStatus, checked.response.errors]).toEqual([
      200,
      [expect.objectContaining({ code: 'address.streetUnknown', field: 'address1' })],
    ])
    expect((await save(bologna)).codes).toEqual(['address.notValidated'])
    const { data } = await save({ ...bologna, acceptNotValidated: true })
    expect(data?.address).toMatchObject({ validated: false, latitude: expect.closeTo(44.49, 1) })
  })

  it.each([
    ['is down', () => says('', 503)],
    ['talks nonsense', () => says('<html>')],
    ['answers another shape', () => says('{"lat":1}')],
    ['answers no place of the earth', () => found('40121', '144', 'x')],
    ['sends elsewhere', () => (answer = (_, response) => response.writeHead(302, { location: '/x' }).end())],
    ['cuts the connection', () => (answer = (request) => request.socket.destroy())],
  ])('has its town’s position where the geocoder %s', async (_, happens) => {
    happens()
    const { data } = await save(bologna)
    expect(data?.address).toMatchObject({ validated: true, latitude: expect.closeTo(44.49, 1) })
    expect(data?.address.latitude).not.toBe(44.5001)
  })

  it('is saved after two seconds where the geocoder does not respond', async () => {
    answer = () => undefined
    const start = performance.now()
    const { data } = await save(bologna)
    const seconds = (performance.now() - start) / 1000
    expect(data?.address.validated).toBe(true)
    expect(seconds).toBeGreaterThan(1.9)
    expect(seconds).toBeLessThan(4)
  })

  it('may still be saved as it is when nobody knows it', async () => {
    says('[]')
    const { data } = await save({ ...torino, acceptNotValidated: true })
    expect(data?.address).toMatchObject({ validated: false, latitude: null })
  })
})
