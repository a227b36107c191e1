import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQuantityOutbox, type SendResult } from './quantity-outbox.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'

const pasta = buildProduct(1)
const rice = buildProduct(2)

function setUp(answer: () => Promise<SendResult> = () => Promise.resolve('saved')) {
  const sent: string[] = []
  const onSentLater = vi.fn()
  const onWaiting = vi.fn()
  const outbox = createQuantityOutbox({
    quietMs: 250,
    onSentLater,
    onWaiting,
    send: ({ product, quantity }) => {
      sent.push(`${product.productId}=${quantity}`)
      return answer()
    },
  })
  return { outbox, sent, onSentLater, onWaiting }
}

describe('unsent quantities', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('turn fast taps on a line into one call with the last quantity', async () => {
    const { outbox, sent } = setUp()
    for (const quantity of [1, 2, 3, 4]) {
      outbox.want(pasta, quantity)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(250)
    expect(sent).toEqual(['1=4'])
    expect(outbox.wanted()).toEqual([])
  })

  it('send taps made during a call after it, and the last wins', async () => {
    let finish: (result: SendResult) => void = () => undefined
    const { outbox, sent } = setUp(() => new Promise((resolve) => (finish = resolve)))
    outbox.want(pasta, 1)
    await vi.advanceTimersByTimeAsync(250)
    outbox.want(pasta, 2)
    outbox.want(pasta, 3)
    finish('saved')
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.wanted()).toEqual([{ product: pasta, quantity: 3 }])
    await vi.advanceTimersByTimeAsync(250)
    expect(sent).toEqual(['1=1', '1=3'])
  })

  it('are kept while the shop is away, which is told once, and sent when it is back', async () => {
    const answers: SendResult[] = ['away', 'away', 'saved']
    const { outbox, sent, onWaiting, onSentLater } = setUp(() => Promise.resolve(answers.shift()!))
    outbox.want(pasta, 3)
    await vi.advanceTimersByTimeAsync(250)
    await outbox.sendAll()
    expect([onWaiting.mock.calls, outbox.isWaiting()]).toEqual([[['away']], true])
    expect(outbox.wanted()).toEqual([{ product: pasta, quantity: 3 }])
    await outbox.sendAll()
    expect(sent).toEqual(['1=3', '1=3', '1=3'])
    expect([onSentLater.mock.calls.length, outbox.isWaiting(), outbox.wanted()]).toEqual([1, false, []])
  })

  it('send several lines one after the other, in the order of their first taps', async () => {
    const { outbox, sent } = setUp()
    outbox.want(pasta, 1)
    outbox.want(rice, 1)
    outbox.want(pasta, 2)
    await vi.advanceTimersByTimeAsync(250)
    expect(sent).toEqual(['1=2', '2=1'])
  })

  it('drop a refused line, so that the server’s quantity shows again', async () => {
    const { outbox } = setUp(() => Promise.resolve('refused'))
    outbox.want(pasta, 9)
    await vi.advanceTimersByTimeAsync(250)
    expect(outbox.wanted()).toEqual([])
  })

  it('are kept without a connection and sent when it is back', async () => {
    let result: SendResult = 'offline'
    const { outbox, sent, onSentLater, onWaiting } = setUp(() => Promise.resolve(result))
    outbox.want(pasta, 2)
    outbox.want(rice, 1)
    await vi.advanceTimersByTimeAsync(250)
    expect(outbox.wanted()).toHaveLength(2)
    await outbox.sendAll()
    expect(onWaiting).toHaveBeenCalledTimes(1)
    result = 'saved'
    await outbox.sendAll()
    expect(sent.slice(-2)).toEqual(['1=2', '2=1'])
    expect(outbox.wanted()).toEqual([])
    expect(onSentLater).toHaveBeenCalledTimes(1)
  })

  it('are dropped when the cart is another shopper’s', async () => {
    const { outbox, sent } = setUp()
    outbox.want(pasta, 2)
    outbox.clear()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
  })
})
