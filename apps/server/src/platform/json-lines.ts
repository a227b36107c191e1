const TOKEN = /"(?:[^"\\\n]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+|"/g

/** Finds lines in a JSON text: the line of the value at a pointer like /home/0/title, or of the first syntax error. */
export interface JsonLines {
  /** 1 for the first line; undefined where the text is JSON. */
  brokenLine: number | undefined
  lineOf(pointer: string): number
}

/** For people, who look for a line; a missing path gets the line of its parent. */
export function jsonLines(text: string): JsonLines {
  const lines = new Map<string, number>()
  const tokens = [...text.matchAll(TOKEN)].map(([token]) => token)
  const starts = [...text.matchAll(TOKEN)].map(({ index }) => text.slice(0, index).split('\n').length)
  let at = 0
  const line = () => starts[Math.min(at, starts.length - 1)] ?? 1
  const isNext = (sign: string) => tokens[at] === sign
  const take = (sign: string) => {
    if (!isNext(sign)) throw new SyntaxError(sign)
    at += 1
  }
  function members(pointer: string, end: string, member: (count: number) => string) {
    at += 1
    for (let count = 0; !isNext(end); count += 1) {
      if (count > 0) take(',')
      value(`${pointer}/${member(count)}`)
    }
    at += 1
  }
  const name = () => {
    const key = String(JSON.parse(tokens[at] ?? ''))
    at += 1
    take(':')
    return key
  }
  function value(pointer: string): void {
    lines.set(pointer, line())
    if (isNext('{')) return members(pointer, '}', name)
    if (isNext('[')) return members(pointer, ']', String)
    JSON.parse(tokens[at] ?? '')
    at += 1
  }
  let brokenLine: number | undefined
  try {
    value('')
    if (at < tokens.length) throw new SyntaxError('more than one value')
  } catch {
    brokenLine = line()
  }
  const lineOf = (pointer: string): number =>
    lines.get(pointer) ?? (pointer === '' ? 1 : lineOf(pointer.slice(0, pointer.lastIndexOf('/'))))
  return { brokenLine, lineOf }
}
