const VERSION = /^\d+(?:\.\d+)*$/

function compareDigits(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [a.replace(/^0+(?=\d)/, ''), b.replace(/^0+(?=\d)/, '')]
  if (left.length !== right.length) return left.length < right.length ? -1 : 1
  return left === right ? 0 : left < right ? -1 : 1
}

/**
 * Compares versions of dot-separated digits part by part, missing parts counting as 0 (1.0 equals 1.0.0). Undefined
 * when either has another form. Specification §5.
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 | undefined {
  if (!VERSION.test(a) || !VERSION.test(b)) return undefined
  const left = a.split('.')
  const right = b.split('.')
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const order = compareDigits(left[i] ?? '0', right[i] ?? '0')
    if (order !== 0) return order
  }
  return 0
}
