import { describe, expect, it } from 'vitest'
import { ingredientParts } from './ingredient-parts.ts'

const bold = (ingredients: string, allergens: string[]) =>
  ingredientParts(ingredients, allergens)
    .filter(({ isAllergen }) => isAllergen)
    .map(({ text }) => text)
const whole = (ingredients: string, allergens: string[]) =>
  ingredientParts(ingredients, allergens)
    .map(({ text }) => text)
    .join('')

describe('allergens among the ingredients', () => {
  it('are those written in capitals', () => {
    expect(bold('Farina di GRANO tenero, LATTE in polvere, sale', ['glutine', 'latte'])).toEqual([
      'GRANO',
      'LATTE',
    ])
  })

  it('are those named, in whatever case', () => {
    expect(bold('acqua, latte scremato, frutta a guscio', ['latte', 'frutta a guscio'])).toEqual([
      'latte',
      'frutta a guscio',
    ])
  })

  it('are found as several words in capitals', () => {
    expect(bold('Può contenere altra FRUTTA A GUSCIO.', ['frutta a guscio'])).toEqual(['FRUTTA A GUSCIO'])
  })

  it('are those between underscores as open data writes them', () => {
    expect(bold('zucchero, _nocciole_ 13%', ['frutta a guscio'])).toEqual(['nocciole'])
    expect(whole('zucchero, _nocciole_ 13%', ['frutta a guscio'])).toBe('zucchero, nocciole 13%')
  })

  it('are not quality marks nor parts of words', () => {
    expect(bold('Grana Padano DOP (LATTE, sale), lattementa', ['latte'])).toEqual(['LATTE'])
  })

  it('keep every word of the list', () => {
    const text = 'Farina di GRANO, burro (LATTE), sale'
    expect(whole(text, ['latte', 'glutine'])).toBe(text)
    expect(whole(text, [])).toBe(text)
  })
})
