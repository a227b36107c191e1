import { listDemoSignIns } from '@cambusa/contract/people/auth'
import { expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { insertMark } from '../../platform/demo/demo-mark.queries.ts'
import { buildTestApp } from '../../testing/test-app.ts'

test('the demo shop lists the accounts to try it with', async () => {
  const fill = (db: Database['db']) => insertMark(db)
  const { shopper } = await buildTestApp({ config: { mode: 'demo' }, fill })
  const { data } = await shopper().call(listDemoSignIns, {})
  expect(data?.signIns.map(({ login }) => login)).toContain('ristorante@example.com')
  expect(data?.password).not.toBe('')
  expect(data?.newcomer).toEqual({
    cardCode: '2900000000018',
    vatNumber: '01234567897',
    mailUrl: '/dev/mail',
  })
})

test('a shop that is not a demo lists no account and no password', async () => {
  const { shopper } = await buildTestApp({ config: { mode: 'production' } })
  const { data } = await shopper().call(listDemoSignIns, {})
  expect(data).toEqual({ password: '', signIns: [], newcomer: null })
})
