import * as Type from 'typebox'
import { Value } from 'typebox/value'
import type { FoundCompany } from '@cambusa/contract/people/registration'
import { DEMO_COMPANIES } from '../../../platform/demo/demo-companies.ts'
import type { Platform } from '../../../platform/http/context.ts'

/** Nobody waits longer than this for a name that can be typed. */
const TIMEOUT_MS = 3_000
const MOST_BYTES = 20_000
const LONGEST = 160

/** The register leaves out what a member state does not publish, as '---'. */
const Registered = Type.Object({ isValid: Type.Boolean(), name: Type.String(), address: Type.String() })

export type RegisterConfig = Pick<Platform['config'], 'vatRegisterUrl' | 'mode'>

/** Lines of the register as one, without its placeholder for nothing. */
const oneLine = (text: string) =>
  (/^[\s-]*$/.test(text) ? '' : text.trim().replaceAll(/\s+/g, ' ')).slice(0, LONGEST)

/** A company as the register names it. */
export type RegisteredCompany = Pick<FoundCompany, 'name' | 'address'>

function companyIn(answer: unknown): RegisteredCompany | undefined {
  if (!Value.Check(Registered, answer) || !answer.isValid) return undefined
  const name = oneLine(answer.name)
  return name === '' ? undefined : { name, address: oneLine(answer.address) }
}

/**
 * The company of an Italian VAT number from the configured register (VIES by its REST interface), which gets the number
 * and nothing else; in demo mode from made-up ones. undefined if there is no register, it does not know the number, is
 * down or slow: never throws.
 */
export async function findInRegister(
  { vatRegisterUrl, mode }: RegisterConfig,
  vatNumber: string,
): Promise<RegisteredCompany | undefined> {
  if (vatRegisterUrl === undefined) return mode === 'demo' ? DEMO_COMPANIES[vatNumber] : undefined
  try {
    const answer = await fetch(`${vatRegisterUrl.replace(/\/+$/, '')}/ms/IT/vat/${vatNumber}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      credentials: 'omit',
    })
    if (!answer.ok) return undefined
    const text = await answer.text()
    return text.length > MOST_BYTES ? undefined : companyIn(JSON.parse(text))
  } catch {
    // Unreachable, too slow or an invalid response: the shopper types the name.
    return undefined
  }
}
