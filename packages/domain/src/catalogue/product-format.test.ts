import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatLabel } from './format-label.ts'
import { parseFormat, readFormat, readFormatOfName } from './product-format.ts'

describe('a format read on a label', () => {
  test.each([
    ['500 g', 0.5, 'kg'],
    ['0,750 kg', 0.75, 'kg'],
    ['0.080 kg', 0.08, 'kg'],
    ['1.440 mL', 1.44, 'l'],
    ['6 x 1,5 l', 9, 'l'],
    ['12 X 500G', 6, 'kg'],
    ['36X40G', 1.44, 'kg'],
    ['75 cl', 0.75, 'l'],
    ['1LT', 1, 'l'],
    ['250 Gr.', 0.25, 'kg'],
    ['10 pezzi', 10, 'pz'],
    ['Mandorle sgusciate 80 g vassoio', 0.08, 'kg'],
    ['0,6 g', 0.0006, 'kg'],
    ['0,125 g', 0.000125, 'kg'],
    ['1/2 kg', 0.5, 'kg'],
    ['1½ l', 1.5, 'l'],
    ['mezzo kg', 0.5, 'kg'],
    ['1.000 kg', 1, 'kg'],
    ['6x1,5 l', 9, 'l'],
    ['conf. 3 x 80 g', 0.24, 'kg'],
    ['80 g x 3', 0.24, 'kg'],
    ['g 80 x 4', 0.32, 'kg'],
    ['ML500X6', 3, 'l'],
    ['lt 6x1,5', 9, 'l'],
    ['2+1 x 80 g', 0.24, 'kg'],
    ['500 g + 100 g', 0.6, 'kg'],
    ['300 g (6 x 50 g)', 0.3, 'kg'],
    ['6 bottiglie da 1,5 l', 9, 'l'],
    ['4 pz 125 g cad.', 0.5, 'kg'],
    ['24 pezzi 792 g', 0.792, 'kg'],
    ['250 ml 50 pz', 50, 'pz'],
    ['6 bottiglie 1,5 l', 6, 'pz'],
    ['2+1', 3, 'pz'],
    ['6 x 10 pz', 60, 'pz'],
    ['2 confezioni da 6 uova', 12, 'pz'],
    ['8 fette da 10 g', 0.08, 'kg'],
    ['8 fette 10 g', 8, 'pz'],
    ['80 g per 3', 0.24, 'kg'],
    ['4 pz + 2 gratis', 6, 'pz'],
    ['200 fogli', 200, 'pz'],
    ['1,5 l 30 lavaggi', 1.5, 'l'],
    ['netto 400 g', 0.4, 'kg'],
    ['6 X LT 1,5', 9, 'l'],
    ['6 bt x 1 l', 6, 'l'],
    ['6 bottles x 1.5 L', 9, 'l'],
    ['24x.5l', 12, 'l'],
    ['2X(250 g)', 0.5, 'kg'],
    ['3+1 gratis x 100 g', 0.4, 'kg'],
    ['1 liter', 1, 'l'],
    ['500 grams', 0.5, 'kg'],
    ['75 centilitri', 0.75, 'l'],
    ['kg.1 x pz.10', 10, 'kg'],
    ['pz 10 x kg 1', 10, 'kg'],
    ['gr100x24pz', 2.4, 'kg'],
    ['50 g x 10 x 2', 1, 'kg'],
    ['gr 80x4+2', 0.48, 'kg'],
    ['5 pz x 2', 10, 'pz'],
    ['4 pile', 4, 'pz'],
    ['12 Stück', 12, 'pz'],
  ])('%s is read', (text, content, unit) => {
    expect(parseFormat(text)).toEqual({ content, unit })
  })

  test.each([
    '',
    'grande',
    '00 Kg',
    'cal. 7',
    '3 veli',
    '33x33',
    '12 x 20 cm',
    '11-25 kg',
    '6',
    '500 g 1 kg',
    'x 1,5 l',
    '500 g + 20% gratis',
    '1+0,5 l',
    'ml 500+250',
    '500 ml + 250 gratis',
    '5 gr 500',
    '30 pz 20',
    '30 lavaggi',
    '3 x 80 g + 1 gratis',
  ])('%s names no content', (text) => {
    expect(parseFormat(text)).toBeUndefined()
  })

  test('any weight written the Italian way is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 24 }), (grams, times) => {
        const expected = Math.round(grams * times) / 1000
        expect(parseFormat(`${times} x ${grams} g`)).toEqual({ content: expected, unit: 'kg' })
      }),
    )
  })
})

