/** Shorter ones stand in every page. */
const LEAST_LETTERS = 12
/** Written alike in JSON, in HTML and in scripts. */
const PLAIN = /^[\p{L}\p{N} .,/-]+$/u

/** The telling texts of an answer's data in JSON, each once; none where it is no JSON or has none. */
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
