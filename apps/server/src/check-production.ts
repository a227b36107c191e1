import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { isWeakSecret } from '@cambusa/domain/people/secret-strength'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { demoFieldOf, isExampleDomain } from './demo-identity.ts'
import { DEMO_PASSWORD } from './platform/demo/demo-sign-ins.ts'
import { StartupError } from './platform/process/startup-error.ts'

export const DEVELOPMENT_SECRET = 'development-secret-of-the-demo-shop'
/** Secrets in this program and its documents, which everybody can read. */
const EXAMPLES = [DEVELOPMENT_SECRET, DEMO_PASSWORD, 'openssl rand']

/** Settings whose default is not allowed in a real shop. */
const NEEDED = ['databaseUrl', 'secret', 'publicUrl', 'smtpUrl', 'mailFrom'] as const
/** Settings in which shoppers see the shop's address. */
const SEEN = ['publicUrl', 'mailFrom'] as const

type Given = { secret: string } & Partial<Record<(typeof NEEDED)[number], string | undefined>>
type NameOf = (setting: (typeof NEEDED)[number]) => string

/** The settings that production needs and that are missing or only development defaults. */
export const missingSettings = (values: Given) => {
  const given = { ...values, secret: values.secret === DEVELOPMENT_SECRET ? undefined : values.secret }
  return NEEDED.filter((key) => given[key] === undefined)
}

/** Throws StartupError when the settings are not suitable for a public shop. */
export function checkProduction(values: Given, flags: Record<string, unknown>, nameOf: NameOf): void {
  const demoFlag = ['reset', 'demo', 'empty'].find((flag) => flags[flag] === true)
  if (demoFlag) throw new StartupError(startupTexts.noDemoInProduction({ flag: `--${demoFlag}` }))
  const [missing] = missingSettings(values)
  if (missing) throw new StartupError(startupTexts.productionNeeds({ name: nameOf(missing) }))
  if (/^(development|test|changeme)/i.test(values.secret))
    throw new StartupError(startupTexts.developmentSecret({ name: nameOf('secret') }))
  if (isWeakSecret(values.secret, EXAMPLES))
    throw new StartupError(startupTexts.weakSecret({ name: nameOf('secret') }))
  if (values.publicUrl?.startsWith('https:') !== true)
    throw new StartupError(startupTexts.productionWantsHttps({ name: nameOf('publicUrl') }))
  const example = SEEN.find((key) => isExampleDomain(values[key] ?? ''))
  if (example)
    throw new StartupError(
      startupTexts.exampleDomain({ name: nameOf(example), value: values[example] ?? '' }),
    )
}

/** Throws StartupError when the retailer's file still contains the demo shop's identity. */
export function checkIdentity(shop: ShopConfig, file: string): void {
  const left = demoFieldOf(shop)
  if (left) throw new StartupError(startupTexts.demoIdentity({ ...left, file }))
}
