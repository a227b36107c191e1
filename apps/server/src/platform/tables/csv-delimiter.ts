const DELIMITERS = [';', ',', '\t', '|'] as const
const SAMPLE_LINES = 20
/** Share of a table's lines with all columns; some lines may be broken. */
const MOST = 0.6

/** Stands for no delimiter: it occurs in no text. */
const NONE = '\u0000'

/**
 * The delimiter: with it the lines have as many columns as the header, or else the header has most columns. A line
 * 'sep=;', known to spreadsheets, names it. Quoted parts are ignored. A header without a delimiter means a single
 * column, unless it is a title above a table.
 */
export function detectDelimiter(sample: string): string {
  const lines = sample.split('\n').filter((line) => line.trim() !== '')
  const [header = '', ...below] = lines.slice(0, SAMPLE_LINES).map(unquoted)
  const { agreed, most } = mostColumns(header, below)
  return separatorLine(lines[0] ?? '') ?? agreed ?? belowTitle(below) ?? most ?? NONE
}

/**
 * The delimiter of a table below a title: its lines have as many columns as its header. Semicolons and tabs are only
 * delimiters, so most lines are enough; commas and bars may be prose in a single column.
 */
function belowTitle(lines: string[]): string | undefined {
  return DELIMITERS.find((sign) => {
    const isProse = sign === ',' || sign === '|'
    const widths = lines.map((line) => line.split(sign).length)
    const table = widths.slice(widths.findIndex((width) => width > 1))
    const [columns = 1] = table
    const agreeing = table.filter((width) => width === columns).length
    return table.length > 1 && columns > (isProse ? 2 : 1) && agreeing >= table.length * (isProse ? 1 : MOST)
  })
}

/**
 * The delimiter with which most lines have as many columns as the header, and the one that gives the header most
 * columns.
 */
function mostColumns(header: string, below: string[]) {
  const counted = DELIMITERS.map((sign) => {
    const columns = header.split(sign).length
    return { sign, columns, agreeing: below.filter((line) => line.split(sign).length === columns).length }
  })
    .filter(({ columns }) => columns > 1)
    .toSorted((a, b) => b.columns - a.columns || b.agreeing - a.agreeing)
  const agreed = counted.find(({ agreeing }) => agreeing >= below.length * MOST)
  return { agreed: agreed?.sign, most: counted[0]?.sign }
}

/** The delimiter in a line 'sep=;'. */
export function separatorLine(line: string): string | undefined {
  return /^"?sep=([;,\t|])"?\s*$/i.exec(line)?.[1]
}

const unquoted = (line: string) => line.replace(/"[^"]*"/g, '')
