import { expect, it } from 'vitest'
import { likeness } from './inflection.ts'

it('tells singular and plural from other forms of a word', () => {
  for (const [one, other] of [
    ['arancia', 'arance'],
    ['fungo', 'funghi'],
    ['pesca', 'pesche'],
    ['olio', 'oli'],
    ['pane', 'pani'],
    ['uovo', 'uova'],
    ['cracker', 'crackers'],
  ] as const) {
    expect(likeness(one, other)).toBe('number')
    expect(likeness(other, one)).toBe('number')
  }
  expect(likeness('latte', 'latte')).toBe('same')
  expect(likeness('bianco', 'bianca')).toBe('gender')
  expect(likeness('polpo', 'polpa')).toBe('gender')
  expect(likeness('biologici', 'biologiche')).toBe('gender')
  expect(likeness('pesce', 'pesche')).toBe('derived')
  expect(likeness('pesche', 'pesce')).toBe('derived')
  expect(likeness('arancia', 'aranciata')).toBe('derived')
})
