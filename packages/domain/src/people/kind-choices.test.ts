import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choicesOf, givenChoices } from './kind-choices.ts'

const KINDS = ['a', 'b', 'c'] as const
const someChoices = fc.record({ a: fc.boolean(), b: fc.boolean(), c: fc.boolean() }, { requiredKeys: [] })

it('a kind is wanted until it is refused, and what was given is what is read afterwards', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      const { kinds, wanted } = givenChoices(KINDS, choices)
      const stored = kinds.map((kind, place) => ({ kind, isWanted: wanted[place]! }))
      expect(choicesOf(KINDS, stored)).toEqual({ a: true, b: true, c: true, ...choices })
    }),
  )
})

it('kinds that are no more, or that nobody knows, change nothing', () => {
  expect(choicesOf(KINDS, [{ kind: 'd', isWanted: false }])).toEqual({ a: true, b: true, c: true })
  expect(givenChoices(KINDS, { a: undefined, d: false } as never)).toEqual({ kinds: [], wanted: [] })
})
