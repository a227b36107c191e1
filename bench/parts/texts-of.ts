/** Shorter texts occur in every page. */
const LEAST_LETTERS = 12
/** Texts that are the same in JSON, HTML and scripts. */
const PLAIN = /^[\p{L}\p{N} .,/-]+$/u

/** The characteristic texts of an answer's JSON data, each once; none when it is no JSON or has none. */
export function textsOf(json: string): string[] {
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value === 'string' && value.length >= LEAST_LETTERS && PLAIN.test(value)) found.add(value)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  try {
    walk((JSON.parse(json) as { data?: unknown }).data)
  } catch {
    return []
  }
  return [...found]
}