describe('a drained weight', () => {
  test.each([
    ['peso sgocciolato 240 g', 0.24],
    ['netto 400 g sgocciolato 240 g', 0.24],
    ['400 g (240 g sgocciolato)', 0.24],
    ['3 x 80 g sgocc. 3 x 52 g', 0.156],
    ['3 x 80 g sgocc. 156 g', 0.156],
    ['3 x 80 g sgocc. 52 g', 0.156],
    ['400 g (scolato 240 g)', 0.24],
    ['gr 200 p.sgoc. 100', 0.1],
    ['g 400 sg.240', 0.24],
  ])('%s is what the unit price uses', (text, content) => {
    expect(readFormat(text)).toMatchObject({ main: { content, unit: 'kg' }, isDrained: true })
  })
})

test.each(['-5 g', '1e3', '1e3 g', 'NaN', 'NaN kg', '1.000.000 kg', '99999999999999 kg'])(
  '%s is a slip, no content',
  (text) => {
    expect(readFormat(text)).toMatchObject({ main: undefined, isAbsurd: true })
  },
)

describe('the name of a product', () => {
  test.each([
    ['Pannolini 5 11-25 Kg 28 pz', 28, 'pz'],
    ['Pannolini Taglia 4 (7-18 kg) 20 pz', 20, 'pz'],
    ['Pannolini 5 11 kg+ 28 pz', 28, 'pz'],
    ['Pannolini T5 22 pz', 22, 'pz'],
    ['Crema solare SPF50+ 200ml', 0.2, 'l'],
    ['Tovaglioli 33x33 50 pz', 50, 'pz'],
    ['Bicchieri 250 ml 50 pz', 50, 'pz'],
    ['Zafferano 0,6 g', 0.0006, 'kg'],
    ['4 Gelati 240 g', 0.24, 'kg'],
    ['Barretta 20 g di proteine 50 g', 0.05, 'kg'],
    ['Crocchette cani oltre 10 kg 12 kg', 12, 'kg'],
    ['Tonno g 80 x 4', 0.32, 'kg'],
    ['MANDORLE500G', 0.5, 'kg'],
    ['Liquore 30°70cl', 0.7, 'l'],
    ['Olio motore 5W40 1 l', 1, 'l'],
    ['Balsamo per capelli secchi 250 ml', 0.25, 'l'],
    ['Cioccolata in tazza 1 l', 1, 'l'],
    ['Detersivo bicchieri e piatti 1 l', 1, 'l'],
    ['Guanti taglia L 100 pz', 100, 'pz'],
    ['SPAGHETTI N.5 GR 500', 0.5, 'kg'],
    ['FARINA TIPO 00 KG 1', 1, 'kg'],
    ['PIATTI CM 22 PZ 50', 50, 'pz'],
    ['BICCHIERI CC 200 PZ 100', 100, 'pz'],
    ['Piatti piani Ø 22 cm 20 pz', 20, 'pz'],
    ['Vino rosso 75 cl 2019', 0.75, 'l'],
    ['Biscotti 350 g 12 praline', 0.35, 'kg'],
    ['Assorbenti notte 10 pz ali', 10, 'pz'],
    ['Tè verde 25 filtri', 25, 'pz'],
    ['GELATO CORNETTO X 6 GR 450', 0.45, 'kg'],
    ['Detersivo 500 ml + 1 spugna', 0.5, 'l'],
    ['Bastoncini 0m+ 60 pz', 60, 'pz'],
    ['Gatto manzo 12 bustine 85 g', 1.02, 'kg'],
    ['Pro Up, 20g mirtillo 250 ml', 0.25, 'l'],
  ])('%s names its content', (name, content, unit) => {
    expect(readFormatOfName(name).main).toEqual({ content, unit })
  })

  test.each([
    'Gioco anni 3+',
    'Mutandina taglia 4',
    'Tovaglia 12 x 20 cm',
    'Pasticche 30 lavaggi',
    'Carta 3 veli',
    'Bicchiere di carta 250 ml',
    'Microonde 20 l 800W',
    'Telefono 5G 128GB',
    'Integratore 500 mg',
    'Pannolino 16+ kg',
    "Tagliatelle all'uovo con 5 uova",
    'Strisce 20 strisce + 4 salviettine',
    'Friggitrice ad aria 5 l',
    'Bilancia da cucina 5 kg',
    'Farina 5 GR 500',
    'Barretta 25 g cacao 330 ml',
  ])('%s names none', (name) => {
    expect(readFormatOfName(name).main).toBeUndefined()
  })
})

