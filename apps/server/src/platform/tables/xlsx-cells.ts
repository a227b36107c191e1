/** A cell whose formula has no value: the program that wrote it did not calculate it. */
const EMPTY_FORMULA =
  /<((?:[\w.-]+:)?)c(\s[^<>]*)?>\s*(<\1f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1f>))\s*(?:(?:<\1v\s*\/>|<\1v>\s*<\/\1v>)\s*)?<\/\1c>/g
/** A cell with an error. */
const ERROR_CELL = /<((?:[\w.-]+:)?)c(\s[^<>]*?\st\s*=\s*["'])e(["'][^<>]*)>/g
const STYLE = /\ss\s*=\s*(?:"[^"]*"|'[^']*')/g
const TYPE = /\st\s*=\s*(?:"[^"]*"|'[^']*')/g
/** Data after the last cell of a part are not held back until its end. */
const LONGEST_CELL = 262_144
const CELL_END = /<\/(?:[\w.-]+:)?c>/g
/** The value that the reader gets for such a formula. */
const NO_VALUE = '#F!'

/**
 * A sheet's bytes in which errors and formulas without a value are texts, because the reader would drop them:
 * '#DIV/0!', '#F!'. The length stays the same, since the archive states it before the data.
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

/** End of the last complete cell; a part without cells is always complete. */
function wholeCells(text: string): number {
  const start = Math.max(text.lastIndexOf('<c'), text.lastIndexOf(':c'))
  const open = text.lastIndexOf('<')
  if (start < 0 || text.length - start > LONGEST_CELL) return open < 0 ? text.length : open
  CELL_END.lastIndex = start
  return CELL_END.test(text) ? CELL_END.lastIndex : text.lastIndexOf('<', start)
}

/** With a date style the reader would turn the text into an invalid date. */
const blank = (attributes: string) => attributes.replace(STYLE, (style) => ' '.repeat(style.length))

function withMark(cell: string, prefix: string, attributes: string): string {
  const bare = blank(attributes).replace(TYPE, (type) => ' '.repeat(type.length))
  const made = `<${prefix}c${bare}><${prefix}v>${NO_VALUE}</${prefix}v></${prefix}c>`
  return made.length <= cell.length ? made.padEnd(cell.length) : cell
}
