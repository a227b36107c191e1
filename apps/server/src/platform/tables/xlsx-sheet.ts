import { tableTexts } from '@cambusa/messages/it/tables'
import { TableFailure } from './table-failure.ts'
import type { TableRow } from './table.ts'
import type { XmlEvents } from './xlsx-archive.ts'
import { numberText } from './xlsx-number.ts'
import { textCollector, type SharedStrings } from './xlsx-strings.ts'
import type { NumberStyle } from './xlsx-styles.ts'

const MAX_COLUMNS = 2048
const MAX_ROW = 1_048_576
const PLAIN: NumberStyle = { kind: 'plain' }

interface SheetContext {
  styles: NumberStyle[]
  strings: SharedStrings
  isFrom1904: boolean
}

/** Collects the rows of a sheet from the events of its XML; `take` hands over what is complete. */
export function sheetRows(context: SheetContext): { events: XmlEvents; take: () => TableRow[] } {
  let done: TableRow[] = []
  let line = 0
  let cells: string[] = []
  let place = 0
  let type = ''
  let style = PLAIN
  let value = ''
  let isInValue = false
  const inline = textCollector((text) => void (value = text), 'is')

  function openCell(attributes: Record<string, string>) {
    const named = attributes.r === undefined ? undefined : columnOf(attributes.r)
    place = named ?? place + 1
    if (place >= MAX_COLUMNS) throw new TableFailure(tableTexts.tooLarge)
    type = attributes.t ?? 'n'
    style = context.styles[Number(attributes.s ?? 0)] ?? PLAIN
    value = ''
  }

  function closeCell() {
    const text = cellText(value, type, style, context)
    if (text === '') return
    while (cells.length < place) cells.push('')
    cells[place] = text
  }

  const events: XmlEvents = {
    open(name, attributes) {
      if (name === 'row') {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r)
        if (!(line <= MAX_ROW)) throw new TableFailure(tableTexts.tooLarge)
        cells = []
        place = -1
      } else if (name === 'c') openCell(attributes)
      else if (name === 'v') isInValue = true
      else inline.open(name)
    },
    text(text) {
      if (isInValue) value += text
      else inline.text(text)
    },
    close(name) {
      if (name === 'v') isInValue = false
      else if (name === 'c') closeCell()
      else if (name === 'row') {
        if (cells.length > 0) done.push({ line, cells })
      } else inline.close(name)
    },
  }
  return {
    events,
    take() {
      const rows = done
      done = []
      return rows
    },
  }
}

/** A formula is read as the value that the spreadsheet kept; an error (#N/D) stays as its text. */
function cellText(value: string, type: string, style: NumberStyle, context: SheetContext): string {
  if (type === 's') return context.strings(Number(value))
  if (type === 'n' || type === '') return numberText(value, style, context.isFrom1904)
  if (type === 'b') return value === '1' ? 'true' : value === '0' ? 'false' : ''
  if (type === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ')
  return value.trim()
}

/** 'AB12' → 27. */
function columnOf(reference: string): number | undefined {
  let column = 0
  let place = 0
  for (; place < reference.length; place += 1) {
    const code = reference.charCodeAt(place) & ~0x20
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return place === 0 ? undefined : column - 1
}
