import { readShopConfigText } from '@cambusa/contract/shop/shop-config-text'
import { shopConfig } from '@cambusa/contract/shop/shop-config'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shopConfigSentence, shopConfigTexts } from './shop-config.ts'

const root = join(import.meta.dirname, '../../../..')
const text = readFileSync(join(root, 'shop.config.json'), 'utf8')
type Shop = Record<string, Record<string | number, unknown>>

/** The sentence about the shop's file after a change of it; undefined: nothing is wrong. */
function sentenceAfter(change: (shop: Shop) => void): string | undefined {
  const shop = JSON.parse(text) as Shop
  change(shop)
  const read = readShopConfigText(JSON.stringify(shop))
  return 'problem' in read ? shopConfigSentence(read.problem, 'bottega.json') : undefined
}

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
}
/** Every field of the file by its path, items of lists as []. */
const fieldsOf = ({ properties = {}, items }: Schema, path = ''): string[] => [
  ...(path === '' ? [] : [path]),
  ...Object.entries(properties).flatMap(([name, schema]) =>
    fieldsOf(schema, path === '' ? name : `${path}.${name}`),
  ),
  ...(items ? fieldsOf(items, `${path}[]`) : []),
]

test('the shop’s own file is in order', () => {
  expect(sentenceAfter(() => undefined)).toBeUndefined()
})

test('hosts of pictures are names', () => {
  const pictureHosts = ['img.esempio.it', 'a-b.c0.xn--p1ai', 'cdn.esempio.shop']
  expect(sentenceAfter((shop) => Object.assign(shop, { pictureHosts }))).toBeUndefined()
})

test('the pictures of a map come from the shop itself or from one host by https', () => {
  for (const tiles of ['https://mappe.esempio.it/{z}/{x}/{y}{r}.png', '/mappe/{z}/{x}/{y}.webp'])
    expect(
      sentenceAfter((shop) => Object.assign(shop, { map: { tiles, attribution: 'Autori' } })),
    ).toBeUndefined()
  for (const tiles of [
    'http://mappe.esempio.it/{z}/{x}/{y}.png',
    'https://{s}.esempio.it/{z}/{x}/{y}.png',
    'https://mappe.esempio.it/{z}/{x}.png',
    'https://mappe.esempio.it/{z}/{x}/{y}.png?key={key}',
    '//mappe.esempio.it/{z}/{x}/{y}.png',
  ])
    expect(sentenceAfter((shop) => Object.assign(shop, { map: { tiles, attribution: 'Autori' } }))).toMatch(
      /il campo map\.tiles deve essere un indirizzo/,
    )
})

const analytics = { kind: 'gtag', script: 'https://www.misure.esempio.it/gtag/js', id: 'G-ABC1234567' }
const pixel = { kind: 'fbq', script: '/dev/analytics/fbq.js', id: '1234567890' }
const measured = (service: object, change: object) => (shop: Shop) =>
  Object.assign(shop, { [service === pixel ? 'pixel' : 'analytics']: { ...service, ...change } })

test('a shop may name a service that measures, and a pixel', () => {
  expect(sentenceAfter(measured(pixel, { hosts: ['www.pixel.esempio.it'] }))).toBeUndefined()
  for (const change of [{}, { trustedTypes: ['goog#html'] }, { kind: 'matomo', id: '7' }])
    expect(sentenceAfter(measured(analytics, change))).toBeUndefined()
})

test('of every field that the file may have it is said what belongs there', () => {
  expect(Object.keys(shopConfigTexts.expected).toSorted()).toEqual(fieldsOf(shopConfig as Schema).toSorted())
})

