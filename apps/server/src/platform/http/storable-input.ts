import { malformedTexts } from '@cambusa/messages/it/malformed'
import { refuse } from './refusal.ts'

/** A NUL, or half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const isStorableText = (text: string) => !UNSTORABLE.test(text)

/**
 * Throws request.malformed with the field when a value cannot be stored: a number that is not finite or is minus zero,
 * a NUL or a lone surrogate in a text or a name (decision 081). The schema does not detect all of them: bounds that
 * include zero accept minus zero, and parts without a schema have no bounds. `at` is the path of the value; nesting
 * uses no stack.
 */
export function checkStorable(value: unknown, at = ''): void {
  const left: [value: unknown, at: string][] = [[value, at]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, name] = next
    if (!isStorable(one)) throw unstorable(name)
    if (!hasParts(one)) continue
    for (const key of Object.keys(one)) {
      if (!isStorableText(key)) throw unstorable(name)
      const inner = one[key]
      // Most values are valid scalars and need not be queued.
      if (hasParts(inner) || !isStorable(inner)) left.push([inner, name === '' ? key : `${name}.${key}`])
    }
  }
}

const isStorable = (one: unknown): boolean => {
  if (typeof one === 'string') return isStorableText(one)
  return typeof one !== 'number' || (Number.isFinite(one) && !Object.is(one, -0))
}

const hasParts = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null && !ArrayBuffer.isView(one)

function unstorable(at: string) {
  const field = at === '' ? malformedTexts.request : at
  return refuse('request.malformed', { field, reason: malformedTexts.invalid }, { field })
}
