import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isBuiltForAnother } from './shop-config.ts'
import { writeRetailersFile } from './testing/files/retailers-file.ts'

const read = (env: Record<string, string> = {}, ...args: string[]) => readConfig({ env, args })
const sound = {
  CAMBUSA_MODE: 'production',
  DATABASE_URL: 'postgres://db/shop',
  CAMBUSA_SECRET: 'b7e2f0c94a1d86533fe07a9cd2418b6e',
  CAMBUSA_PUBLIC_URL: 'https://spesa.bottegarossa.it',
  CAMBUSA_SHOP_FILE: writeRetailersFile(),
  CAMBUSA_SMTP_URL: 'smtp://shop:hunter2@mail.example.com:587',
  CAMBUSA_MAIL_FROM: 'Bottega Rossa <spesa@bottegarossa.it>',
}

describe('the configuration', () => {
  test('defaults to the demo shop for this computer only', () => {
    const config = read()
    expect(config).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      storeId: 5,
      sessionIdleMinutes: 30,
      unconfirmedDays: 30,
      portGiven: false,
    })
    expect(config.databaseUrl).toBeUndefined()
    expect(config.dataDir).toMatch(/[\\/]var$/)
    expect(config.shop.name).toBe('Cambusa')
  })

  test('a switch is 1 or 0, and undefined when not set', () => {
    expect(read().apiDocs).toBeUndefined()
    expect(read({ CAMBUSA_API_DOCS: '0', CAMBUSA_HSTS_SUBDOMAINS: '1' })).toMatchObject({
      apiDocs: false,
      hstsSubdomains: true,
    })
  })

  test('a geocoder searches in Italy by default, and its address has no parameters', () => {
    expect(read()).toMatchObject({ geocoderCountry: 'it' })
    expect(read().geocoderUrl).toBeUndefined()
    const url = 'https://geo.example.com/nominatim'
    expect(read({ CAMBUSA_GEOCODER_URL: url }).geocoderUrl).toBe(url)
    for (const wrong of ['geo.example.com', `${url}?key=1`])
      expect(() => read({ CAMBUSA_GEOCODER_URL: wrong })).toThrow(/CAMBUSA_GEOCODER_URL/)
    expect(() => read({ CAMBUSA_GEOCODER_COUNTRY: 'Italia' })).toThrow(/CAMBUSA_GEOCODER_COUNTRY/)
  })

  test('a bucket of pictures needs both its keys, which no message shows; a folder needs none', () => {
    const url = { CAMBUSA_PICTURES_URL: 'https://foto.s3.eu-south-1.amazonaws.com/negozio' }
    const keys = { CAMBUSA_PICTURES_KEY: 'AKIA', CAMBUSA_PICTURES_SECRET: 'geheim' }
    expect(read({ ...url, ...keys })).toMatchObject({ picturesKey: 'AKIA', picturesRegion: 'us-east-1' })
    expect(() => read(url)).toThrow('Con CAMBUSA_PICTURES_URL serve anche CAMBUSA_PICTURES_KEY.')
    expect(() => read({ ...url, CAMBUSA_PICTURES_KEY: 'AKIA' })).toThrow(
      /serve anche CAMBUSA_PICTURES_SECRET/,
    )
    expect(() => read({ ...url, ...keys, CAMBUSA_PICTURES_SECRET: 'ge heim' })).toThrow(/SECRET .*«…»/)
    for (const folder of ['/srv/foto', 'foto', 'C:\\foto', 'file:///srv/foto', 'file:/srv/foto'])
      expect(read({ CAMBUSA_PICTURES_URL: folder }).picturesUrl).toBe(folder)
    for (const wrong of ['s3://foto', 'file://server/foto', 'https://a:b@foto.it', 'https://foto.it/?x=1'])
      expect(() => read({ CAMBUSA_PICTURES_URL: wrong })).toThrow(
        /CAMBUSA_PICTURES_URL deve essere una cartella/,
      )
  })

  test('Stripe needs both its secrets, and a demo accepts none of a real shop', () => {
    const trial = { CAMBUSA_STRIPE_SECRET_KEY: 'sk_test_4eC39Hq', CAMBUSA_STRIPE_WEBHOOK_SECRET: 'whsec_abc' }
    const real = { ...trial, CAMBUSA_STRIPE_SECRET_KEY: 'rk_live_4eC39Hq' }
    expect(read(trial)).toMatchObject({
      stripeSecretKey: 'sk_test_4eC39Hq',
      stripeWebhookSecret: 'whsec_abc',
    })
    expect(read({ ...sound, ...real }).stripeSecretKey).toBe('rk_live_4eC39Hq')
    expect(() => read({ ...sound, ...trial })).toThrow(/CAMBUSA_STRIPE_SECRET_KEY .*prova/)
    expect(() => read(real)).toThrow(/CAMBUSA_STRIPE_SECRET_KEY .*produzione/)
    for (const name of Object.keys(trial)) {
      const other = Object.keys(trial).find((one) => one !== name)!
      expect(() => read({ ...trial, [name]: '' })).toThrow(new RegExp(`Con ${other} serve anche ${name}`))
      expect(() => read({ ...trial, [name]: 'hunter2' })).toThrow(new RegExp(`^${name} (?!.*hunter2)`))
    }
  })

  test('a flag takes precedence over the environment', () => {
    expect(read({ PORT: '9000' }).port).toBe(9000)
    expect(read({ PORT: '9000' }, '--port', '9001', '--data=/tmp/shop')).toMatchObject({
      port: 9001,
      portGiven: true,
      dataDir: '/tmp/shop',
    })
  })

  test('an empty variable counts as not set', () => {
    expect(read({ DATABASE_URL: '', PORT: '' })).toMatchObject({ mode: 'demo', portGiven: false })
  })

  test.each([
    [{ PORT: 'abc' }, [], /^PORT .*«abc»/],
    [{ PORT: '70000' }, [], /^PORT /],
    [{}, ['--port', '8080.5'], /^--port /],
    [{ CAMBUSA_MODE: 'staging' }, [], /^CAMBUSA_MODE .*demo, production o test/],
    [{ CAMBUSA_UNCONFIRMED_DAYS: '1' }, [], /^CAMBUSA_UNCONFIRMED_DAYS .*giorni/],
    [{ CAMBUSA_SESSION_IDLE_MINUTES: '0' }, [], /^CAMBUSA_SESSION_IDLE_MINUTES /],
    [{ CAMBUSA_STORE_ID: 'five' }, [], /^CAMBUSA_STORE_ID /],
    [{ CAMBUSA_IMPORT_SECONDS: '0' }, [], /^CAMBUSA_IMPORT_SECONDS .*secondi/],
    [{ CAMBUSA_IMPORT_MEGABYTES: '1e9' }, [], /^CAMBUSA_IMPORT_MEGABYTES .*megabyte/],
    [{ DATABASE_URL: 'mysql://x' }, [], /^DATABASE_URL /],
    [{ CAMBUSA_PUBLIC_URL: 'spesa.example.com' }, [], /^CAMBUSA_PUBLIC_URL /],
    [{ CAMBUSA_PUBLIC_URL: 'https://spesa.example.com/shop' }, [], /^CAMBUSA_PUBLIC_URL /],
    [{ CAMBUSA_SMTP_URL: 'mail.example.com:587' }, [], /^CAMBUSA_SMTP_URL /],
    [{ CAMBUSA_SMTP_URL: 'smtp://shop@mail.example.com:port' }, [], /^CAMBUSA_SMTP_URL /],
    [{ CAMBUSA_MAIL_FROM: 'Cambusa' }, [], /^CAMBUSA_MAIL_FROM /],
    [{ CAMBUSA_MAIL_FROM: 'a@example.com, b@example.com' }, [], /^CAMBUSA_MAIL_FROM /],
    [{ CAMBUSA_API_DOCS: 'maybe' }, [], /^CAMBUSA_API_DOCS .*1 \(sì\) o 0/],
    [{ CAMBUSA_HSTS_SUBDOMAINS: '2' }, [], /^CAMBUSA_HSTS_SUBDOMAINS /],
    [{ CAMBUSA_ORDERS_TO: 'banco' }, [], /^CAMBUSA_ORDERS_TO .*«banco»/],
    [{ CAMBUSA_ORDERS_TO: 'banco@esempio.it,' }, [], /^CAMBUSA_ORDERS_TO /],
    [{ CAMBUSA_ORDERS_DIGEST: 'weekly' }, [], /^CAMBUSA_ORDERS_DIGEST .*«weekly»/],
    [{ CAMBUSA_TRUSTED_PROXIES: 'true' }, [], /^CAMBUSA_TRUSTED_PROXIES .*«true»/],
    [{ CAMBUSA_TRUSTED_PROXIES: '10' }, [], /^CAMBUSA_TRUSTED_PROXIES /],
    [{ CAMBUSA_TRUSTED_PROXIES: '-1' }, [], /^CAMBUSA_TRUSTED_PROXIES /],
    [{ CAMBUSA_TRUSTED_PROXIES: '10.0.0.1,proxy.local' }, [], /^CAMBUSA_TRUSTED_PROXIES /],
    [{ CAMBUSA_TRUSTED_PROXIES: '10.0.0.1,' }, [], /^CAMBUSA_TRUSTED_PROXIES /],
    [{ CAMBUSA_TRUSTED_PROXIES: '10.0.0.0/33' }, [], /^CAMBUSA_TRUSTED_PROXIES /],
    [{ CAMBUSA_TRUSTED_PROXIES: '0.0.0.0/0' }, [], /^CAMBUSA_TRUSTED_PROXIES /],
    [{ CAMBUSA_TRUSTED_PROXIES: '10.0.0.0/255.0.0.0' }, [], /^CAMBUSA_TRUSTED_PROXIES /],
    [{}, ['--prot', '1'], /--prot/],
  ])('a wrong value stops the start with one sentence that names it: %o %o', (env, args, sentence) => {
    expect(() => read(env as Record<string, string>, ...args)).toThrow(sentence)
  })

  test('orders are reported to the configured addresses, one by one by default', () => {
    const { ordersTo, ordersDigest } = read({ CAMBUSA_ORDERS_TO: 'banco@esempio.it, cucina@esempio.it' })
    expect([ordersTo, ordersDigest]).toEqual([['banco@esempio.it', 'cucina@esempio.it'], 'each'])
    expect(read({}).ordersTo).toBeUndefined()
  })

  test('proxies are set by number, or by addresses and networks; the default is none', () => {
    const of = (text: string) => read({ CAMBUSA_TRUSTED_PROXIES: text }).trustedProxies
    expect(read(sound).trustedProxies).toBeUndefined()
    expect(of('')).toBeUndefined()
    expect(of('2')).toBe(2)
    expect(of('10.0.0.1, 192.168.0.0/16 ,2001:db8::/32,loopback')).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      '2001:db8::/32',
      'loopback',
    ])
  })

  test('a secret is never repeated in a message', () => {
    expect(() => read({ DATABASE_URL: 'mysql://user:hunter2@x' })).toThrow(/^(?!.*hunter2)/)
    expect(() => read({ CAMBUSA_SMTP_URL: 'http://user:hunter2@x' })).toThrow(/^(?!.*hunter2)/)
  })

  test('production requires a database and a secret of its own', () => {
    expect(read(sound).mode).toBe('production')
    expect(() => read({ ...sound, DATABASE_URL: '' })).toThrow(/DATABASE_URL/)
    expect(() => read({ ...sound, CAMBUSA_SECRET: '' })).toThrow(/CAMBUSA_SECRET/)
    expect(() => read({ ...sound, CAMBUSA_SECRET: read().secret })).toThrow(/CAMBUSA_SECRET/)
    expect(() => read({ ...sound, CAMBUSA_SECRET: 'development-secret-of-somebody-else' })).toThrow(
      /CAMBUSA_SECRET/,
    )
    expect(() => read({ ...sound, CAMBUSA_SECRET: 'short' })).toThrow(/CAMBUSA_SECRET .*32/)
  })

  test.each(['CAMBUSA_PUBLIC_URL', 'CAMBUSA_SMTP_URL', 'CAMBUSA_MAIL_FROM'])(
    'production does not start without %s',
    (name) => {
      expect(() => read({ ...sound, [name]: '' })).toThrow(`In produzione ${name} è obbligatoria.`)
    },
  )

  test('links in mails lead to the public address, else to the address of the server', () => {
    expect(read(sound).shopUrl).toBe('https://spesa.bottegarossa.it')
    expect(read({ PORT: '9000' }).shopUrl).toBe('http://127.0.0.1:9000')
    expect(read({ CAMBUSA_HOST: '0.0.0.0' }).shopUrl).toBe('http://localhost:8080')
    expect(read({ CAMBUSA_HOST: '::1' }).shopUrl).toBe('http://[::1]:8080')
  })

  test.each([
    'k'.repeat(40),
    'Production0000000000000000000000000',
    '12345678'.repeat(4),
    'Cambusa.2026'.repeat(3),
  ])('production refuses a secret that can be guessed, without repeating it: %s', (secret) => {
    const readIt = () => read({ ...sound, CAMBUSA_SECRET: secret })
    expect(readIt).toThrow(/^In produzione CAMBUSA_SECRET non può essere un testo che si indovina/)
    expect(readIt).not.toThrow(secret)
  })

  test.each([[['--reset']], [['--demo']], [['--demo', '--reset']]])(
    'production refuses %o at once',
    (flags) => {
      expect(() => read(sound, ...flags)).toThrow(/^In produzione --(reset|demo) non è ammesso/)
      expect(read({ DATABASE_URL: sound.DATABASE_URL }, ...flags).mode).toBe('demo')
    },
  )
})

