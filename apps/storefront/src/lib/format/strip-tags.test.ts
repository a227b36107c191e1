import { expect, test } from 'vitest'
import { stripTags } from './strip-tags.ts'

test('a message with markup becomes plain text', () => {
  expect(stripTags('Hai <b>3</b> prodotti<br/>nel <a href="/cart">carrello</a>.')).toBe(
    'Hai 3 prodotti nel carrello.',
  )
})

test('a script in a message leaves nothing executable', () => {
  expect(stripTags('<script src=x></script>Ciao')).toBe('Ciao')
})

test('a comparison is not mistaken for a tag', () => {
  expect(stripTags('quantità < 3 e > 1')).toBe('quantità < 3 e > 1')
})
