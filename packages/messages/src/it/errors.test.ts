import { expect, test } from 'vitest'
import { errorTexts } from './errors.ts'

test('whoever must wait is told so in seconds, or in minutes where nobody counts seconds, never too few', () => {
  const told = [1, 30, 119, 120, 121, 900].map((seconds) => errorTexts['request.tooMany']({ seconds }))
  expect(told.map((text) => text.replace('Troppi tentativi. Riprova tra ', ''))).toEqual([
    '1 secondo.',
    '30 secondi.',
    '119 secondi.',
    '2 minuti.',
    '3 minuti.',
    '15 minuti.',
  ])
})
