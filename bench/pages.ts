import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { openShopProcess, type ShopProcess } from '../proofs/shop-process.ts'
import { measureCatalogue, sampleShop, type ShopSample } from './parts/catalogue-load.ts'
import { budgetLine, figuresLine, median, mediansOf, type Call, type Figures } from './parts/figures.ts'
import { viewFirst, type FirstView } from './parts/first-view.ts'
import { tapOwn, viewOwn, type OwnTaps, type OwnView } from './parts/own-view.ts'
import { openRestaurant } from './parts/restaurant.ts'
import { memoryOf } from './parts/memory.ts'
import { freshAddresses, measureBeside, measureFresh, measureKept } from './parts/page-load.ts'

/**
 * npm run bench -- pages [--beside DIR] [--runs 5] [--only views|content|own|rates]: the first view of home, a category
 * and a product (views), of a page, a flyer and the questions (content) on a slow phone (150 ms round trip, 1.6 Mbit/s, processor four times slower, empty cache); there too the time
 * until a signed-in customer sees own prices, and that of her taps at 40 ms; pages per second, the same one and always
 * new ones; the time of lists meanwhile; memory. With --beside the built copy of the project in DIR is measured too,
 * alternating with this one: before and after in one run.
 */

const LOAD = { connections: 10, seconds: 3 }
const RATE_RUNS = 3
const LIMITS = { keptPerSecond: 1500, freshPerSecond: 150, listTimes: 2, memoryMb: 60 }
const PAGES = [
  { name: 'home', lcpSeconds: 1.6 },
  { name: 'category', lcpSeconds: 2.2 },
  { name: 'product', lcpSeconds: 1.5 },
] as const
const CONTENT_PAGES = [
  { name: 'page', lcpSeconds: 1.6 },
  { name: 'flyer', lcpSeconds: 1.6 },
  { name: 'faq', lcpSeconds: 1.6 },
] as const
type ViewedPages = typeof PAGES | typeof CONTENT_PAGES
type ViewedName = ViewedPages[number]['name']

/** Screens of a signed-in customer with a cart, on a new device. */
const OWN_PAGES = ['home', 'category', 'cart', 'checkout'] as const
const OWN_LIMITS = { ownSeconds: 2, lcpSeconds: 1.6, addMs: 100, headingMs: 300 }
const CART_LINES = 6

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { beside: { type: 'string' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})

/** A shop under measurement, with its results. */
interface Measured {
  name: string
  shop: ShopProcess
  sample: ShopSample
  paths: Record<ViewedName, string>
  nextFresh: () => Call
  memoryMb: number
  views: Record<ViewedName, FirstView[]>
  /** The customer's session; her screens and taps. */
  session: string
  own: Record<(typeof OWN_PAGES)[number], OwnView[]>
  taps: OwnTaps[]
  rates: Record<'kept' | 'fresh' | 'meanwhile' | 'alone' | 'beside', Figures[]>
}

async function open(name: string, script?: string): Promise<Measured> {
  const shop = await openShopProcess({ script })
  const sample = await sampleShop(shop.url)
  const category = sample.categories.find(({ slug }) => slug === 'dispensa') ?? sample.categories[0]
  return {
    name,
    shop,
    sample,
    paths: {
      home: '/',
      category: `/category/${category?.slug}`,
      product: `/product/${sample.products[0]?.slug}`,
      page: '/page/privacy',
      flyer: '/volantini/offerte-della-settimana',
      faq: '/faq',
    },
    nextFresh: freshAddresses(sample),
    memoryMb: memoryOf(shop.pid).residentMb,
    views: { home: [], category: [], product: [], page: [], flyer: [], faq: [] },
    session: await fillCart(shop.url),
    own: { home: [], category: [], cart: [], checkout: [] },
    taps: [],
    rates: { kept: [], fresh: [], meanwhile: [], alone: [], beside: [] },
  }
}

/** The demo's restaurant with a cart; returns its session. */
async function fillCart(url: string): Promise<string> {
  const restaurant = await openRestaurant(url)
  await restaurant.hold(await restaurant.goods(CART_LINES))
  return restaurant.session
}

async function inBrowser(act: (browser: Browser) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    for (let run = 0; run < Number(values.runs); run += 1) await act(browser)
  } finally {
    await browser.close()
  }
}

const measureViews = (all: readonly Measured[], pages: ViewedPages) =>
  inBrowser(async (browser) => {
    for (const { name } of pages)
      for (const { shop, paths, views } of all)
        views[name].push(await viewFirst(browser, shop.url, paths[name]))
  })

const measureOwn = (all: readonly Measured[]) =>
  inBrowser(async (browser) => {
    for (const name of OWN_PAGES)
      for (const { shop, paths, own, session } of all) {
        const path = name === 'home' || name === 'category' ? paths[name] : `/${name}`
        own[name].push(await viewOwn(browser, shop.url, path, session))
      }
    for (const { shop, paths, taps, session } of all)
      taps.push(await tapOwn(browser, shop.url, paths.category, session))
  })

