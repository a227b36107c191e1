import { attributeOf } from './saml-document.ts'
import { SamlFailure } from './saml-failure.ts'

/** How far the clocks of shop and provider may differ. */
export const SKEW_MS = 60_000

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

/** A moment of an attribute; undefined: it has none. Throws SamlFailure: structure. */
export function timeOf(element: Element, name: string): Date | undefined {
  const text = attributeOf(element, name)
  if (text === undefined) return undefined
  const at = new Date(text)
  if (!INSTANT.test(text) || Number.isNaN(at.getTime()))
    throw new SamlFailure('structure', `no moment: ${name}`)
  return at
}

/** Throws SamlFailure: expired, notYetValid; an element without an end is expired. */
export function checkTimes(element: Element, now: Date): void {
  const end = timeOf(element, 'NotOnOrAfter')
  if (end === undefined || end.getTime() + SKEW_MS <= now.getTime()) throw new SamlFailure('expired')
  const begin = timeOf(element, 'NotBefore')
  if (begin !== undefined && begin.getTime() - SKEW_MS > now.getTime()) throw new SamlFailure('notYetValid')
}
