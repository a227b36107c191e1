import { join, resolve } from 'node:path'
import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { SESSION_IDLE_MINUTES, STORE_ID } from '@cambusa/domain/constants'
import { ORDER_DIGESTS } from '@cambusa/domain/orders/digest'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { checkIdentity, checkProduction, DEVELOPMENT_SECRET, missingSettings } from './check-production.ts'
import { checkStripe } from './check-stripe.ts'
import { readFlags } from './config-flags.ts'
import { demoFieldOf } from './demo-identity.ts'
import { listenAddress } from './platform/process/listen-address.ts'
import { builtStorefront, projectRoot } from './platform/process/project-root.ts'
import { StartupError } from './platform/process/startup-error.ts'
import { readTrustedProxies } from './platform/security/trusted-proxies.ts'
import { checkPictures, picturesDefaults, picturesSettings, picturesSources } from './pictures-settings.ts'
import { checkPush, pushSettings, pushSources } from './push-settings.ts'
import { readShopConfig } from './shop-config.ts'
import { lookUpSettings } from './look-up-settings.ts'

const DEFAULT_PORT = 8080
/** Longer than a proxy keeps an idle connection (deploy/nginx.conf). */
const PRODUCTION_DRAIN_SECONDS = 5
/** Read elsewhere: by npm run dev, proofs and tests. */
const READ_ELSEWHERE = ['CAMBUSA_API', 'CAMBUSA_PROOF_NO_ROOM', 'CAMBUSA_BUILT_WORKERS']

const settings = Type.Object({
  mode: Type.Union([Type.Literal('demo'), Type.Literal('production'), Type.Literal('test')]),
  host: Type.String({ minLength: 1 }),
  port: Type.Integer({ minimum: 0, maximum: 65_535 }),
  dataDir: Type.String({ minLength: 1 }),
  /** The retailer's file, and the folder of its built storefront: another shop has both elsewhere. */
  shopFile: Type.String({ minLength: 1 }),
  storefrontDir: Type.String({ minLength: 1 }),
  /** Pages, questions, flyers, menus and slides (docs/content.md); by default of the data folder, else of the program. */
  contentDir: Type.Optional(Type.String({ minLength: 1 })),
  /** The retailer's slides; by default slides.json of the data folder, else of the content. */
  slidesFile: Type.Optional(Type.String({ minLength: 1 })),
  /** Address of a WordPress that has the content instead of files (docs/wordpress.md). */
  contentUrl: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+(?:/[^\\s?#]*)?$' })),
  /** Identity providers of companies (docs/sso.md); without it nobody but demo and test has any. */
  ssoFile: Type.Optional(Type.String({ minLength: 1 })),
  databaseUrl: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  sessionIdleMinutes: Type.Integer({ minimum: 1, maximum: 1_440 }),
  /** An unconfirmed account frees its e-mail and card after these days; its link is kept for at most 90. */
  unconfirmedDays: Type.Integer({ minimum: 2, maximum: 90 }),
  storeId: Type.Integer({ minimum: 1 }),
  /** Limits of an operator's import or export: seconds, and memory of its process. */
  importSeconds: Type.Integer({ minimum: 1, maximum: 604_800 }),
  importMegabytes: Type.Integer({ minimum: 256, maximum: 1_048_576 }),
  /** Off: the catalogue's memory is left to V8 and the allocator. */
  memorySaving: Type.Boolean(),
  rendersWhenIdle: Type.Boolean(),
  /** Off: each gzip answer is compressed as a whole. */
  gzipJoining: Type.Boolean(),
  secret: Type.String({ minLength: 32 }),
  publicUrl: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  /** SMTP server for the shop's mails; without it they are files in the data folder. */
  smtpUrl: Type.Optional(
    Type.String({
      pattern: '^smtps?://(?:[^\\s/@]+@)?(?:[^\\s/@:?[]+|\\[[0-9a-fA-F:]+\\])(?::[0-9]+)?/?(?:\\?\\S*)?$',
    }),
  ),
  /** address@of.the.sender, or Name <address>. */
  mailFrom: Type.Optional(
    Type.String({ pattern: '^(?:[^<>@\\r\\n]+<[^<>@\\s]+@[^<>@\\s]+>|[^<>@,\\s]+@[^<>@,\\s]+)$' }),
  ),
  /** Recipients of mails about orders; by default the shop's contact. */
  ordersTo: Type.Optional(
    Type.Array(Type.String({ pattern: '^[^@\\s,<>]+@[^@\\s,<>]+$' }), { minItems: 1, maxItems: 20 }),
  ),
  ordersDigest: Type.Enum([...ORDER_DIGESTS]),
  trustedProxies: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Array(Type.String())])),
  apiDocs: Type.Optional(Type.Boolean()),
  hstsSubdomains: Type.Optional(Type.Boolean()),
  ...lookUpSettings,
  ...picturesSettings,
  ...pushSettings,
  /** For this time after the signal to stop it still answers and tells the proxy to use other processes. */
  drainSeconds: Type.Integer({ minimum: 0, maximum: 300 }),
  /** How long an order waits for its card payment, and for its bank transfer, before it is given up. */
  paymentMinutes: Type.Integer({ minimum: 5, maximum: 1_440 }),
  transferDays: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Both are needed for cards by Stripe: its secret key, and the secret with which it signs notifications. */
  stripeSecretKey: Type.Optional(Type.String({ pattern: '^[sr]k_(?:test|live)_[A-Za-z0-9_]+$' })),
  stripeWebhookSecret: Type.Optional(Type.String({ pattern: '^whsec_\\S+$' })),
})

