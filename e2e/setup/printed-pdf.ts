import { inflateSync } from 'node:zlib'

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)endobj/g
const meaning = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The objects of a PDF by their number; streams are inflated. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const objects = new Map<string, string>()
  for (const [, number = '', body = ''] of pdf.toString('latin1').matchAll(OBJECT)) {
    const [head = '', stream] = body.split(/stream\r?\n/, 2)
    const bytes = Buffer.from((stream ?? '').replace(/\r?\nendstream[\s\S]*$/, ''), 'latin1')
    const isPacked = stream !== undefined && head.includes('FlateDecode')
    objects.set(number, isPacked ? head + inflateSync(bytes).toString('latin1') : body)
  }
  return objects
}

/** The characters of a font by their code in hexadecimal. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, list = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of list.matchAll(/<(\w+)> <(\w+)>/g)) characters.set(code, meaning(to))
  for (const [, list = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', last = '', to = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let step = 0; step <= parseInt(last, 16) - parseInt(from, 16); step += 1) {
        const code = (parseInt(from, 16) + step).toString(16).toUpperCase().padStart(from.length, '0')
        characters.set(code, String.fromCharCode(parseInt(to, 16) + step))
      }
  return characters
}

/** Width and height of each page of a PDF that Chromium printed, in points. */
export const pagesIn = (pdf: Buffer): number[][] =>
  [...objectsOf(pdf).values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) =>
      (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body)?.slice(1) ?? []).map(Number).map(Math.round),
    )

/** The text of such a PDF in the order in which it was painted, without spaces. */
export function textOf(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? ''
      fonts.set(name, charactersOf(objects.get(table) ?? ''))
    }
  let text = ''
  for (const body of objects.values()) {
    let characters = new Map<string, string>()
    for (const [, font, shown = ''] of body.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
      if (font !== undefined) characters = fonts.get(font) ?? new Map<string, string>()
      const [code = ''] = characters.keys()
      const codes = shown.match(new RegExp(`.{${code.length || 2}}`, 'g')) ?? []
      text += codes.map((each) => characters.get(each) ?? '').join('')
    }
  }
  return text.replaceAll(/\s/g, '')
}
