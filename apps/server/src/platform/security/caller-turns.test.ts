import { describe, expect, test } from 'vitest'
import { createCallerTurns, type CallerTurnsOptions } from './caller-turns.ts'
import { Refusal } from '../http/refusal.ts'

/** Turns with a clock of their own, and work that ends when the test tells it to. */
function open(options: Partial<CallerTurnsOptions> = {}) {
  let nowMs = 0
  const begun: string[] = []
  const ends = new Map<string, (failed?: Error) => void>()
  const turns = createCallerTurns({
    running: 1,
    waiting: 4,
    waitSeconds: 30,
    retrySeconds: 2,
    nowMs: () => nowMs,
    ...options,
  })
  return {
    begun,
    admit: turns.admit,
    pass: (ms: number) => (nowMs += ms),
    /** The result of one piece of work: 'done', or the code of its refusal. */
    send: (caller: string, piece: string, signal?: AbortSignal) =>
      turns
        .run(caller, signal, () => {
          begun.push(piece)
          return new Promise<void>((resolve, reject) => {
            ends.set(piece, (failed) => (failed ? reject(failed) : resolve()))
          })
        })
        .then(
          () => 'done',
          (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
        ),
    async end(piece: string, failed?: Error) {
      ends.get(piece)?.(failed)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('turns of callers', () => {
  test('one caller has one piece running and one waiting; a third is refused, other callers are not', async () => {
    const { send, begun, end, admit } = open({ running: 2 })
    const first = send('a', 'a1')
    admit('a')
    const second = send('a', 'a2')
    expect(await send('a', 'a3')).toBe('request.tooMany')
    expect(() => admit('a')).toThrow('request.tooMany')
    admit('b')
    void send('b', 'b1')
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
    await end('a2')
    expect([await first, await second]).toEqual(['done', 'done'])
  })

  test('the caller who used the least time recently is next, however long others wait', async () => {
    const { send, begun, end, pass } = open()
    for (const caller of ['a', 'b', 'c']) void send(caller, `${caller}1`)
    for (const caller of ['a', 'b', 'c']) {
      pass(5_000)
      await end(`${caller}1`)
      void send(caller, `${caller}2`)
    }
    void send('d', 'd1')
    pass(5_000)
    await end('a2')
    await end('d1')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'b2'])
  })

  test('failed work frees its place for the next', async () => {
    const { send, begun, end } = open()
    const first = send('a', 'a1')
    void send('b', 'b1')
    await end('a1', new Error('no'))
    expect(await first).toBe('Error: no')
    expect(begun).toEqual(['a1', 'b1'])
  })

  test('a caller who disconnected, or waited too long, leaves the queue, and the work never starts', async () => {
    const { send, begun, end } = open({ waitSeconds: 0.02 })
    const gone = new AbortController()
    void send('a', 'a1')
    const hungUp = send('b', 'b1', gone.signal)
    const late = send('c', 'c1')
    gone.abort()
    expect(await hungUp).toBe('server.busy')
    expect(await late).toBe('server.busy')
    expect(await send('d', 'd1', gone.signal)).toBe('server.busy')
    await end('a1')
    void send('b', 'b2')
    expect(begun).toEqual(['a1', 'b2'])
  })

  test('the queue for all callers has a limit', async () => {
    const { send, begun } = open({ waiting: 2 })
    for (const caller of ['a', 'b', 'c']) void send(caller, caller)
    expect(await send('d', 'd')).toBe('server.busy')
    expect(begun).toEqual(['a'])
  })
})
