import { typedEmail } from '@cambusa/domain/people/typed-fields'
import type { AssertionFacts } from '../../integrations/saml/saml-assertion.ts'
import { SamlFailure } from '../../integrations/saml/saml-failure.ts'
import type { SsoPerson } from '../../platform/schema/sso.ts'
import type { Provider } from './identity-providers.ts'

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
/** Wider than the login form's rule: nobody types it here. */
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const LONGEST_EMAIL = 254
const LONGEST_NAME = 80
const LONGEST_ID = 500

/** Whether a customer code is one that the provider may name. */
export const mayName = (codInts: readonly string[], codInt: string): boolean =>
  codInts.some((one) => (one.endsWith('*') ? codInt.startsWith(one.slice(0, -1)) : one === codInt))

/**
 * The person of a checked assertion, by the provider's configured attributes. A customer code that it may not name
 * counts as none. Throws SamlFailure: nameId (nothing identifies the person for ever), attributes (no e-mail).
 */
export function personOf(
  { attributes: named, codInts }: Pick<Provider, 'attributes' | 'codInts'>,
  { nameId, nameIdFormat, sessionIndex, sessionEndsAt, attributes }: AssertionFacts,
): SsoPerson {
  const valuesOf = (name: string | undefined) => (name === undefined ? [] : (attributes.get(name) ?? []))
  const one = (name: string | undefined) => valuesOf(name)[0] ?? ''
  const email = typedEmail(one(named.email))
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) throw new SamlFailure('attributes', 'no e-mail')
  const id = named.id === undefined ? nameId : one(named.id)
  if (id === '' || id.length > LONGEST_ID || (named.id === undefined && nameIdFormat === TRANSIENT))
    throw new SamlFailure('nameId', 'it identifies nobody for ever')
  const codInt = one(named.codInt)
  const companies = valuesOf(named.companies)
  return {
    nameId: id,
    logoutNameId: nameId,
    nameIdFormat,
    sessionIndex,
    sessionEndsAt: sessionEndsAt?.toISOString() ?? null,
    email,
    firstName: one(named.firstName).slice(0, LONGEST_NAME),
    lastName: one(named.lastName).slice(0, LONGEST_NAME),
    codInt: codInt !== '' && mayName(codInts, codInt) ? codInt : null,
    isEnabled: named.enabled !== undefined && valuesOf(named.enabled.name).includes(named.enabled.value),
    companies: companies.length === 0 ? null : [...companies],
  }
}
