import { expect, it } from 'vitest'
import { requestInit } from './request.ts'

const ids = { session: null, account: null }

it('sends a file unchanged, not as JSON', () => {
  const file = new Uint8Array([1, 2, 3])
  const { method, body, headers } = requestInit({ method: 'POST', sendAs: 'file' }, file, ids)
  expect([method, body]).toEqual(['POST', file])
  expect(new Headers(headers).get('Content-Type')).toBe('application/octet-stream')
})

it('sends anything else as JSON unless the call wants a form', () => {
  expect(requestInit({ method: 'POST' }, { a: [1] }, ids).body).toBe('{"a":[1]}')
  expect(String(requestInit({ method: 'POST', sendAs: 'form' }, { a: 'b c' }, ids).body)).toBe('a=b+c')
})
