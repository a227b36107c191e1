import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeEntities, plainTextOfHtml } from './plain-text.ts'

describe('a text that contains HTML', () => {
  test.each([
    ['Sale &amp; pepe', 'Sale & pepe'],
    ['Sale &amp;amp; pepe', 'Sale & pepe'],
    ['L&#8217;Antico', 'L’Antico'],
    ['L&amp;#8217;Antico', 'L’Antico'],
    ['L&#x2019;Antico', 'L’Antico'],
    ['L&#146;Antico', 'L’Antico'],
    ['Caff&egrave; &Egrave;', 'Caffè È'],
    ['&lt;b&gt;Buono&lt;/b&gt;', 'Buono'],
    ['<p class="x">Pane</p><p>di casa</p>', ' Pane  di casa '],
    ['Pane<br/>di casa', 'Pane di casa'],
    ['20 m<sup>2</sup>', '20 m²'],
    ['<style>p{color:red}</style>Pane<!-- nota -->', ' Pane '],
  ])('%s reads %s', (html, text) => expect(plainTextOfHtml(html)).toBe(text))

  test.each([
    'Fino a < 5 g',
    'a<b e b>c',
    'R&D; ricerca',
    'Pane & vino',
    '&#0;',
    '&#xD800;',
    'M&M’s',
    'x <5> y',
  ])('%s is no HTML and does not change', (text) => expect(plainTextOfHtml(text)).toBe(text))

  test('is the text before escaping, however often it was escaped', () => {
    const escape = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    const plain = fc.string({ unit: fc.constantFrom(...'ab <>"’è1') })
    fc.assert(
      fc.property(plain, fc.integer({ min: 0, max: 3 }), (text, times) => {
        let escaped = text
        for (let time = 0; time < times; time += 1) escaped = escape(escaped)
        expect(decodeEntities(escaped)).toBe(text)
      }),
    )
  })
})
