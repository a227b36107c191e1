import { join } from 'node:path'
import { developmentIdpTexts } from '@cambusa/messages/it/people/sso'
import type { Config } from '../../config.ts'
import type { IdpFacts } from '../saml/idp-metadata.ts'
import { keptKeyPair, type KeyPair } from '../saml/key-pair.ts'

export const DEVELOPMENT_IDP = 'development'
export const IDP_PATH = '/dev/idp'
/** Names of the attributes that it sends. */
export const IDP_ATTRIBUTES = {
  email: 'mail',
  firstName: 'givenName',
  lastName: 'sn',
  codInt: 'codInt',
} as const

type NeededConfig = Pick<Config, 'dataDir' | 'shopUrl'>

/** The key of the development identity provider; processes with the same data folder share it. */
export const developmentKeys = ({ dataDir }: Pick<Config, 'dataDir'>): KeyPair =>
  keptKeyPair(join(dataDir, 'sso', 'development-idp.pem'), 'cambusa development')

/** What its metadata say. */
export function developmentFacts(config: NeededConfig): IdpFacts {
  const base = config.shopUrl + IDP_PATH
  return {
    entityId: `${base}/metadata`,
    certificates: [developmentKeys(config).certificate],
    loginUrl: `${base}/login`,
    logoutUrl: `${base}/logout`,
    logoutAnswerUrl: `${base}/logout`,
  }
}

/**
 * The development identity provider as the shop's settings would name it. The domain of the demo customers is its own,
 * so it signs in their accounts.
 */
export function developmentProvider(config: NeededConfig) {
  const settings = {
    id: DEVELOPMENT_IDP,
    signs: 'both' as const,
    attributes: IDP_ATTRIBUTES,
    emailDomains: ['example.com'],
    codInts: ['*'],
  }
  let facts: IdpFacts | undefined
  return {
    ...settings,
    name: developmentIdpTexts.name,
    find: (_now: Date) => Promise.resolve({ ...settings, ...(facts ??= developmentFacts(config)) }),
  }
}
