import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { CATALOGUE } from '../../lib/api/query-keys.ts'
import { loadChunk } from '../../lib/browser/chunks.ts'
import { DOCUMENT_MARKS } from '../../lib/browser/page-marks.ts'
import { useUserStore } from '../../lib/session/user-store.ts'
import { openPage, TIME_OUTS, type Page } from './page-state.ts'
import { QUIET_MS } from './personalise.ts'

const marks = document.documentElement.dataset
const customer = { userId: 7, companyId: null } as never
const LIST = [CATALOGUE, 'list'] as const
const rendered = { answers: [[LIST, 'a visitor’s']] as const }

let client: QueryClient
let page: Page | undefined
beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  for (const mark of Object.values(DOCUMENT_MARKS)) marks[mark] = 'coming'
  window.early = { taps: [], fields: new Map(), forms: new Set(), wake: () => undefined }
})
afterEach(() => {
  page?.close()
  client.clear()
  useUserStore.setState({ user: null })
  document.body.replaceChildren()
  for (const mark of Object.values(DOCUMENT_MARKS)) delete marks[mark]
  vi.useRealTimers()
})

/** The customer's own answer is requested and never arrives. */
const never = () => new Promise<string>(() => undefined)
/** What personalising shows; the space of the bar of an order that is edited stays reserved, cookies are asked about, and the till stays one. */
const { editing: _editing, cookies: _cookies, till: _till, ...HIDING } = DOCUMENT_MARKS
const hidden = () => Object.values(HIDING).filter((mark) => marks[mark] !== undefined)
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A server-rendered page of a list, hydrated; `use` has a screen show the list's answer. */
function hydrate() {
  page = openPage('server-rendered')
  client.setQueryData(LIST, 'a visitor’s', { updatedAt: 0 })
  page.hydrated(rendered, client)
  return {
    use: () => new QueryObserver(client, { queryKey: LIST, queryFn: never }).subscribe(() => undefined),
  }
}

test('a page that the browser renders hides nothing and replays nothing', () => {
  page = openPage('personalised')
  expect([page.state, hidden(), window.early]).toEqual(['personalised', [], undefined])
  expect(() => page?.hydrated({ answers: [] }, client)).toThrow('cannot become hydrated')
})

test('a visitor’s page is personalised as soon as it is hydrated, and no timer looks for anything', () => {
  for (const mark of Object.values(DOCUMENT_MARKS)) delete marks[mark]
  page = openPage('server-rendered')
  expect(page.state).toBe('server-rendered')
  page.hydrated({ answers: [] }, client)
  expect(page.state).toBe('personalised')
  // The end of replaying.
  expect(vi.getTimerCount()).toBe(1)
  expect(() => page?.hydrated({ answers: [] }, client)).toThrow('cannot become hydrated')
})

test('prices are shown when every answer of the page is in use and none on screen is a visitor’s', async () => {
  const { use } = hydrate()
  await after(100)
  expect(hidden()).toContain(DOCUMENT_MARKS.prices)
  use()
  await after(100)
  expect(hidden()).toContain(DOCUMENT_MARKS.prices)
  client.setQueryData(LIST, 'her own')
  await after(1)
  expect(hidden()).not.toContain(DOCUMENT_MARKS.prices)
  expect(page?.state).toBe('hydrated')
})

test('a visitor’s answer that no part uses within the time is thrown away, and prices are shown', async () => {
  hydrate()
  await after(TIME_OUTS.personalisedMs)
  expect(client.getQueryData(LIST)).toBeUndefined()
  expect(hidden()).not.toContain(DOCUMENT_MARKS.prices)
})

test('parts are shown when it is known who is there and nothing has been on its way for a moment', async () => {
  hydrate()
  const place = document.createElement('div')
  place.dataset['personalisedPending'] = ''
  document.body.append(place)
  await after(1_000)
  useUserStore.setState({ user: customer })
  await after(1_000)
  let comes: (module: object) => void = () => undefined
  const chunk = loadChunk(() => new Promise<object>((resolve) => (comes = resolve)))
  place.remove()
  await after(1_000)
  expect(hidden()).toContain(DOCUMENT_MARKS.parts)
  comes({})
  await chunk
  await after(QUIET_MS - 1)
  // What came asks for more.
  const asked = client.fetchQuery({ queryKey: ['more'], queryFn: () => after(0) })
  await asked
  await after(QUIET_MS - 1)
  expect(hidden()).toContain(DOCUMENT_MARKS.parts)
  await after(2)
  expect(hidden()).not.toContain(DOCUMENT_MARKS.parts)
  expect(hidden()).not.toContain(DOCUMENT_MARKS.rowsAgain)
})

test('parts are shown at the latest after the time, and the page is personalised when all is shown', async () => {
  const { use } = hydrate()
  await after(TIME_OUTS.personalisedMs - 1)
  expect(hidden()).toContain(DOCUMENT_MARKS.parts)
  use()
  client.setQueryData(LIST, 'her own')
  await after(1)
  expect([hidden(), page?.state]).toEqual([[], 'personalised'])
})

test('a tap recorded before hydration is replayed when React has its button, and is looked for no longer', async () => {
  for (const mark of Object.values(DOCUMENT_MARKS)) delete marks[mark]
  const button = document.createElement('button')
  document.body.append(button)
  const tapped = vi.fn()
  button.addEventListener('click', tapped)
  const { early } = window
  page = openPage('server-rendered')
  page.hydrated({ answers: [] }, client)
  early!.taps.push(button)
  early!.wake()
  await after(1_000)
  expect(tapped).not.toHaveBeenCalled()
  Object.assign(button, { __reactFiber$1: {} })
  await after(100)
  expect(tapped).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(1)
  await after(TIME_OUTS.replayedMs)
  expect(window.early).toBeUndefined()
})
