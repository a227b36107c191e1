import { listDemoSignIns } from '@cambusa/contract/auth'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'

test('the demo shop says with whom it can be tried', async () => {
  const { shopper } = await buildTestApp({ config: { mode: 'demo' } })
  const { data } = await shopper().call(listDemoSignIns, {})
  expect(data?.signIns.map(({ login }) => login)).toContain('ristorante@example.com')
  expect(data?.password).not.toBe('')
})

test('a shop that is no demo names no account and no password', async () => {
  const { shopper } = await buildTestApp({ config: { mode: 'production' } })
  const { data } = await shopper().call(listDemoSignIns, {})
  expect(data).toEqual({ password: '', signIns: [] })
})
