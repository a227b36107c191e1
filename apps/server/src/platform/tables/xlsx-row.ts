import type { TableColumn, TableValue } from './write-table.ts'
import { escapeXml } from './xlsx-escape.ts'
import { STYLES } from './xlsx-parts.ts'

const MS_PER_DAY = 86_400_000
const DAYS_TO_1970 = 25_569
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** One row of a sheet. Texts are inline, never a formula. */
export function rowXml(
  row: readonly TableValue[],
  line: number,
  kinds: readonly TableColumn['kind'][],
  isHeader: boolean,
): string {
  const cells = row.map((value, place) =>
    cellXml(value, columnName(place) + String(line), kinds[place], isHeader),
  )
  return `<row r="${line}">${cells.join('')}</row>`
}

function cellXml(value: TableValue, at: string, kind: TableColumn['kind'], isHeader: boolean): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return ''
    return `<c r="${at}" s="${kind === 'euro' ? STYLES.euro : STYLES.plain}"><v>${value}</v></c>`
  }
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (kind === 'day' && DAY.test(value)) {
    const days = Date.parse(value) / MS_PER_DAY + DAYS_TO_1970
    if (Number.isFinite(days)) return `<c r="${at}" s="${STYLES.day}"><v>${days}</v></c>`
  }
  const style = isHeader ? STYLES.header : STYLES.text
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

/** 27 → 'AB'. */
function columnName(place: number): string {
  let name = ''
  for (let rest = place + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}