type Settings = Type.Static<typeof settings>

export interface Config extends Settings {
  /** The port was set explicitly: if it is taken the start fails instead of using another. */
  portGiven: boolean
  /** --demo: a database at DATABASE_URL may also be filled, and with --reset emptied. */
  demoAllowed: boolean
  reset: boolean
  /** --empty: a trial shop without demo data. */
  empty: boolean
  shop: ShopConfig
  /** Variables with our prefix that nothing reads: probably typing errors, reported at the start. */
  unread: readonly string[]
  /** Base of links in mails: publicUrl, else the address of the server. Never taken from a request. */
  shopUrl: string
}

/** The flag and variable of each setting; a flag takes precedence over the environment. */
const SOURCES: Record<keyof Settings, { env: string; flag?: string; secret?: boolean }> = {
  mode: { env: 'CAMBUSA_MODE' },
  host: { env: 'CAMBUSA_HOST', flag: 'host' },
  port: { env: 'PORT', flag: 'port' },
  dataDir: { env: 'CAMBUSA_DATA', flag: 'data' },
  shopFile: { env: 'CAMBUSA_SHOP_FILE' },
  storefrontDir: { env: 'CAMBUSA_STOREFRONT' },
  contentDir: { env: 'CAMBUSA_CONTENT_DIR' },
  slidesFile: { env: 'CAMBUSA_SLIDES_FILE' },
  contentUrl: { env: 'CONTENT_URL' },
  ssoFile: { env: 'CAMBUSA_SSO_FILE' },
  databaseUrl: { env: 'DATABASE_URL', secret: true },
  sessionIdleMinutes: { env: 'CAMBUSA_SESSION_IDLE_MINUTES' },
  unconfirmedDays: { env: 'CAMBUSA_UNCONFIRMED_DAYS' },
  storeId: { env: 'CAMBUSA_STORE_ID' },
  importSeconds: { env: 'CAMBUSA_IMPORT_SECONDS' },
  importMegabytes: { env: 'CAMBUSA_IMPORT_MEGABYTES' },
  memorySaving: { env: 'CAMBUSA_MEMORY_SAVING' },
  rendersWhenIdle: { env: 'CAMBUSA_DRAWS_ASIDE' },
  gzipJoining: { env: 'CAMBUSA_GZIP_JOINING' },
  secret: { env: 'CAMBUSA_SECRET', secret: true },
  publicUrl: { env: 'CAMBUSA_PUBLIC_URL' },
  smtpUrl: { env: 'CAMBUSA_SMTP_URL', secret: true },
  mailFrom: { env: 'CAMBUSA_MAIL_FROM' },
  ordersTo: { env: 'CAMBUSA_ORDERS_TO' },
  ordersDigest: { env: 'CAMBUSA_ORDERS_DIGEST' },
  trustedProxies: { env: 'CAMBUSA_TRUSTED_PROXIES' },
  apiDocs: { env: 'CAMBUSA_API_DOCS' },
  hstsSubdomains: { env: 'CAMBUSA_HSTS_SUBDOMAINS' },
  // The address may contain a key of the service.
  geocoderUrl: { env: 'CAMBUSA_GEOCODER_URL', secret: true },
  vatRegisterUrl: { env: 'CAMBUSA_VAT_REGISTER_URL' },
  geocoderCountry: { env: 'CAMBUSA_GEOCODER_COUNTRY' },
  geocoderRegion: { env: 'CAMBUSA_GEOCODER_REGION' },
  ...picturesSources,
  ...pushSources,
  drainSeconds: { env: 'CAMBUSA_DRAIN_SECONDS' },
  paymentMinutes: { env: 'CAMBUSA_PAYMENT_MINUTES' },
  transferDays: { env: 'CAMBUSA_TRANSFER_DAYS' },
  stripeSecretKey: { env: 'CAMBUSA_STRIPE_SECRET_KEY', secret: true },
  stripeWebhookSecret: { env: 'CAMBUSA_STRIPE_WEBHOOK_SECRET', secret: true },
}
const SETTING_NAMES = Object.keys(SOURCES) as (keyof Settings)[]

