import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { developmentProvider } from '../../integrations/development-idp/development-provider.ts'
import { readIdpMetadata, type IdpFacts } from '../../integrations/saml/idp-metadata.ts'
import { keptKeyPair, type KeyPair } from '../../integrations/saml/key-pair.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { readSsoSettings, type ProviderAttributes, type SsoSettings } from './sso-settings.ts'

/** This shop as identity providers know it. */
export interface OwnSide extends KeyPair {
  entityId: string
  /** Where answers arrive. */
  acsUrl: string
  /** Where logout requests and answers arrive. */
  logoutUrl: string
}

/** An identity provider, by its settings and its metadata. */
export interface Provider extends IdpFacts {
  id: string
  signs: 'both' | 'assertion'
  attributes: ProviderAttributes
  emailDomains: readonly string[]
  codInts: readonly string[]
}

/** The identity providers of this shop. */
export interface IdentityProviders {
  /** For buttons, in their order. */
  list: readonly { id: string; name: string }[]
  /** Made when first needed. Throws sso.providerUnknown in a shop without identity providers. */
  own: () => OwnSide
  /** By its id; by default the first. Throws sso.providerUnknown, server.unavailable: its metadata cannot be read. */
  find: (id: string | undefined, now: Date) => Promise<Provider>
  /** What needs no metadata; undefined: none of this shop's. */
  settingsOf: (id: string) => Pick<Provider, 'id' | 'emailDomains'> | undefined
  /** By its entity id; undefined: none of this shop's. */
  findIssuer: (entityId: string, now: Date) => Promise<Provider | undefined>
}

const METADATA_PATH = '/saml2/metadata'
const FETCH_MS = 3_000
const FRESH_MS = 3_600_000
const AGAIN_MS = 30_000
const LONGEST_METADATA = 1_000_000
const RETRY_SECONDS = 10

type NeededConfig = Pick<Config, 'mode' | 'dataDir' | 'shopUrl' | 'ssoFile'>

async function fetchMetadata(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' })
  const text = await answer.text()
  if (!answer.ok || text.length > LONGEST_METADATA) throw new Error(`metadata: ${answer.status}`)
  return text
}

/** Reads metadata, once an hour from an address: while it is away the last ones hold. */
function metadataReader({ metadata, metadataUrl, entityId }: SsoSettings['providers'][number]) {
  let known: { facts: IdpFacts; atMs: number } | undefined
  let failed: { error: unknown; atMs: number } | undefined
  return async (now: Date): Promise<IdpFacts> => {
    const nowMs = now.getTime()
    if (known !== undefined && nowMs - known.atMs < FRESH_MS) return known.facts
    if (known === undefined && failed !== undefined && nowMs - failed.atMs < AGAIN_MS) throw failed.error
    try {
      const facts = readIdpMetadata(metadata ?? (await fetchMetadata(metadataUrl!)), now, entityId)
      known = { facts, atMs: nowMs }
      return facts
    } catch (error) {
      // Not asked for again with every call.
      failed = { error, atMs: nowMs }
      if (known === undefined) throw error
      known = { ...known, atMs: nowMs - FRESH_MS + AGAIN_MS }
      return known.facts
    }
  }
}

/** Reads the settings of a shop's identity providers; demo and test have the one for development. Throws StartupError. */
export function createIdentityProviders(config: NeededConfig): IdentityProviders {
  const settings = config.ssoFile === undefined ? undefined : readSsoSettings(config.ssoFile)
  const isDevelopment = config.mode !== 'production'
  const configured = (settings?.providers ?? []).map((one) => {
    const { id, name, signs = 'both', attributes, emailDomains = [], codInts = [] } = one
    const read = metadataReader(one)
    const find = async (now: Date): Promise<Provider> => ({
      ...(await read(now)),
      id,
      signs,
      attributes,
      emailDomains,
      codInts,
    })
    return { id, name, emailDomains, find }
  })
  const development = isDevelopment ? [developmentProvider(config)] : []
  const all = [...configured, ...development]
  let kept: OwnSide | undefined
  const makeOwn = (): OwnSide => {
    if (all.length === 0) throw refuse('sso.providerUnknown')
    const { shopUrl } = config
    const keys = settings ?? keptKeyPair(join(config.dataDir, 'sso', 'shop.pem'), 'cambusa')
    return {
      entityId: settings?.entityId ?? shopUrl + METADATA_PATH,
      acsUrl: `${shopUrl}/saml2/acs`,
      logoutUrl: `${shopUrl}/saml2/slo`,
      privateKey: keys.privateKey,
      certificate: keys.certificate,
    }
  }
  return {
    list: all.map(({ id, name }) => ({ id, name })),
    own: () => (kept ??= makeOwn()),
    find: async (id, now) => {
      const provider = id === undefined ? all[0] : all.find((one) => one.id === id)
      if (provider === undefined) throw refuse('sso.providerUnknown')
      return provider.find(now).catch((error: unknown) => {
        throw Object.assign(refuse('server.unavailable', { seconds: RETRY_SECONDS }), { cause: error })
      })
    },
    settingsOf: (id) => all.find((one) => one.id === id),
    findIssuer: async (entityId, now) => {
      const found = await Promise.all(all.map((one) => one.find(now).catch(() => undefined)))
      return found.find((one) => one?.entityId === entityId)
    },
  }
}
