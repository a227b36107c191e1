import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coreOf, likeness } from './inflection.ts'

it('distinguishes singular and plural from other forms of a word', () => {
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

it('forms of a word begin with its core, whatever their endings', () => {
  const common = fc.constantFrom('fung', 'oli', 'ami', 'cracker', 'pes', 'bianc', 'ac', 'o', 'gas')
  const ending = fc.stringMatching(/^(?:c?[aeiouh]{0,3}|s)$/)
  let forms = 0
  fc.assert(
    fc.property(common, ending, ending, (start, one, other) => {
      const [word, form] = [start + one, start + other]
      if (likeness(word, form) === 'derived') return
      forms++
      expect([word, form, form.startsWith(coreOf(word))]).toEqual([word, form, true])
    }),
    { numRuns: 3000 },
  )
  expect(forms).toBeGreaterThan(100)
})
