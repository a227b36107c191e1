/** A cell whose formula has no value: the spreadsheet that wrote it did not count it out. */
const EMPTY_FORMULA =
  /<((?:[\w.-]+:)?)c(\s[^<>]*)?>\s*(<\1f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1f>))\s*(?:(?:<\1v\s*\/>|<\1v>\s*<\/\1v>)\s*)?<\/\1c>/g
/** A cell that holds an error. */
const ERROR_CELL = /<((?:[\w.-]+:)?)c(\s[^<>]*?\st\s*=\s*["'])e(["'][^<>]*)>/g
const STYLE = /\ss\s*=\s*(?:"[^"]*"|'[^']*')/g
const TYPE = /\st\s*=\s*(?:"[^"]*"|'[^']*')/g
/** What stands behind the last cell of a part is not held back for its end. */
const LONGEST_CELL = 262_144
const CELL_END = /<\/(?:[\w.-]+:)?c>/g
/** What a reader takes for the value of such a formula. */
const NO_VALUE = '#F!'

/**
 * A sheet's bytes with the errors and formulas without a value as texts, which their reader would leave out: '#DIV/0!',
 * '#F!'. Every part keeps its length: it stands in the archive before it.
 */
export function tellingCells() {
  let held = ''

  function told(text: string): string {
    let better = text
    if (better.includes('="e"') || better.includes("='e'") || /t\s*=\s*["']e["']/.test(better))
      better = better.replace(
        ERROR_CELL,
        (_, prefix: string, before: string, after: string) => `<${prefix}c${blank(before)}n${blank(after)}>`,
      )
    return /<(?:[\w.-]+:)?f[\s>/]/.test(better)
      ? better.replace(EMPTY_FORMULA, (cell, prefix: string, attributes = '') =>
          withMark(cell, prefix, attributes),
        )
      : better
  }

  return {
    write(bytes: Buffer): Buffer {
      const text = held + bytes.toString('latin1')
      const end = wholeCells(text)
      held = text.slice(end)
      return Buffer.from(told(text.slice(0, end)), 'latin1')
    },
    end: () => Buffer.from(told(held), 'latin1'),
  }
}

/** Where the last cell ends that is whole; a part without cells is whole everywhere. */
function wholeCells(text: string): number {
  const start = Math.max(text.lastIndexOf('<c'), text.lastIndexOf(':c'))
  const open = text.lastIndexOf('<')
  if (start < 0 || text.length - start > LONGEST_CELL) return open < 0 ? text.length : open
  CELL_END.lastIndex = start
  return CELL_END.test(text) ? CELL_END.lastIndex : text.lastIndexOf('<', start)
}

/** A day's style would make the text a day that is none. */
const blank = (attributes: string) => attributes.replace(STYLE, (style) => ' '.repeat(style.length))

function withMark(cell: string, prefix: string, attributes: string): string {
  const bare = blank(attributes).replace(TYPE, (type) => ' '.repeat(type.length))
  const made = `<${prefix}c${bare}><${prefix}v>${NO_VALUE}</${prefix}v></${prefix}c>`
  return made.length <= cell.length ? made.padEnd(cell.length) : cell
}
