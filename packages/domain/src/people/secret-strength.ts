/** Words of which a secret is often made up; what is left beside them has to be enough. */
const WORDS =
  /development|production|password|changeme|passw0rd|secret|segreto|segreta|chiave|negozio|cambusa|example|esempio|default|private|server|admin|please|replace|insert|token|shop|test|demo|prod|this|your|here|key/g
/** Orders in which hands and heads go through the signs; the codes of the signs are one more. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890']
const LEAST_OWN = 17
const LEAST_DIFFERENT = 8
/** From this length on a piece that was there before counts as repeated. */
const LEAST_COPY = 4
const STRIDES = [1, 2, 3, 4]

/** Steps from one sign to the other: -1, 0 or 1 in an order, 2 where they are no neighbours in any. */
function stepBetween(from: string, to: string): number {
  for (const row of ROWS) {
    const places = [row.indexOf(from), row.indexOf(to)] as const
    if (places[0] >= 0 && places[1] >= 0 && Math.abs(places[1] - places[0]) <= 1) return places[1] - places[0]
  }
  const step = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1 ? step : 2
}

/** Places that go on a sequence: every `stride`th sign stays, or goes one on (or back, by `direction`) from the one before. */
function markSequences(
  signs: readonly string[],
  { stride, direction }: { stride: number; direction: 1 | -1 },
  isGuessed: boolean[],
): void {
  const leastRun = stride === 1 ? LEAST_COPY - 1 : LEAST_COPY
  let begin = stride
  for (let at = stride; at <= signs.length; at += 1) {
    const step = at < signs.length ? stepBetween(signs[at - stride]!, signs[at]!) : 2
    if (step === 0 || step === direction) continue
    if (at - begin >= leastRun) isGuessed.fill(true, begin, at)
    begin = at + 1
  }
}

/** Places of a piece that stands earlier in the text. */
function markCopies(signs: readonly string[], isGuessed: boolean[]): void {
  const text = signs.join('')
  for (let at = 1; at + LEAST_COPY <= signs.length; at += 1) {
    const isCopied = text.slice(0, at + LEAST_COPY - 1).includes(text.slice(at, at + LEAST_COPY))
    if (isCopied) isGuessed.fill(true, at, at + LEAST_COPY)
  }
}

/**
 * Whether a signing secret could be guessed: it holds one of `examples`, or too little is left of it once known words,
 * sequences and repetitions are taken away. What `openssl rand` gives (16 bytes or more, hex or base64) never is.
 */
export function isWeakSecret(secret: string, examples: readonly string[]): boolean {
  const text = secret.toLowerCase()
  if (examples.some((example) => text.includes(example.toLowerCase()))) return true
  const signs = [...text.replace(WORDS, '')]
  const isGuessed = signs.map(() => false)
  for (const stride of STRIDES) {
    markSequences(signs, { stride, direction: 1 }, isGuessed)
    markSequences(signs, { stride, direction: -1 }, isGuessed)
  }
  markCopies(signs, isGuessed)
  const own = signs.filter((_, place) => !isGuessed[place])
  return own.length < LEAST_OWN || new Set(own).size < LEAST_DIFFERENT
}
