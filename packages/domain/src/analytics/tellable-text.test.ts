import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTellableQuery, tellableText } from './tellable-text.ts'

test('words of a search may be told', () => {
  expect(tellableText(' Passata di Pomodoro ')).toBe('passata di pomodoro')
  expect(tellableText("caffè dell'oro")).toBe("caffè dell'oro")
})

test('nothing with a digit, an at sign or any other sign is told', () => {
  for (const text of [
    'mario@rossi.it',
    '0543 123456',
    '8001234567890',
    'via roma 3',
    '',
    ' ',
    'a'.repeat(61),
    '٣',
  ])
    expect([text, tellableText(text)]).toEqual([text, undefined])
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('@', '%', '.', '+', ...'0123456789'),
      fc.string(),
      (a, sign, b) => {
        expect(tellableText(a + sign + b)).toBeUndefined()
      },
    ),
  )
})

test('an address is told with filters, never with tokens or e-mail addresses', () => {
  for (const query of ['', '?page=2&sort=price_asc&filter=brand%3A7', '?query=riso', '?placed=1'])
    expect([query, isTellableQuery(query)]).toEqual([query, true])
  for (const query of [
    '?e_mail=a%40b.it',
    '?query=a%40b.it',
    '?reset_token=abc',
    '?query=riso&query=3',
    '?q=riso',
  ])
    expect([query, isTellableQuery(query)]).toEqual([query, false])
  fc.assert(
    fc.property(fc.emailAddress(), (mail) => {
      expect(isTellableQuery(`?query=${encodeURIComponent(mail)}`)).toBe(false)
    }),
  )
})
