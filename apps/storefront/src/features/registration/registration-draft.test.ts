import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../lib/testing/fake-browser.ts'
import { emptyDraft, forgetDraft, readDraft, writeDraft, type Draft } from './registration-draft.ts'
import { NO_DELEGATE, NO_VALUES } from './registration-values.ts'

const NOW = Date.parse('2026-11-22T08:00:00Z')
const DAY_MS = 86_400_000
let local = fakeBrowser().local
beforeEach(() => {
  local = fakeBrowser().local
  vi.stubGlobal('localStorage', local)
})

const asked: Draft = {
  values: { ...NO_VALUES, hasCard: false, firstName: 'Ada', delegates: [{ ...NO_DELEGATE, phone: '051' }] },
  step: 'account',
  card: null,
  requestCode: 'code',
}

test('the draft is kept for a day', () => {
  writeDraft(asked, NOW)
  expect(readDraft(NOW + DAY_MS)).toEqual(asked)
  expect(readDraft(NOW + DAY_MS + 1)).toEqual(emptyDraft())
})

test('passwords are never kept', () => {
  const values = { ...asked.values, password: 'Mare-9-vento', repeatPassword: 'Mare-9-vento' }
  writeDraft({ ...asked, values }, NOW)
  expect(
    JSON.stringify(Array.from({ length: local.length }, (_, at) => local.getItem(local.key(at)!))),
  ).not.toMatch(/Mare|assword/)
})

test('without its card or request, a step is not restored', () => {
  writeDraft({ ...asked, requestCode: '' }, NOW)
  expect(readDraft(NOW).step).toBe('card')
  writeDraft({ ...asked, values: { ...asked.values, hasCard: true } }, NOW)
  expect(readDraft(NOW).step).toBe('card')
})

test('an invalid draft is ignored', () => {
  writeDraft(asked, NOW)
  const [key] = [local.key(0)!]
  const kept = JSON.parse(local.getItem(key)!) as object
  local.setItem(
    key,
    JSON.stringify({ ...kept, delegates: [{ phone: 3 }, null], card: { name: 'x' }, pec: 4 }),
  )
  expect(readDraft(NOW)).toEqual({ ...asked, values: { ...asked.values, delegates: [] } })
})

test('a removed draft leaves nothing in storage', () => {
  writeDraft(asked, NOW)
  forgetDraft()
  expect(local.length).toBe(0)
})
