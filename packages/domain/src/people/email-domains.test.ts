import { expect, it } from 'vitest'
import { isEmail } from './email.ts'
import { completedEmails } from './email-domains.ts'

it('an address is completed by a common domain that begins as typed', () => {
  expect(completedEmails('ada@')).toEqual([
    'ada@gmail.com',
    'ada@libero.it',
    'ada@hotmail.it',
    'ada@outlook.it',
  ])
  expect(completedEmails(' ada@Li')).toEqual(['ada@libero.it', 'ada@live.it'])
  expect(completedEmails('ada@h')).toEqual(['ada@hotmail.it', 'ada@hotmail.com'])
  expect(completedEmails('ada@').every(isEmail)).toBe(true)
})

it.each(['', 'ada', '@', '@g', 'ada@gmail.com', 'ada@trattoria.example', 'a@b@g'])('%j has none', (typed) => {
  expect(completedEmails(typed)).toEqual([])
})
