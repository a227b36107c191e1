import { readXml, type Archive } from './xlsx-archive.ts'

/** What the number format of a cell says about its number. */
export type NumberStyle =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'percent' }
  /** Shown with leading zeros: '0000000000000' on an EAN. */
  | { kind: 'zeros'; digits: number }

const PLAIN: NumberStyle = { kind: 'plain' }

/** Formats that have no code in the file: days, times, and percentages. */
function builtInStyle(id: number): NumberStyle {
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
  if (isDate) return { kind: 'date' }
  return id === 9 || id === 10 ? { kind: 'percent' } : PLAIN
}

/** Reads the code of a number format; what stands in quotes, brackets or behind a backslash is shown as it is. */
export function styleOfFormat(code: string): NumberStyle {
  const [positive = ''] = code.split(';')
  const bare = positive.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  if (/^0{2,}$/.test(bare.trim())) return { kind: 'zeros', digits: bare.trim().length }
  if (/general/i.test(bare)) return PLAIN
  if (/[ymdhs]/i.test(bare)) return { kind: 'date' }
  return bare.includes('%') ? { kind: 'percent' } : PLAIN
}

/** Style of each cell format, in the order that cells name them. */
export async function readStyles(archive: Archive, file: string | undefined): Promise<NumberStyle[]> {
  const custom = new Map<number, NumberStyle>()
  const styles: NumberStyle[] = []
  if (file === undefined) return styles
  let isInCellFormats = false
  await readXml(archive, file, {
    open(name, attributes) {
      if (name === 'numFmt')
        custom.set(Number(attributes.numFmtId), styleOfFormat(attributes.formatCode ?? ''))
      if (name === 'cellXfs') isInCellFormats = true
      if (name !== 'xf' || !isInCellFormats) return
      const id = Number(attributes.numFmtId ?? 0)
      styles.push(custom.get(id) ?? builtInStyle(id))
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false
    },
  })
  return styles
}
