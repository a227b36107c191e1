import { expect, test } from 'vitest'
import { maskEmail, maskEmails } from './masked-email.ts'

test('of an e-mail address the first character and the domain are shown', () => {
  expect(maskEmail('mario.rossi@example.com')).toBe('m…@example.com')
  expect(maskEmail('m…@example.com')).toBe('m…@example.com')
  expect(maskEmail('no address')).toBe('…')
  expect(maskEmail('@example.com')).toBe('…')
})

test('addresses in the reply of a mail server are masked too', () => {
  expect(maskEmails('550 5.1.1 <mario@example.com>: unknown, see https://mail.example/5')).toBe(
    '550 5.1.1 <m…@example.com>: unknown, see https://mail.example/5',
  )
})
