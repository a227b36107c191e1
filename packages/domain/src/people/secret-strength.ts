/** Words that secrets often contain; the rest must be strong enough. */
const WORDS =
  /development|production|password|changeme|passw0rd|secret|segreto|segreta|chiave|negozio|cambusa|example|esempio|default|private|server|admin|please|replace|insert|token|shop|test|demo|prod|this|your|here|key/g
/** Orders of characters on keyboards and in alphabets; the order of character codes is checked too. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890']
const LEAST_OWN = 17
const LEAST_DIFFERENT = 8
/** A piece of at least this length that occurred before counts as repeated. */
const LEAST_COPY = 4
const STRIDES = [1, 2, 3, 4]

/** Distance between two characters: -1, 0 or 1 if they are neighbours in an order, else 2. */
function stepBetween(from: string, to: string): number {
  for (const row of ROWS) {
    const places = [row.indexOf(from), row.indexOf(to)] as const
    if (places[0] >= 0 && places[1] >= 0 && Math.abs(places[1] - places[0]) <= 1) return places[1] - places[0]
  }
  const step = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1 ? step : 2
}

/**
 * Positions that continue a sequence: every `stride`th character repeats, or is one step (by `direction`) from, the one
 * before.
 */
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

/** Positions of a piece that occurs earlier in the text. */
function markCopies(signs: readonly string[], isGuessed: boolean[]): void {
  const text = signs.join('')
  for (let at = 1; at + LEAST_COPY <= signs.length; at += 1) {
    const isCopied = text.slice(0, at + LEAST_COPY - 1).includes(text.slice(at, at + LEAST_COPY))
    if (isCopied) isGuessed.fill(true, at, at + LEAST_COPY)
  }
}

/**
 * Whether a signing secret could be guessed: it contains one of `examples`, or too little remains without known words,
 * sequences and repetitions. Output of `openssl rand` (16 bytes or more, hex or base64) always passes.
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
