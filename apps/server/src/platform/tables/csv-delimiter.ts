const DELIMITERS = [';', ',', '\t', '|'] as const
const SAMPLE_LINES = 20

/**
 * The sign that parts the columns: it parts the header in most columns, and the lines below agree. The line 'sep=;'
 * that spreadsheets understand names it. Quoted parts do not count.
 */
export function detectDelimiter(sample: string): string {
  const lines = sample.split('\n').filter((line) => line.trim() !== '')
  const sampled = lines.slice(0, SAMPLE_LINES)
  const named = separatorLine(sampled[0] ?? '')
  if (named !== undefined) return named
  const bare = sampled.map(unquoted)
  // Above the names of the columns there may be titles, which hold no sign.
  const place = bare.findIndex((line, at) => (at === 0 ? /[;,\t|]/ : BELOW_TITLE).test(line))
  const [header = '', ...below] = bare.slice(Math.max(place, 0))
  return mostColumns(header, below) ?? ','
}

/** A line may be prose: a comma counts below a title only where it makes three columns. */
const BELOW_TITLE = /[;\t|]|,.*,/

function mostColumns(header: string, below: string[]): string | undefined {
  const counted = DELIMITERS.map((sign) => {
    const columns = header.split(sign).length
    return { sign, columns, agreeing: below.filter((line) => line.split(sign).length === columns).length }
  }).filter(({ columns }) => columns > 1)
  return counted.toSorted((a, b) => b.columns - a.columns || b.agreeing - a.agreeing)[0]?.sign
}

/** The sign of a line 'sep=;'. */
export function separatorLine(line: string): string | undefined {
  return /^"?sep=([;,\t|])"?\s*$/i.exec(line)?.[1]
}

const unquoted = (line: string) => line.replace(/"[^"]*"/g, '')