test('the formatted label names the same content', () => {
  const amount = fc.integer({ min: 1, max: 9_999 })
  const unit = fc.constantFrom('g', 'ml', 'kg', 'l', 'cl', 'hg')
  const count = fc.integer({ min: 1, max: 48 })
  const written = fc.constantFrom<(n: number, size: string, unit: string) => string>(
    (n, size, of) => `${n} x ${size} ${of}`,
    (n, size, of) => `${n}x${size}${of}`,
    (n, size, of) => `${size} ${of} x ${n}`,
    (n, size, of) => `conf. ${n} x ${size} ${of}`,
  )
  fc.assert(
    fc.property(amount, unit, count, written, (thousandths, of, packs, write) => {
      const text = write(packs, String(thousandths / 10).replace('.', ','), of)
      expect(parseFormat(formatLabel(text)), text).toEqual(parseFormat(text))
    }),
  )
})

test('however a multipack is written, its content is that of all packs, or none is read', () => {
  const word = fc.constantFrom('', ' pz', ' bt', ' bottiglie', ' confezioni', ' gusti', ' mele', ' Dosen')
  const written = fc.constantFrom<(n: number, size: string, of: string, word: string) => string>(
    (n, size, of, words) => `${n}${words} x ${size} ${of}`,
    (n, size, of, words) => `${n}${words} x ${of} ${size}`,
    (n, size, of, words) => `${n}${words} x (${size} ${of})`,
    (n, size, of, words) => `${size} ${of} x ${n}${words}`,
    (n, size, of, words) => `${of}.${size} x ${n}${words}`,
    (n, size, of) => `${of} ${size} x pz ${n}`,
    (n, size, of) => `${size} ${of} (x${n})`,
    (n, size, of) => `pz ${n} x ${of} ${size}`,
  )
  let read = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 24 }),
      fc.constantFrom('1,5', '80', '125', '250', '500', '33', '0,75'),
      fc.constantFrom('g', 'kg', 'cl', 'ml', 'lt', 'gr'),
      word,
      written,
      fc.constantFrom('', 'Merce '),
      (count, size, of, words, write, before) => {
        const text = before + write(count, size, of, words)
        const found = (before === '' ? readFormat : readFormatOfName)(text).main
        if (found === undefined || found.unit === 'pz') return
        read += 1
        const single = parseFormat(`${size} ${of}`)
        expect(found.content, text).toBeCloseTo((single?.content ?? 0) * count, 9)
      },
    ),
    { numRuns: 1_000 },
  )
  expect(read).toBeGreaterThan(500)
})
