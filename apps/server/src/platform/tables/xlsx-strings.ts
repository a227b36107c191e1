import { xmlParser, type Archive } from './xlsx-archive.ts'

/** Texts that cells share, by their number. */
export type SharedStrings = (place: number) => string

/** Reads the shared texts of a workbook; runs of a rich text are joined, phonetic notes left out. */
export async function readStrings(
  archive: Archive,
  file: string | undefined,
  onBytes: (bytes: number) => void,
): Promise<SharedStrings> {
  const strings: string[] = []
  if (file === undefined) return () => ''
  const collector = textCollector((text) => void strings.push(text), 'si')
  const parser = xmlParser(collector)
  for await (const text of archive.texts(file, onBytes)) parser.write(text)
  parser.close()
  return (place) => strings[place] ?? ''
}

/** Joins the texts within an element and hands them over at its end. */
export function textCollector(done: (text: string) => void, element: string) {
  let text = ''
  let isInText = false
  let isInNote = false
  return {
    open(name: string) {
      if (name === element) text = ''
      if (name === 'rPh') isInNote = true
      if (name === 't') isInText = !isInNote
    },
    text(part: string) {
      if (isInText) text += part
    },
    close(name: string) {
      if (name === 't') isInText = false
      if (name === 'rPh') isInNote = false
      if (name === element) done(unescaped(text))
    },
  }
}

/** Characters that XML cannot hold are written _x000D_. */
function unescaped(text: string): string {
  const plain = text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text
  return plain.replace(/\r\n?/g, '\n').trim()
}
