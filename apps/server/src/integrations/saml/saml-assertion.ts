import { attributeOf, childrenOf, neededChild, onlyChild, textOf } from './saml-document.ts'
import { SamlFailure } from './saml-failure.ts'
import { checkTimes, timeOf } from './saml-times.ts'

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** What a signed assertion must say. */
export interface Expected {
  issuer: string
  /** Our entity id. */
  audience: string
  /** Our address for answers. */
  recipient: string
  requestId: string
}

export interface AssertionFacts {
  nameId: string
  nameIdFormat: string | null
  sessionIndex: string | null
  sessionEndsAt: Date | null
  attributes: ReadonlyMap<string, readonly string[]>
}

/** The subject is confirmed for us and for our request: in the signed part, whatever the envelope says. */
function checkConfirmation(subject: Element, { recipient, requestId }: Expected, now: Date): void {
  const confirmation = neededChild(subject, 'SubjectConfirmation')
  if (confirmation.getAttribute('Method') !== BEARER) throw new SamlFailure('structure', 'no bearer')
  const data = neededChild(confirmation, 'SubjectConfirmationData')
  if (data.getAttribute('InResponseTo') !== requestId)
    throw new SamlFailure('inResponseTo', attributeOf(data, 'InResponseTo'))
  if (data.getAttribute('Recipient') !== recipient)
    throw new SamlFailure('recipient', attributeOf(data, 'Recipient'))
  checkTimes(data, now)
}

function checkConditions(assertion: Element, { audience }: Expected, now: Date): void {
  const conditions = neededChild(assertion, 'Conditions')
  checkTimes(conditions, now)
  const restrictions = childrenOf(conditions, 'AudienceRestriction')
  const isForUs = (restriction: Element) =>
    childrenOf(restriction, 'Audience').some((one) => textOf(one, 'audience') === audience)
  if (restrictions.length === 0 || !restrictions.every(isForUs)) throw new SamlFailure('audience')
}

function attributesOf(assertion: Element): Map<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const statement of childrenOf(assertion, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, 'Attribute')) {
      const values = childrenOf(attribute, 'AttributeValue').map((value) => (value.textContent ?? '').trim())
      for (const name of new Set([attributeOf(attribute, 'Name'), attributeOf(attribute, 'FriendlyName')]))
        if (name !== undefined && !found.has(name)) found.set(name, values)
    }
  return found
}

/** Checks what a signed assertion says and reads the person from it. Throws SamlFailure. */
export function readAssertion(assertion: Element, expected: Expected, now: Date): AssertionFacts {
  const issuer = textOf(neededChild(assertion, 'Issuer'), 'issuer')
  if (issuer !== expected.issuer) throw new SamlFailure('issuer', issuer)
  const subject = neededChild(assertion, 'Subject')
  const nameElement = onlyChild(subject, 'NameID')
  if (nameElement === undefined) throw new SamlFailure('nameId', 'none')
  const nameId = textOf(nameElement, 'nameId').trim()
  if (nameId === '') throw new SamlFailure('nameId', 'empty')
  checkConfirmation(subject, expected, now)
  checkConditions(assertion, expected, now)
  const statement = neededChild(assertion, 'AuthnStatement')
  const sessionEndsAt = timeOf(statement, 'SessionNotOnOrAfter') ?? null
  if (sessionEndsAt !== null && sessionEndsAt <= now) throw new SamlFailure('expired', 'session')
  return {
    nameId,
    nameIdFormat: attributeOf(nameElement, 'Format') ?? null,
    sessionIndex: attributeOf(statement, 'SessionIndex') ?? null,
    sessionEndsAt,
    attributes: attributesOf(assertion),
  }
}
