import { packedZip, type PackedEntry } from './packed-zip.ts'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MEGABYTE = 1_048_576

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

interface Parts {
  rows?: string
  sheet?: Buffer | string
  strings?: string
  styles?: string
  names?: string
  relations?: string
  others?: PackedEntry[]
}

/** A workbook made by hand: an order of one line, unless its parts say otherwise. */
export function workbookOf(parts: Parts): Buffer {
  const rows = parts.rows ?? '<row r="1"><c r="A1"><v>1234567</v></c><c r="B1"><v>2</v></c></row>'
  const sheet = parts.sheet ?? `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return packedZip([
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets>${parts.names ?? ''}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data:
        `<Relationships>${relation('s', 'worksheet', 'sheets/odd.xml')}` +
        `${relation('t', 'sharedStrings', 'sharedStrings.xml')}${parts.relations ?? ''}</Relationships>`,
    },
    { name: 'xl/sheets/odd.xml', data: sheet },
    ...(parts.strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', data: `<sst>${parts.strings}</sst>` }]),
    ...(parts.styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', data: `<styleSheet>${parts.styles}</styleSheet>` }]),
    ...(parts.others ?? []),
  ])
}

const counted = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place + 1)).join('')
const manyRows = counted(400_000, (n) => `<row r="${n}"/>`)
const longCell = `<row r="1"><c r="A1" t="str"><v>${'x '.repeat(15 * MEGABYTE)}</v></c></row>`
const farCell = '<row r="1"><c x:r="XFD1"><v>1</v></c></row><row r="2"><c x:r="ZZZZZ2"><v>1</v></c></row>'
const columnName = (place: number) =>
  place < 26
    ? String.fromCharCode(65 + place)
    : String.fromCharCode(64 + Math.floor(place / 26)) + String.fromCharCode(65 + (place % 26))
const bigTexts = counted(
  3_000,
  (n) =>
    `<row r="${n}">${Array.from({ length: 100 }, (_, c) => `<c r="${columnName(c)}${n}" t="s"><v>0</v></c>`).join('')}</row>`,
)

/** Workbooks that a shop must survive, each of at most 1 MB; the name says what is too much in it. */
export const worstWorkbooks: Readonly<Record<string, () => Buffer>> = {
  'empty rows': () => workbookOf({ rows: manyRows }),
  'empty rows that do not say their place': () => workbookOf({ rows: '<row/>'.repeat(600_000) }),
  'empty rows with a prefix': () => workbookOf({ rows: '<x:row></x:row>'.repeat(600_000) }),
  'rows as many as allowed': () =>
    workbookOf({ rows: counted(49_000, (n) => `<row r="${n}"><c r="A${n}"/></row>`) }),
  'a row far below': () =>
    workbookOf({ rows: '<row r="1"/><row r="300000"><c r="A300000"><v>1</v></c></row>' }),
  'rows without the root of a sheet': () =>
    workbookOf({ sheet: `<odd><!--${'-'.repeat(5_000)}--><sheetData>${manyRows}</sheetData></odd>` }),
  'a cell far away behind a prefix': () => workbookOf({ rows: farCell }),
  'shared strings': () => workbookOf({ strings: '<si><t>a</t></si>'.repeat(1_500_000) }),
  'empty shared strings': () => workbookOf({ strings: '<si/>'.repeat(1_900_000) }),
  'a long shared string in every cell': () =>
    workbookOf({ rows: bigTexts, strings: `<si><t>${'a  '.repeat(60_000)}</t></si>` }),
  styles: () =>
    workbookOf({ styles: `<cellXfs>${'<xf numFmtId="1" xfId="1"/>'.repeat(1_000_000)}</cellXfs>` }),
  'number formats': () =>
    workbookOf({ styles: counted(180_000, (n) => `<numFmt numFmtId="${n}" formatCode="yy"/>`) }),
  'number formats with far numbers': () =>
    workbookOf({ styles: counted(200_000, (n) => `<numFmt numFmtId="${n * 20_000}" formatCode="d"/>`) }),
  'a long number format': () =>
    workbookOf({
      rows: '<row r="1"><c r="A1" s="0"><v>1</v></c></row>',
      styles:
        `<numFmts><numFmt numFmtId="200" formatCode="${'[$-'.repeat(60_000)}"/></numFmts>` +
        '<cellXfs><xf numFmtId="200"/></cellXfs>',
    }),
  'defined names': () => workbookOf({ names: '<definedName name="a">A1</definedName>'.repeat(700_000) }),
  relations: () =>
    workbookOf({ relations: counted(150_000, (n) => relation(`r${n}`, 'worksheet', `s${n}.xml`)) }),
  sheets: () =>
    workbookOf({
      others: Array.from({ length: 4_000 }, (_, n) => ({ name: `xl/worksheets/s${n}.xml`, data: '<a/>' })),
    }),
  levels: () => workbookOf({ rows: '<a>'.repeat(1_000_000) }),
  'levels in a part that nobody asks for': () =>
    workbookOf({ others: [{ name: 'docProps/a.xml', data: '<a>'.repeat(1_000_000) }] }),
  attributes: () => workbookOf({ rows: `<row ${counted(20_000, (n) => `a${n}="" `)}/>`.repeat(12) }),
  'a comment that never ends': () => workbookOf({ rows: `<!--${'<'.repeat(30 * MEGABYTE)}` }),
  'a tag that never ends': () => workbookOf({ rows: `<c a="${'x'.repeat(30 * MEGABYTE)}` }),
  quotes: () => workbookOf({ rows: `<c ${`a="'" `.repeat(4_000_000)}` }),
  'one cell': () => workbookOf({ rows: longCell }),
  entities: () => workbookOf({ strings: `<si><t>${'&amp;'.repeat(6_000_000)}</t></si>` }),
  'one part that unfolds': () =>
    workbookOf({ others: [{ name: 'xl/bomb.xml', data: Buffer.alloc(80 * MEGABYTE) }] }),
  'a size that is a lie': () =>
    workbookOf({ others: [{ name: 'xl/bomb.xml', data: Buffer.alloc(40 * MEGABYTE), saidBytes: 10 }] }),
  'a size that is said to be 4 GB': () =>
    workbookOf({ others: [{ name: 'xl/a.xml', data: '<a/>', saidBytes: 0xffff_fff0 }] }),
  'the same bytes again and again': () =>
    workbookOf({ others: [{ name: 'xl/a.xml', data: Buffer.alloc(MEGABYTE, '<a/>'), times: 9_000 }] }),
  'a part that the directory does not name': () =>
    workbookOf({
      others: [
        { name: 'xl/sharedStrings.xml', data: `<sst>${'<si/>'.repeat(6_000_000)}</sst>`, isHidden: true },
        { name: 'xl/bomb.xml', data: 'a', saidBytes: 0xffff_fff0, isHidden: true },
      ],
    }),
  'a sheet in UTF-16': () =>
    workbookOf({
      sheet: Buffer.from(`\ufeff<worksheet><sheetData>${manyRows}</sheetData></worksheet>`, 'utf16le'),
    }),
}
