import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damageOf, isReadable, isWhole } from './damaged-text.ts'

const LOST = '\ufffd'

describe('a text with lost letters', () => {
  test.each([
    ['Caff� in grani', true],
    ['T�� verde', true],
    ['Caff� perch� no', true],
    ['��� ��', false],
    ['T�', false],
    ['���e', false],
    ['Pane ���', false],
  ])('%s', (text, readable) => {
    expect(isReadable(text)).toBe(readable)
  })

  test('is read if it has at least three letters for each lost one, and no two lost in a row; a code never', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeèò'), minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words.map((each) => `${each}${LOST}`).join(' ')
        expect(isReadable(text)).toBe(true)
        expect(damageOf(text, false)?.isRefused).toBe(false)
        expect(damageOf(text, true)?.isRefused).toBe(true)
      }),
    )
  })
})

describe('a formula', () => {
  test.each([
    '#DIV/0!',
    '#N/A',
    '#N/D',
    '#REF!',
    '#RIF!',
    '#VALUE!',
    '#VALORE!',
    '#NOME?',
    '#name?',
    'Err:502',
    '#F!',
  ])('that gave %s refuses its row', (text) => {
    expect(isWhole(text)).toBe(false)
    expect(damageOf(text, false)?.isRefused).toBe(true)
  })

  test.each(['=B2*1,22', '=SOMMA(A1:A3)', "='Foglio 1'!A3", '=$B$2+1', '=-(C3)'])(
    '%s was not computed',
    (text) => {
      expect(damageOf(text, false)?.reason).toContain('formula senza valore')
    },
  )

  test.each(['=1+1', '= offerta =', '#1 dei biscotti', 'Erba cipollina', 'E412', '#'])(
    'is not %s',
    (text) => {
      expect(damageOf(text, false)).toBeUndefined()
    },
  )
})