test('a storefront built from another retailer’s file is detected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-built-'))
  const { shop } = read()
  expect(isBuiltForAnother(shop, folder)).toBe(false)
  mkdirSync(join(folder, '.vite'))
  const build = (built: object) => writeFileSync(join(folder, '.vite/shop.json'), JSON.stringify(built))
  build(shop)
  expect(isBuiltForAnother(shop, folder)).toBe(false)
  build({ ...shop, copyright: '© Altri' })
  expect(isBuiltForAnother(shop, folder)).toBe(true)
  rmSync(folder, { recursive: true })
})

test('unknown variables with our prefix are reported, and no others', () => {
  const env = { CAMBUSA_PUBLICURL: 'https://x', cambusa_mode: 'demo', CAMBUSA_DATA: '/tmp/x', PATH: '/bin' }
  expect(read(env).unread).toEqual(['CAMBUSA_PUBLICURL', 'cambusa_mode'])
  expect(read(sound).unread).toEqual([])
})

describe('the retailer’s file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-config-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const readWith = (text: string) => {
    const shopFile = join(folder, 'shop.config.json')
    writeFileSync(shopFile, text)
    return () => readConfig({ env: { CAMBUSA_SHOP_FILE: shopFile }, args: [] })
  }

  test('stops the start when missing, broken or wrong, and names the place', () => {
    expect(() => readConfig({ env: { CAMBUSA_SHOP_FILE: '/nowhere/shop.config.json' }, args: [] })).toThrow(
      /\/nowhere\/shop/,
    )
    expect(readWith('{ name: ')).toThrow(/JSON/)
    const wrong = { ...read().shop, colours: { primary: 'blue', secondary: '#cd3c0d' } }
    expect(readWith(JSON.stringify(wrong))).toThrow(/colours\.primary/)
    const { company: _company, ...incomplete } = read().shop
    expect(readWith(JSON.stringify(incomplete))).toThrow(/company/)
  })
})