test.each<[change: (shop: Shop) => void, sentence: RegExp]>([
  [(shop) => delete shop['company']!['pec'], /^In bottega\.json manca il campo company\.pec: /],
  [(shop) => (shop['contacts']!['fax'] = '1'), /il campo contacts\.fax non esiste: /],
  [(shop) => Object.assign(shop, { name: '  ' }), /il campo name deve essere una riga .*, non "  "\.$/],
  [(shop) => Object.assign(shop, { logo: '/logo.svg' }), /il campo logo deve essere un oggetto/],
  [
    (shop) => (shop['logo']!['file'] = '../../logo.exe'),
    /il campo logo\.file deve essere il nome di un file/,
  ],
  [
    (shop) => (shop['company']!['vatNumber'] = '01234567890'),
    /company\.vatNumber deve essere una partita IVA/,
  ],
  [(shop) => (shop['bankTransfer']!['iban'] = 'IT61X0542811101000000123456'), /bankTransfer\.iban .* IBAN/],
  [(shop) => (shop['social']![0] = { name: 'X', url: 'javascript:x' }), /social\[0\]\.url .* https:\/\//],
  [(shop) => (shop['externalLinks']![0] = { name: 'X', url: '//evil.example' }), /externalLinks\[0\]\.url/],
  ...[
    'https://img.esempio.it',
    'img.esempio.it/a',
    '*.esempio.it',
    'IMG.esempio.it',
    '10.0.0.1',
    'esempio',
    '',
  ].map((host): [(shop: Shop) => void, RegExp] => [
    (shop) => Object.assign(shop, { pictureHosts: ['a.it', host] }),
    /il campo pictureHosts\[1\] deve essere il nome di un host/,
  ]),
  [
    (shop) => Object.assign(shop, { pictureHosts: Array.from({ length: 21 }, () => 'a.it') }),
    /il campo pictureHosts deve essere un elenco di al massimo 20 nomi di host/,
  ],
  ...[
    'http://misure.esempio.it/a.js',
    '//misure.esempio.it/a.js',
    'https://misure.esempio.it/a.js?id=1',
    'https://misure.esempio.it/../a.js',
    'https://misure.esempio.it',
    'https://10.0.0.1/a.js',
    "https://misure.esempio.it/a.js; script-src '*'",
    '/',
    '',
  ].map((script): [(shop: Shop) => void, RegExp] => [
    measured(analytics, { script }),
    /analytics\.script deve essere un indirizzo https/,
  ]),
  [measured(analytics, { kind: 'ga' }), /analytics\.kind deve essere gtag o matomo, non "ga"\.$/],
  [measured(analytics, { kind: 'fbq' }), /analytics\.kind deve essere gtag o matomo/],
  [measured(analytics, { id: '1234' }), /analytics\.id deve essere il codice dato dal servizio/],
  [measured(analytics, { kind: 'matomo' }), /analytics\.id deve essere il codice dato dal servizio/],
  [measured(pixel, { id: 'G-ABC1234567' }), /pixel\.id deve essere il numero del pixel/],
  [measured(pixel, { hosts: ['*.esempio.it'] }), /pixel\.hosts\[0\] deve essere il nome di un host/],
  [measured(pixel, { trustedTypes: ["'allow-duplicates'"] }), /pixel\.trustedTypes\[0\] deve essere/],
  [(shop) => Object.assign(shop, { reloadAfterMillis: 0 }), /reloadAfterMillis .* da 60000 .*, non 0\.$/],
  [(shop) => Object.assign(shop, { checkVersionInterval: '600000' }), /checkVersionInterval .* millisecondi/],
  [(shop) => Object.assign(shop, { dayWordsSaved: 1.5 }), /dayWordsSaved .* da 1 a 365, non 1\.5\.$/],
  ...['payment', '//evil.example', '/payment?a=1'].map((path): [(shop: Shop) => void, RegExp] => [
    (shop) => Object.assign(shop, { hashNotReload: ['/cart/', path] }),
    /il campo hashNotReload\[1\] deve essere un percorso del negozio come \/payment/,
  ]),
  [measured(analytics, { token: 'x' }), /il campo analytics\.token non esiste/],
  [
    (shop) => (shop['colours']!['primary'] = '#ffd400'),
    /colours\.primary \(#ffd400\) su #ffffff ha un contrasto di 1,43:1 .* almeno 4,5:1/,
  ],
  [
    (shop) => (shop['colours']!['secondary'] = '#d6410f'),
    /colours\.secondary \(#d6410f\) su #faf8f5 ha un contrasto di 4,\d+:1/,
  ],
])('what is wrong is told with its field and what belongs there (%#)', (change, sentence) => {
  expect(sentenceAfter(change)).toMatch(sentence)
})

test.each([
  ['{ name: ', /non è JSON valido/],
  ['[]', /deve contenere un oggetto JSON/],
  ['null', /deve contenere un oggetto JSON/],
])('a file that holds %s is told to be none', (broken, sentence) => {
  const read = readShopConfigText(broken)
  expect('problem' in read && shopConfigSentence(read.problem, 'bottega.json')).toMatch(sentence)
})

test('no text that anybody reads names the demo shop: the name is told to it', () => {
  const folder = import.meta.dirname
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .filter((file) =>
      /cambusa/i.test(readFileSync(join(folder, file), 'utf8').replaceAll(/@cambusa\/|CAMBUSA_[A-Z_]+/g, '')),
    )
  expect(named).toEqual([])
})
