import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areChosen,
  chosenNotes,
  choicesOfNotes,
  readChoices,
  valueKey,
  type Choice,
} from './select-option.ts'

const grind: Choice = {
  name: 'Macinatura',
  parameterName: 'macinatura',
  values: ['In grani', 'Moka', 'Espresso'],
}
const bag: Choice = { name: 'Sacchetto', parameterName: 'bag', values: ['Carta', 'Sottovuoto'] }

describe('the choices of a product', () => {
  it('become notes, name: value joined by commas, by the value or by its key', () => {
    expect(chosenNotes([grind], { macinatura: 'Moka' })).toEqual({ notes: 'Macinatura: Moka' })
    expect(chosenNotes([grind, bag], { bag: 'carta', macinatura: 'in-grani' })).toEqual({
      notes: 'Macinatura: In grani, Sacchetto: Carta',
    })
    expect(chosenNotes([], { macinatura: 'Moka' })).toEqual({ notes: '' })
  })

  it('report the first one that is missing or not offered', () => {
    expect(chosenNotes([grind, bag], { macinatura: 'Moka' })).toEqual({ missing: bag })
    expect(chosenNotes([grind], { macinatura: 'Turca' })).toEqual({ unknown: grind })
    expect(chosenNotes([grind], { constructor: 'Moka' })).toEqual({ missing: grind })
  })

  it('are read from notes that contain every choice and nothing else', () => {
    expect(choicesOfNotes([grind, bag], 'Sacchetto: Carta')).toEqual({ bag: 'Carta' })
    expect(areChosen([grind], 'Macinatura: Moka')).toBe(true)
    for (const wrong of [
      '',
      'Macinatura: moka',
      'Macinatura: Turca',
      'Macinatura: Moka, ben tostato',
      'Moka',
    ])
      expect(areChosen([grind], wrong)).toBe(false)
    expect(areChosen([], '')).toBe(true)
  })

  it('are read from a cell of a file', () => {
    expect(readChoices('Macinatura: In grani | Moka|Espresso ; Sacchetto[bag]: Carta | Sottovuoto;')).toEqual(
      [grind, bag],
    )
    expect(readChoices('  ')).toEqual([])
  })

  it('are refused where the cell has another syntax, too little or duplicates', () => {
    for (const wrong of [
      'Macinatura',
      'Macinatura: Moka',
      'Macinatura: Moka | moka',
      'Macinatura: Moka | Espresso, fine',
      'Macinatura[Quantity!]: Moka | Espresso',
      'Note[notes]: Moka | Espresso',
      'A: 1 | 2; A[b]: 1 | 2',
      'A: 1|2; B: 1|2; C: 1|2; D: 1|2; E: 1|2; F: 1|2',
    ])
      expect(readChoices(wrong), wrong).toBeUndefined()
  })

  it('are found again in the notes that they give', () => {
    const value = fc.constantFrom(...grind.values)
    fc.assert(
      fc.property(value, fc.constantFrom(...bag.values), fc.boolean(), (first, second, byKey) => {
        const say = byKey ? valueKey : (text: string) => text
        const chosen = chosenNotes([grind, bag], { macinatura: say(first), bag: say(second) })
        const notes = 'notes' in chosen ? chosen.notes : ''
        expect(areChosen([grind, bag], notes)).toBe(true)
        expect(choicesOfNotes([grind, bag], notes)).toEqual({ macinatura: first, bag: second })
      }),
    )
  })
})
