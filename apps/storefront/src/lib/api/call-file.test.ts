import { exportAdvancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../state/show-toast.ts'
import { callFile } from './call.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { fileNameOf } from '../browser/save-file.ts'
import { setLoginPrompt } from '../session/session-loss.ts'
import { keepIds, SESSION_KEY } from '../session/session.ts'
import { useUserStore } from '../session/user-store.ts'

let sent: { url: string; headers: Headers }[] = []
let answers: Response[] = []
let browser = fakeBrowser()

const refusal = (status: number, error: string, userId = 7) => {
  const response = { status: 1, errors: [{ error, code: 'c' }], warnings: [], infos: [] }
  return new Response(JSON.stringify({ response, user: { userId } }), { status })
}
const file = (headers: Record<string, string> = {}) => new Response('a;b', { headers })
const download = () => callFile(exportAdvancedSearch, { query: { name: 'pasta', format: 'csv' } })

beforeEach(() => {
  sent = []
  browser = fakeBrowser()
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) })
    return answers.shift()
  })
  useToasts.setState({ toasts: [] })
  useUserStore.setState({ user: { userId: 7 } })
  keepIds(new Headers({ [SESSION_KEY]: 'one' }), 7, { session: null, account: null }, Date.now())
})

afterEach(() => vi.unstubAllGlobals())

test('a file is requested with the session’s id and returned unchanged', async () => {
  answers = [file({ 'content-disposition': 'attachment; filename="prodotti.csv"' })]
  const answer = await download()
  expect(fileNameOf(answer.headers)).toBe('prodotti.csv')
  expect(await answer.text()).toBe('a;b')
  expect(sent[0]?.url).toContain('/advanced-search/export?name=pasta&format=csv')
  expect(sent[0]?.headers.get(SESSION_KEY)).toBe('one')
})

test('the new id of a session reopened by a file is kept', async () => {
  answers = [file({ [SESSION_KEY]: 'two' })]
  await download()
  expect(browser.tab.getItem(SESSION_KEY)).toBe('two')
})

test('the refusal of a file is shown like that of any call', async () => {
  answers = [refusal(400, 'Controlla il campo')]
  await expect(download()).rejects.toMatchObject({ failure: 'rejected' })
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Controlla il campo'])
})

test('after a required login the file is requested again', async () => {
  setLoginPrompt(async () => {
    useUserStore.setState({ user: { userId: 7 } })
    return true
  })
  answers = [refusal(419, 'La sessione è scaduta', -1), file()]
  expect(await (await download()).text()).toBe('a;b')
})
