import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/api/call-error.ts'
import { ROWS_AGAIN_KEY } from '../../../lib/session/session.ts'
import { fakeBrowser } from '../../../lib/testing/fake-browser.ts'
import { buyOnce } from './buy-once.ts'
import { isLostAnswer, wayOutOf } from '../readiness/way-out.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const purchase = { cartId: 42, paymentTypeId: 1, isAgeDeclared: true }
const answer = (response: object, data: object = {}, status = 200) =>
  new Response(JSON.stringify({ response, user: { userId: 7 }, data }), { status })
const done = () => answer({ status: 0, errors: [], warnings: [], infos: [] }, { orderId: 9 })
const refusal = (code: string) =>
  answer({ status: 1, errors: [{ error: 'No', code }], warnings: [], infos: [] })

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.unstubAllGlobals())

describe('buying', () => {
  it('repeats the same call after a lost answer, so that there is one order', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(done())
    await expect(buyOnce(purchase, [0, 0])).resolves.toMatchObject({ orderId: 9 })
    const urls = fetched.mock.calls.map(([url]) => url)
    expect(urls).toHaveLength(2)
    expect(urls[0]).toBe(urls[1])
    const query = new URL(urls[0]!, 'http://shop').searchParams
    expect(Object.fromEntries(query)).toMatchObject({ cart_id: '42', payment_type_id: '1', store_id: '5' })
    // The payment begins with the next call, which tells the bank's page: a card here would begin it twice.
    expect(query.has('user_payment_auth_id')).toBe(false)
    expect(query.get('payment_data')).toBe('{"age_declared":"true"}')
  })

  it('forgets how many rows home showed: after an order there are more', async () => {
    const { local } = fakeBrowser()
    vi.stubGlobal('localStorage', local)
    local.setItem(ROWS_AGAIN_KEY, '3')
    fetched.mockResolvedValueOnce(done())
    await buyOnce(purchase)
    expect(local.getItem(ROWS_AGAIN_KEY)).toBeNull()
  })

  it('gives up after its tries and says that the answer was lost', async () => {
    fetched.mockRejectedValue(new TypeError('network'))
    const error = await buyOnce(purchase, [0, 0]).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(CallError)
    expect(isLostAnswer(error as Error)).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('lets the shopper decide whether to repeat the call of a shop that is away: the order may exist already', async () => {
    const away = () => {
      const reply = answer({ status: 1, errors: [{ error: 'No', code: 'server.unavailable' }] }, {}, 503)
      reply.headers.set('Retry-After', '0')
      return reply
    }
    fetched.mockResolvedValueOnce(away()).mockResolvedValueOnce(done())
    const error = await buyOnce(purchase, [0, 0]).catch((cause: unknown) => cause)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect([isLostAnswer(error as Error), wayOutOf(error as Error)]).toEqual([true, 'retry'])
    await expect(buyOnce(purchase, [0, 0])).resolves.toMatchObject({ orderId: 9 })
    expect(fetched.mock.calls[1]![0]).toBe(fetched.mock.calls[0]![0])
  })

  it('does not repeat a refused call', async () => {
    fetched.mockResolvedValueOnce(refusal('checkout.prepareExpired'))
    const error = await buyOnce(purchase, [0, 0]).catch((cause: unknown) => cause)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(isLostAnswer(error as Error)).toBe(false)
    expect(wayOutOf(error as Error)).toBe('prepare')
  })
})

describe('the way out of a refusal', () => {
  const way = (code: string, failure: 'refused' | 'rejected' = 'refused') =>
    wayOutOf(new CallError(failure, 200, { errors: [{ error: 'No', code }] }))

  it('leads to the screen or control that fixes it', () => {
    expect(way('checkout.timeslotMissing')).toBe('timeslot')
    expect(way('timeslot.expired')).toBe('expiredSlot')
    expect(way('checkout.itemsChanged')).toBe('problems')
    expect(way('user.notEnabled', 'rejected')).toBe('profile')
    expect(way('cart.bought', 'rejected')).toBe('orders')
  })

  it('is to try again where the shopper can change nothing', () => {
    expect(way('request.tooMany')).toBe('retry')
    expect(wayOutOf(new Error('broken'))).toBe('retry')
  })
})
