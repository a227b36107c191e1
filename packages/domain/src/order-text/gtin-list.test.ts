import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GTIN_LIST_MAX } from '../constants.ts'
import { gtinForms, readGtinList } from './gtin-list.ts'
import { checkDigit } from '../catalogue/gtin.ts'

const ean = (body: string) => `${body}${checkDigit(body)}`
const PASTA = ean('800123456789')
const OLIO = ean('800999912345')
const UPC = ean('03600029145')
const EAN8 = ean('2012345')
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const gtin = fc
  .constantFrom(7, 11, 12, 13)
  .chain(digits)
  .filter((body) => !body.startsWith('0'))
  .map(ean)

describe('a pasted list of GTINs', () => {
  it('is read whatever separates the values', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(gtin, { maxLength: 40 }),
        fc.constantFrom('\n', '\r\n', '\t', ';', ', ', ' | ', '\n\n', ';\n'),
        (gtins, separator) => {
          expect(readGtinList(gtins.join(separator))).toEqual({ gtins, problems: [], cutCount: 0 })
        },
      ),
    )
  })

  it('finds the codes in rows of a spreadsheet and skips headings, names and quantities', () => {
    const text = `EAN\tArticolo\tCartoni\n${PASTA}\tPenne 500 g\t12\n"${OLIO}"\tOlio extravergine 1 l\t6\r\n`
    expect(readGtinList(text)).toEqual({ gtins: [PASTA, OLIO], problems: [], cutCount: 0 })
  })

  it('joins the groups of digits printed below a barcode, but not neighbouring numbers', () => {
    const grouped = `${PASTA.slice(0, 1)} ${PASTA.slice(1, 7)} ${PASTA.slice(7)}`
    expect(readGtinList(grouped).gtins).toEqual([PASTA])
    expect(readGtinList(`${PASTA} ${OLIO} ${EAN8}`).gtins).toEqual([PASTA, OLIO, EAN8])
  })

  it('reports every wrong check digit with its line', () => {
    const wrong = `${PASTA.slice(0, -1)}${(Number(PASTA.at(-1)) + 1) % 10}`
    expect(readGtinList(`${OLIO}\n${wrong}\n${wrong}`)).toEqual({
      gtins: [OLIO],
      problems: [
        { value: wrong, line: 2, reason: 'checkDigit' },
        { value: wrong, line: 3, reason: 'checkDigit' },
      ],
      cutCount: 0,
    })
  })

  it('reports every duplicate with the line of the first one, also when written with other leading zeros', () => {
    expect(readGtinList(`${UPC}\n${PASTA}\n0${UPC}\n${PASTA}`)).toMatchObject({
      gtins: [UPC, PASTA],
      problems: [
        { value: `0${UPC}`, line: 3, reason: 'duplicate', firstLine: 1 },
        { value: PASTA, line: 4, reason: 'duplicate', firstLine: 2 },
      ],
    })
  })

  it('reports numbers of another length and other text', () => {
    expect(readGtinList('1234567890\nART-12\n8,00123E+12').problems).toEqual([
      { value: '1234567890', line: 1, reason: 'length' },
      { value: 'ART-12', line: 2, reason: 'notGtin' },
      { value: '8,00123E+12', line: 3, reason: 'notGtin' },
    ])
  })

  it('reports a row without a code, except a heading, an empty row and a separator', () => {
    expect(readGtinList(`${PASTA}\nabc\n\n---\nda chiedere al fornitore\n${OLIO}`)).toEqual({
      gtins: [PASTA, OLIO],
      problems: [
        { value: 'abc', line: 2, reason: 'notGtin' },
        { value: 'da chiedere al fornitore', line: 5, reason: 'notGtin' },
      ],
      cutCount: 0,
    })
    expect(readGtinList('abc').problems).toEqual([{ value: 'abc', line: 1, reason: 'notGtin' }])
    for (const heading of ['EAN', 'Codice a barre', '"GTIN"', 'Barcode', 'Articolo;Cartoni'])
      expect(readGtinList(`\n${heading}\n${PASTA}`).problems).toEqual([])
    expect(readGtinList(`${PASTA}\nEAN\n${OLIO}`).problems).toHaveLength(1)
  })

  it('takes the first 200 and reports the number of the others', () => {
    const many = Array.from({ length: GTIN_LIST_MAX + 3 }, (_, i) => ean(String(800_000_000_000 + i)))
    const { gtins, problems, cutCount } = readGtinList(many.join('\n'))
    expect(gtins).toEqual(many.slice(0, GTIN_LIST_MAX))
    expect(problems).toEqual([])
    expect(cutCount).toBe(3)
  })

  it('never loses a value: each is taken, reported or cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(gtin, digits(13), digits(10), fc.stringMatching(/^[a-d]{1,8}$/)), {
          maxLength: 30,
        }),
        (values) => {
          const { gtins, problems, cutCount } = readGtinList(values.join('\n'), 10)
          expect(gtins.length + problems.length + cutCount).toBe(values.length)
          expect(gtins.length).toBeLessThanOrEqual(10)
        },
      ),
    )
  })
})

describe('the forms of one GTIN', () => {
  it('contain the UPC, the EAN-13 and the GTIN-14 of a number', () => {
    expect(gtinForms(`0${UPC}`).toSorted()).toEqual([UPC, `0${UPC}`, `00${UPC}`].toSorted())
    expect(gtinForms(PASTA)).toEqual([PASTA, `0${PASTA}`])
  })

  it('are the same for any of them', () => {
    fc.assert(
      fc.property(gtin, (value) => {
        const forms = gtinForms(value).toSorted()
        for (const form of forms) expect(gtinForms(form).toSorted()).toEqual(forms)
      }),
    )
  })
})
