const DELIMITERS = [';', ',', '\t', '|'] as const
const SAMPLE_LINES = 20

/**
 * The sign that parts the columns: it parts the header in most columns, and the lines below agree. The line 'sep=;'
 * that spreadsheets understand names it. Quoted parts do not count.
 */
export function detectDelimiter(sample: string): string {
  const lines = sample.split('\n').filter((line) => line.trim() !== '')
  const [header = '', ...below] = lines.slice(0, SAMPLE_LINES)
  const named = separatorLine(header)
  if (named !== undefined) return named
  const bare = unquoted(header)
  const counted = DELIMITERS.map((sign) => {
    const columns = bare.split(sign).length
    const agreeing = below.filter((line) => unquoted(line).split(sign).length === columns).length
    return { sign, columns, agreeing }
  }).filter(({ columns }) => columns > 1)
  // A title with one comma over a table of semicolons has two columns, but no line below agrees with it.
  return counted.toSorted((a, b) => b.columns - a.columns || b.agreeing - a.agreeing)[0]?.sign ?? ','
}

/** The sign of a line 'sep=;'. */
export function separatorLine(line: string): string | undefined {
  return /^"?sep=([;,\t|])"?\s*$/i.exec(line)?.[1]
}

const unquoted = (line: string) => line.replace(/"[^"]*"/g, '')
