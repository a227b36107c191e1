import { expect, it } from 'vitest'
import { formatText } from './format-text.ts'

it('has brand and format, and never the brand twice', () => {
  const oil = { name: 'Olio di oliva', vendor: { name: 'Sole' }, description: '1 l' }
  expect(formatText(oil)).toBe('Sole · 1 l')
  expect(formatText({ ...oil, name: 'Olio di oliva SOLE' })).toBe('1 l')
  expect(formatText({ name: 'Mele', vendor: { name: '' }, description: '' })).toBe('')
})
