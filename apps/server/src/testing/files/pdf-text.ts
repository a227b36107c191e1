import { inflateSync } from 'node:zlib'

/** Words of a PDF in the order they are written, with the font they stand in. */
export interface PdfRun {
  text: string
  font: string
}

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)endobj/g
const hexUnits = (hex: string) => hex.match(/.{4}/g) ?? []
const textOfHex = (hex: string) =>
  hexUnits(hex)
    .map((unit) => String.fromCharCode(parseInt(unit, 16)))
    .join('')

/** Numbers of the indirect objects and what they hold; streams are inflated. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const objects = new Map<string, string>()
  for (const [, number = '', body = ''] of pdf.toString('latin1').matchAll(OBJECT)) {
    const [head = '', stream] = body.split(/stream\r?\n/, 2)
    if (stream === undefined) objects.set(number, body)
    else {
      const bytes = Buffer.from(stream.replace(/\r?\nendstream[\s\S]*$/, ''), 'latin1')
      objects.set(
        number,
        head + (head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : stream),
      )
    }
  }
  return objects
}

/** What each glyph of a font means, by its ToUnicode table. */
function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<(\w+)>/g)].forEach(([, meaning = ''], i) => {
      glyphs.set((parseInt(from, 16) + i).toString(16).padStart(4, '0'), textOfHex(meaning))
    })
  return glyphs
}

/** Reads the text of a PDF whose fonts are embedded, as a reader would that knows nothing of who wrote it. */
export function pdfRuns(pdf: Buffer): PdfRun[] {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, { name: string; glyphs: Map<string, string> }>()
  for (const body of objects.values())
    for (const [, resource = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number) ?? ''
      const cmap = objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '') ?? ''
      fonts.set(resource, { name: /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? '', glyphs: glyphsOf(cmap) })
    }
  const runs: PdfRun[] = []
  for (const body of objects.values()) {
    let font = ''
    for (const [, resource, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (resource !== undefined) font = resource
      if (shown === undefined) continue
      const { name = '', glyphs } = fonts.get(font) ?? { glyphs: new Map<string, string>() }
      const hex = [...shown.matchAll(/<(\w*)>/g)].map(([, part = '']) => part).join('')
      runs.push({
        font: name,
        text: hexUnits(hex)
          .map((unit) => glyphs.get(unit.toLowerCase()) ?? '�')
          .join(''),
      })
    }
  }
  return runs
}
