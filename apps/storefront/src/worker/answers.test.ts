import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCaches } from '../testing/fake-caches.ts'
import { answerCall, keepAnswer, type Keeping } from './answers.ts'
import { deleteCaches, isOfShopper } from './caches.ts'

const CACHE = 'cambusa.own./assets/index-aaaaaaa.js'
const LISTS = 'https://shop.invalid/ebsn/api/wishlist/list'
let stored: ReturnType<typeof fakeCaches>
let generation = 0
let isOnline = true
/** What the shop answers next. */
let answer: () => Response

const ids = (session?: string, account?: string) =>
  new Headers({
    ...(session && { 'X-Ebsn-Session': session }),
    ...(account && { 'X-Ebsn-Account': account }),
  })

const said = (user: object, data: unknown, headers = ids(), status = 200) =>
  new Response(JSON.stringify({ response: { status: 0 }, user, data }), { headers, status })

const keeping = (kind: Keeping['kind'] = 'own'): Keeping => {
  const now = generation
  return {
    cache: CACHE,
    kind,
    isCurrent: () => now === generation,
    forget: async () => {
      generation += 1
      await deleteCaches(isOfShopper)
    },
  }
}

/** What a page is answered for a call with these ids; undefined: the call fails. */
async function ask(headers: Headers, url = LISTS, kind: Keeping['kind'] = 'own') {
  const waiting: Promise<unknown>[] = []
  const event = {
    request: { url, headers, signal: new AbortController().signal },
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
  } as unknown as Parameters<typeof answerCall>[0]
  const got = await answerCall(event, keeping(kind)).catch(() => undefined)
  await Promise.all(waiting)
  return got && ((await got.json()) as { data: unknown }).data
}

beforeEach(() => {
  stored = fakeCaches()
  isOnline = true
  generation = 0
  vi.stubGlobal('caches', stored.caches)
  vi.stubGlobal('fetch', async () => (isOnline ? answer() : Promise.reject(new TypeError('no network'))))
})

const anna = { userId: 7, companyId: 1 }

describe('an answer of the shop', () => {
  it('is given again without a network to whom it was for, by the session or by the remembered account', async () => {
    answer = () => said(anna, 'lists of Anna', ids('s2', 'a2'))
    await ask(ids('s1', 'a1'))
    isOnline = false
    for (const known of [ids('s1', 'a1'), ids('s2', 'a2'), ids(undefined, 'a2'), ids('s1')])
      expect(await ask(known)).toBe('lists of Anna')
  })

  it('is given to nobody else, and no id can be read in what is kept', async () => {
    answer = () => said(anna, 'lists of Anna', ids('s2', 'a2'))
    await ask(ids('s1', 'a1'))
    expect((await stored.texts()).join('\n')).not.toMatch(/\b[sa][12]\b/)
    isOnline = false
    for (const other of [ids(), ids('s9'), ids('s9', 'a9')]) expect(await ask(other)).toBeUndefined()
  })

  it('is not given where two ids belong to two shoppers', async () => {
    answer = () => said(anna, 'lists of Anna')
    await ask(ids('s1'))
    answer = () => said({ userId: 8 }, 'lists of Bruno')
    await ask(ids(undefined, 'a8'))
    isOnline = false
    expect(await ask(ids('s1', 'a8'))).toBeUndefined()
  })

  it('of another company, of a lost login or of a visitor deletes what was kept', async () => {
    const ends = [
      () => said({ userId: 7, companyId: 2 }, 'lists of the other company'),
      () => said({ userId: -1 }, 'lists of nobody'),
      () => said({ userId: -1 }, null, ids(), 419),
    ]
    for (const end of ends) {
      answer = () => said(anna, 'lists of Anna')
      await ask(ids('s1'))
      expect((await stored.texts()).join('\n')).toContain('Anna')
      answer = end
      await ask(ids('s1'))
      expect(stored.names()).toEqual([])
    }
  })

  it('that comes after a logout is not kept', async () => {
    const before = keeping()
    generation += 1
    await keepAnswer({ url: LISTS, headers: ids('s1') }, said(anna, 'lists of Anna'), before)
    expect(await stored.texts()).toEqual([])
  })

  it('that refuses is not kept, and the failure of the shop is told as it is', async () => {
    answer = () => said(anna, 'lists of Anna')
    await ask(ids('s1'))
    answer = () => said(anna, 'away', ids(), 503)
    expect(await ask(ids('s1'))).toBe('away')
    isOnline = false
    expect(await ask(ids('s1'))).toBe('lists of Anna')
  })

  it('is one of the last fifty of the catalogue', async () => {
    answer = () => said({ userId: -1 }, 'list')
    const page = (number: number) => `https://shop.invalid/ebsn/api/products?page=${number}`
    for (let number = 1; number <= 52; number += 1) await ask(ids(), page(number), 'catalogue')
    expect(stored.addresses(CACHE)).toHaveLength(50)
    isOnline = false
    expect(await ask(ids(), page(1), 'catalogue')).toBeUndefined()
    expect(await ask(ids(), page(52), 'catalogue')).toBe('list')
  })

  it('comes from the network where storage is full or refused', async () => {
    stored = fakeCaches({ fullAt: 2 })
    vi.stubGlobal('caches', stored.caches)
    answer = () => said({ userId: -1 }, 'list')
    for (let number = 1; number <= 4; number += 1)
      expect(await ask(ids(), `${LISTS}?page=${number}`, 'catalogue')).toBe('list')
    isOnline = false
    expect(await ask(ids(), `${LISTS}?page=4`, 'catalogue')).toBe('list')
    isOnline = true
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    vi.stubGlobal('caches', { open: refuse, match: refuse, keys: refuse, delete: refuse })
    expect(await ask(ids('s1'))).toBe('list')
  })
})
