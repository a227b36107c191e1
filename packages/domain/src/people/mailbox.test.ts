import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  'ada.rossi@example.com',
  'ADA.ROSSI+1@Example.com',
  ' adarossi+a+b@example.com',
  'a.d.a.rossi@example.com',
])('%s is the mailbox of Ada', (email) => {
  expect(mailboxOf(email)).toBe('adarossi@example.com')
})

it('keeps mailboxes of other names and domains apart, and accepts any text', () => {
  expect(mailboxOf('ada.r@example.com')).not.toBe(mailboxOf('ada.s@example.com'))
  expect(mailboxOf('ada@a.example.com')).not.toBe(mailboxOf('ada@aexample.com'))
  expect(mailboxOf('ada@googlemail.com')).toBe(mailboxOf('a.da+x@gmail.com'))
  expect(mailboxOf('nessuna')).toBe('nessuna')
})
