import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

describe('a cell of a file', () => {
  test.each([
    ['Pasta', 'Pasta', []],
    ['  Pasta   di\tsemola\n500 g ', 'Pasta di semola 500 g', []],
    ['CAFFÈ LUNGO', 'CAFFÈ LUNGO', []],
    ['CaffÃ¨ &amp; latte', 'Caffè & latte', ['mojibake', 'entities']],
    ['Caff&Atilde;&uml;', 'Caffè', ['entities', 'mojibake']],
    ['<b>Pane</b>', 'Pane', ['entities']],
    ['Pan\u0007e in\u00ad te\u200bgrale', 'Pane in tegrale', ['signs']],
    ['Caffe\u0300', 'Caffè', ['signs']],
    ['Fino a < 5 g & oltre', 'Fino a < 5 g & oltre', []],
    ['', '', []],
  ] as const)('%j reads %j', (cell, text, repairs) => expect(tidyText(cell)).toEqual({ text, repairs }))

  test('that was repaired needs no further repair', () => {
    const parts = [
      'è',
      'Ã¨',
      'â€™',
      '&amp;',
      '&egrave;',
      ' ',
      '<b>',
      '</b>',
      'a',
      '\u0000',
      '\u00ad',
      'e\u0300',
      '<',
      '&',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
        const once = tidyText(chosen.join('')).text
        expect(once).toBe(once.trim())
        expect(once).not.toMatch(/ {2}|\p{Cc}|\u00ad/u)
      }),
    )
  })
})