function printOwn({ name, own, taps }: Measured) {
  const print = (what: string, times: number[], unit: string, most: number) =>
    console.log(budgetLine(`${name}: ${what}`, median(times), unit, { most }))
  for (const page of OWN_PAGES) {
    const seen = own[page]
    const prices = seen.map(({ ownSeconds }) => ownSeconds)
    print(`${page} of a customer, own prices`, prices, 's', OWN_LIMITS.ownSeconds)
    const largest = seen.map(({ lcpSeconds }) => lcpSeconds)
    print(`${page} of a customer, LCP`, largest, 's', OWN_LIMITS.lcpSeconds)
  }
  const added = taps.map(({ addMs }) => addMs)
  print('first tap on Aggiungi, counter', added, 'ms', OWN_LIMITS.addMs)
  const headed = taps.map(({ headingMs }) => headingMs)
  print('tap on a card, heading', headed, 'ms', OWN_LIMITS.headingMs)
}

async function measureRates(all: readonly Measured[]) {
  for (const { shop, sample } of all) {
    await measureKept(shop.url, LOAD)
    await measureCatalogue(shop.url, sample, 'list', LOAD)
  }
  for (let run = 0; run < RATE_RUNS; run += 1)
    for (const { shop, sample, rates, nextFresh } of all) {
      rates.kept.push(await measureKept(shop.url, LOAD))
      // Requested at twice the target rate: enough to measure it, without running out of addresses.
      const wanted = LIMITS.freshPerSecond
      rates.fresh.push(await measureFresh(shop.url, { ...LOAD, atMostPerSecond: 2 * wanted }, nextFresh))
      rates.alone.push(await measureCatalogue(shop.url, sample, 'list', LOAD))
      const { pages, lists } = await measureBeside(
        shop.url,
        sample,
        { ...LOAD, atMostPerSecond: wanted },
        nextFresh,
      )
      rates.meanwhile.push(pages)
      rates.beside.push(lists)
    }
}

function printViews({ name, views }: Measured, pages: ViewedPages) {
  for (const page of pages) {
    const seen = views[page.name]
    const of = (pick: (view: FirstView) => number) => median(seen.map(pick))
    const needless = seen.map((view) => view.needless).sort((a, b) => a.length - b.length)[seen.length >> 1]
    console.log(
      budgetLine(
        `${name}: ${page.name}, LCP`,
        of((view) => view.lcpSeconds),
        's',
        { most: page.lcpSeconds },
      ),
    )
    console.log(
      `    JavaScript ${of((view) => view.scriptKb).toFixed(1)} kB, HTML ${of((view) => view.htmlKb).toFixed(1)} kB, ` +
        `${of((view) => view.calls)} calls, ${needless?.length ?? 0} of them for what the page has ${needless?.join(' ') ?? ''}`,
    )
  }
}

function printRates({ name, shop, rates, memoryMb }: Measured) {
  const { kept, fresh, alone, beside, meanwhile } = rates
  const medians = { kept: mediansOf(kept), fresh: mediansOf(fresh), meanwhile: mediansOf(meanwhile) }
  for (const [kind, figures] of Object.entries(medians))
    console.log(`${name}: ${figuresLine(kind, LOAD.connections, figures)}`)
  const [lists, slowed] = [mediansOf(alone), mediansOf(beside)]
  console.log(`${name}: ${figuresLine('alone', LOAD.connections, lists)}`)
  console.log(`${name}: ${figuresLine('beside', LOAD.connections, slowed)}`)
  const grown = memoryOf(shop.pid).residentMb - memoryMb
  const lines = [
    budgetLine(`${name}: kept`, medians.kept.perSecond, 'pages/s', { least: LIMITS.keptPerSecond }),
    budgetLine(`${name}: fresh`, medians.fresh.perSecond, 'pages/s', { least: LIMITS.freshPerSecond }),
    budgetLine(`${name}: lists p50`, slowed.p50Ms / lists.p50Ms, 'times', { most: LIMITS.listTimes }),
    budgetLine(`${name}: lists p99`, slowed.p99Ms / lists.p99Ms, 'times', { most: LIMITS.listTimes }),
  ]
  console.log(lines.join('\n'))
  console.log(`${name}: memory ${memoryMb} MB at the start, ${grown} MB more after all that`)
}

const measured: Measured[] = []
try {
  measured.push(await open('here'))
  const other = values.beside
  if (other !== undefined)
    measured.push(await open('beside', join(resolve(other), 'apps/server/dist/main.js')))
  const measures = (kind: 'views' | 'content' | 'own' | 'rates') =>
    values.only === undefined || values.only === kind
  if (measures('views')) await measureViews(measured, PAGES)
  if (measures('content')) await measureViews(measured, CONTENT_PAGES)
  if (measures('own')) await measureOwn(measured)
  if (measures('rates')) await measureRates(measured)
  for (const each of measured) {
    if (measures('views')) printViews(each, PAGES)
    if (measures('content')) printViews(each, CONTENT_PAGES)
    if (measures('own')) printOwn(each)
    if (measures('rates')) printRates(each)
  }
  const [here, beside] = measured.map(({ shop }) => memoryOf(shop.pid).residentMb)
  if (here !== undefined && beside !== undefined && measures('rates'))
    console.log(budgetLine('memory above that beside', here - beside, 'MB', { most: LIMITS.memoryMb }))
} finally {
  for (const { shop } of measured) await shop.close()
}
