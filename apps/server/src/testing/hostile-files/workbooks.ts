import { packedZip } from '../files/packed-zip.ts'
import { BOTH, type HostileFile } from './hostile-file.ts'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Sheet {
  name: string
  rows: string
  state?: string
  after?: string
}

const letters = 'ABCDEFGH'
const cellOf = (cell: string, place: string) =>
  cell.startsWith('<')
    ? cell.replace('<c', `<c r="${place}"`)
    : /^-?[\d.]+$/.test(cell)
      ? `<c r="${place}"><v>${cell}</v></c>`
      : cell === ''
        ? ''
        : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`

/** Rows as XML: numbers as numbers, texts as texts, what begins with '<c' as it is. */
const rowsOf = (rows: readonly (readonly string[])[], hidden: readonly number[] = []) =>
  rows
    .map((cells, at) => {
      const row = cells.map((cell, place) => cellOf(cell, `${letters[place]}${at + 1}`)).join('')
      return `<row r="${at + 1}"${hidden.includes(at) ? ' hidden="1"' : ''}>${row}</row>`
    })
    .join('')

function workbook(sheets: readonly Sheet[], others: { name: string; data: string }[] = []): Buffer {
  const list = sheets
    .map(
      ({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}"${state ?? ''} r:id="s${at + 1}"/>`,
    )
    .join('')
  const relations = sheets
    .map(
      (_, at) =>
        `<Relationship Id="s${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/s${at + 1}.xml"/>`,
    )
    .join('')
  return packedZip([
    { name: 'xl/workbook.xml', data: `<workbook xmlns:r="x"><sheets>${list}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', data: `<Relationships>${relations}</Relationships>` },
    ...sheets.map(({ rows, after = '' }, at) => ({
      name: `xl/worksheets/s${at + 1}.xml`,
      data: `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
    })),
    ...others,
  ])
}

const header = ['codice', 'nome', 'iva', 'prezzo']
const good = [header, ['A1', 'Pane', '4', '1'], ['A2', 'Riso', '4', '2']]
const one = (rows: readonly (readonly string[])[], after?: string) =>
  workbook([{ name: 'Foglio1', rows: rowsOf(rows), ...(after === undefined ? {} : { after }) }])
const note = { name: 'Leggimi', rows: rowsOf([['Listino di novembre'], ['Chiamare Mario']]) }
const list = { name: 'Listino', rows: rowsOf(good) }

/** Workbooks, and what comes with the name of one. */
export const hostileWorkbooks: readonly HostileFile[] = [
  { name: 'semplice.xlsx', bytes: one(good), loads: BOTH },
  { name: 'xlsx-chiamato.csv', bytes: one(good), loads: BOTH },
  {
    name: 'gruppi-di-colonne.xlsx',
    bytes: one(
      [['Anagrafica', '', 'Vendita', ''], ...good],
      '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
    ),
    loads: BOTH,
  },
  {
    name: 'copertina-e-titoli.xlsx',
    bytes: workbook([note, { name: 'Listino', rows: rowsOf([['Aggiornato al', '46000'], ...good]) }]),
    loads: BOTH,
  },
  {
    name: 'numero-fra-testi.xlsx',
    bytes: one([header, ['A1', 'Pane', '4', '1,99'], ['A2', 'Riso', '4', '2.189']]),
    loads: BOTH,
    cents: [199, 219],
    remarks: ['arrotondato al centesimo'],
  },
  { name: 'secondo-foglio.xlsx', bytes: workbook([note, list]), loads: BOTH },
  {
    name: 'nascosto-prima.xlsx',
    bytes: workbook([
      {
        ...list,
        rows: rowsOf([header, ['X1', 'Vecchio', '4', '9']]),
        name: 'Vecchio',
        state: ' state="hidden"',
      },
      list,
    ]),
    loads: BOTH,
  },
  {
    name: 'molto-nascosto.xlsx',
    bytes: workbook([{ ...note, state: ' state="veryHidden"' }, list]),
    loads: BOTH,
  },
  { name: 'foglio-vuoto-prima.xlsx', bytes: workbook([{ name: 'Vuoto', rows: '' }, list]), loads: BOTH },
  {
    name: 'fogli-vuoti.xlsx',
    bytes: workbook([
      { name: 'A', rows: '' },
      { name: 'B', rows: '' },
    ]),
    fails: 'sono vuoti',
  },
  { name: 'righe-nascoste.xlsx', bytes: workbook([{ name: 'F', rows: rowsOf(good, [1]) }]), loads: BOTH },
  {
    name: 'formula-senza-valore.xlsx',
    bytes: one([
      ...good,
      ['A3', 'Sale', '4', '<c><f>A1*2</f></c>'],
      ['A4', '<c t="str"><f>CONCATENATE(A1,B1)</f></c>', '4', '1'],
    ]),
    loads: BOTH,
    refuses: [
      [4, 'formula'],
      [5, 'formula'],
    ],
  },
  {
    name: 'formula-condivisa-senza-valore.xlsx',
    bytes: one([...good, ['A3', 'Sale', '4', '<c><f t="shared" si="0"/><v></v></c>']]),
    loads: BOTH,
    refuses: [[4, 'formula']],
  },
  {
    name: 'formula-con-valore.xlsx',
    bytes: one([header, ['A1', '<c t="str"><f>B9</f><v>Pane</v></c>', '4', '<c><f>1+0</f><v>1</v></c>']]),
    loads: ['A1 Pane'],
  },
  {
    name: 'errori.xlsx',
    bytes: one([
      ...good,
      ['A3', 'Sale', '4', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'],
      ['A4', '<c t="e"><v>#N/A</v></c>', '4', '1'],
      ['A5', 'Olio', "<c t='e'><v>#REF!</v></c>", '1'],
    ]),
    loads: BOTH,
    refuses: [
      [4, 'dà un errore'],
      [5, 'dà un errore'],
      [6, 'dà un errore'],
    ],
  },
  {
    name: 'celle-unite.xlsx',
    bytes: one(
      [
        [...header, 'categoria'],
        ['A1', 'Pane', '4', '1', 'Forno'],
        ['A2', 'Riso', '4', '2', ''],
      ],
      '<mergeCells count="1"><mergeCell ref="E2:E3"/></mergeCells>',
    ),
    loads: BOTH,
    remarks: ['celle unite'],
  },
  {
    name: 'foglio-protetto.xlsx',
    bytes: one(good, '<sheetProtection sheet="1" password="CC1A"/>'),
    loads: BOTH,
  },
  { name: 'prefissi.xlsx', bytes: one(good).subarray(0), loads: BOTH },
  { name: 'righe-vuote.xlsx', bytes: one([...good, [], ['', ''], []]), loads: BOTH },
  {
    name: 'con-password.xlsx',
    bytes: Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    fails: 'password',
  },
  { name: 'vecchio.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'), fails: 'vecchio formato' },
  { name: 'pagina.xls', bytes: '<html><table><tr><td>codice</td></tr></table></html>', fails: 'HTML' },
  {
    name: 'foglio.ods',
    bytes: packedZip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }]),
    fails: 'OpenDocument',
  },
  { name: 'binario.xlsb', bytes: packedZip([{ name: 'xl/workbook.bin', data: 'x' }]), fails: 'xlsb' },
  {
    name: 'zip.xlsx',
    bytes: packedZip([{ name: 'prodotti.csv', data: 'codice;nome\n' }]),
    fails: 'archivio ZIP',
  },
  { name: 'tagliato.xlsx', bytes: one(good).subarray(0, -60), fails: 'danneggiato' },
]
