import { expect, it } from 'vitest'
import { phraseKey } from './phrase-key.ts'

it('is the same for a phrase in other forms, in another order and with other small words', () => {
  for (const [one, other] of [
    ['pasta al forno', 'le paste al forno'],
    ['Fungo trifolato', 'funghi trifolati'],
    ['feste di compleanno', 'compleanno: festa'],
    ['tiramisù', 'TIRAMISU'],
  ] as const)
    expect(phraseKey(one)).toBe(phraseKey(other))
})

it('distinguishes words that only share their stem', () => {
  for (const [one, other] of [
    ['fritti', 'frittata'],
    ['pane', 'panino'],
    ['tè', 'tu'],
    ['pasta al forno', 'pasta'],
  ] as const)
    expect(phraseKey(one)).not.toBe(phraseKey(other))
})