const DEFAULTS = {
  mode: 'demo',
  host: '127.0.0.1',
  port: DEFAULT_PORT,
  dataDir: join(projectRoot, 'var'),
  shopFile: join(projectRoot, 'shop.config.json'),
  storefrontDir: builtStorefront,
  sessionIdleMinutes: SESSION_IDLE_MINUTES,
  unconfirmedDays: 30,
  storeId: STORE_ID,
  importSeconds: 3_600,
  importMegabytes: 2_048,
  memorySaving: true,
  rendersWhenIdle: true,
  gzipJoining: true,
  secret: DEVELOPMENT_SECRET,
  ordersDigest: 'each',
  geocoderCountry: 'it',
  ...picturesDefaults,
  drainSeconds: 0,
  paymentMinutes: 30,
  transferDays: 5,
}

interface ConfigInput {
  env: Readonly<Record<string, string | undefined>>
  args: readonly string[]
}

/** Reads flags, environment and shop.config.json once. Throws StartupError with one sentence that names the mistake. */
export function readConfig({ env, args }: ConfigInput): Config {
  const flags = readFlags(args)
  const given: Partial<Record<keyof Settings, { text: string; name: string }>> = {}
  for (const key of SETTING_NAMES) {
    const { env: variable, flag } = SOURCES[key]
    const option = flag ? flags[flag] : undefined
    if (typeof option === 'string') given[key] = { text: option, name: `--${flag}` }
    else if (env[variable]) given[key] = { text: env[variable], name: variable }
  }
  const said = Object.entries(given).map(([key, { text }]) => [key, valueOf(key, text.trim())])
  const byMode = given.mode?.text.trim() === 'production' ? { drainSeconds: PRODUCTION_DRAIN_SECONDS } : {}
  const values: unknown = { ...DEFAULTS, ...byMode, ...Object.fromEntries(said) }
  if (!Value.Check(settings, values)) throw wrongSetting(values, given)
  const shopFile = resolve(values.shopFile)
  if (values.mode === 'production') checkProduction(values, flags, (key) => SOURCES[key].env)
  checkStripe(values, (key) => SOURCES[key].env)
  checkPictures(values, (key) => SOURCES[key].env)
  checkPush(values, (key) => SOURCES[key].env)
  const shop = readShopConfig(shopFile)
  if (values.mode === 'production') checkIdentity(shop, shopFile)
  return {
    ...values,
    dataDir: resolve(values.dataDir),
    shopFile,
    storefrontDir: resolve(values.storefrontDir),
    portGiven: given.port !== undefined,
    demoAllowed: flags.demo === true,
    reset: flags.reset === true,
    empty: flags.empty === true,
    shop,
    unread: unreadVariables(env),
    shopUrl: values.publicUrl ?? listenAddress(values.host, values.port),
  }
}

/** What production needs and a trial shop has not set, including a retailer's file other than the demo shop's. */
export const productionLacks = (config: Config): string[] => [
  ...missingSettings(config).map((key) => SOURCES[key].env),
  ...(demoFieldOf(config.shop) === undefined ? [] : [config.shopFile]),
]

function unreadVariables(env: ConfigInput['env']): string[] {
  const known = new Set([...Object.values(SOURCES).map((source) => source.env), ...READ_ELSEWHERE])
  return Object.keys(env).filter((name) => /^CAMBUSA_/i.test(name) && !known.has(name))
}

/** The type of a setting: 'integer', 'boolean', 'string' or none of one word. */
const typeOf = (key: string) => (settings.properties as Record<string, { type?: string }>)[key]?.type

/** The value of a text; an invalid text stays a text, which the schema refuses. */
function valueOf(key: string, text: string) {
  if (key === 'trustedProxies') return readTrustedProxies(text) ?? text
  if (key === 'ordersTo' || key === 'webPushHosts') return text.split(',').map((address) => address.trim())
  if (typeOf(key) === 'boolean' && /^[01]$/.test(text)) return text === '1'
  return typeOf(key) === 'integer' && /^\d+$/.test(text) ? Number(text) : text
}

function wrongSetting(
  values: unknown,
  given: Partial<Record<keyof Settings, { text: string; name: string }>>,
) {
  const wrong = SETTING_NAMES.find((key) =>
    Value.Errors(settings, values).some((e) => e.instancePath.split('/')[1] === key),
  )
  const key = wrong ?? 'mode'
  const { env, secret } = SOURCES[key]
  const value = secret ? '…' : (given[key]?.text ?? '')
  const name = given[key]?.name ?? env
  return new StartupError(startupTexts.wrongSetting({ name, value, expected: startupTexts.expected[key] }))
}
