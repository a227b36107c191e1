import { describe, expect, it } from 'vitest'
import { partsOfOrderLine, readOrderLine } from './order-text-line.ts'

describe('several goods in a line', () => {
  it('are the parts of a line with an amount at the same side of each', () => {
    const parts = {
      '5 kg farina 2 kg zucchero': ['5 kg farina', '2 kg zucchero'],
      'burro 2 panna 3': ['burro 2', 'panna 3'],
      'cinque chili di farina due chili di zucchero': ['cinque chili di farina', 'due chili di zucchero'],
      'farina 00 5 kg zucchero 2 kg poi sale 3': ['farina 00 5 kg', 'zucchero 2 kg', 'sale 3'],
      'parmigiano 24 mesi 3 kg burro 2': ['parmigiano 24 mesi 3 kg', 'burro 2'],
      'ciao, 2 kg di carote e 3 mazzi di basilico grazie': ['2 kg di carote', '3 mazzi di basilico'],
    }
    for (const [text, expected] of Object.entries(parts))
      expect(partsOfOrderLine(text), text).toEqual(expected)
  })

  it('are not parted where the amounts stand at both sides, are joined by a sign or not certain', () => {
    for (const text of [
      'farina 5 kg',
      '6 brick + 4 panetti',
      '5 kg farina zucchero 2 kg',
      'almeno 5 kg farina 2 kg zucchero',
      'penne 10 x 500 g',
      '3 penne rigate barilla',
      '2 kg farina 3 kg zucchero senza uova',
      // Two of butter, or two tins.
      'burro due latte intero tre',
    ])
      expect(partsOfOrderLine(text), text).toEqual([])
  })

  it('are read again as lines of one good', () => {
    const subjects = partsOfOrderLine('5 kg farina 2 kg zucchero 3 l olio').map(
      (part) => readOrderLine(part).at(-1)?.subject,
    )
    expect(subjects).toEqual(['farina', 'zucchero', 'olio'])
  })
})
