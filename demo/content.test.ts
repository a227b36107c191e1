import { join } from 'node:path'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import { flyerState } from '@cambusa/domain/content/flyer-state'
import { consentVersions } from '@cambusa/messages/it/people/consents'
import { expect, it } from 'vitest'
import { flyersOf } from '../apps/server/src/modules/flyers/flyers.ts'
import { sourceOn } from '../apps/server/src/testing/content/content-folder.ts'
import { demoCategories } from './catalogue/families.ts'
import { demoPromotions, pastPromotions } from './shop/promotions.ts'

const TODAY = '2026-11-21'
const EVERY = { per_page: 100 }
/** Screens of the shop that the content leads to, besides its own. */
const SCREENS = [
  '/faq',
  '/volantini',
  '/test1',
  '/category',
  '/search',
  '/advanced-search',
  '/quick-order',
  '/registration-user',
  '/reset-password-request',
  '/profile',
  '/profile/orders',
  '/profile/colleagues',
  '/profile/delete-account',
]

const { source, logged } = sourceOn(join(import.meta.dirname, 'content'))
const postsOf = async (type: string) => (await source.posts(type, EVERY)).posts as ContentPost[]

/** The addresses in a text, from its clean HTML. */
const linksIn = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)

it('the content of the demo shop is read without a mistake, and nothing of it is left out', async () => {
  await source.opened()
  expect([source.problem(), logged]).toEqual([undefined, []])
  const pages = await postsOf('pages')
  expect(pages.filter(({ slug }) => slug !== 'home').length).toBe(12)
  const categories = (await source.posts('faq_categories', EVERY)).posts as ContentCategory[]
  expect(categories.map(({ count }) => count)).toEqual([5, 5, 5, 5, 5, 5])
  for (const post of [...pages, ...(await postsOf('faq'))]) {
    expect([post.slug, post.content.rendered.length > 100]).toEqual([post.slug, true])
    expect([post.slug, post.content.rendered.includes('undefined')]).toEqual([post.slug, false])
  }
})

it('what customers agree to has the version that their consent names', async () => {
  const pages = await postsOf('pages')
  const versionOf = (name: string) => pages.find(({ slug }) => slug === name)?.shop.version
  expect(versionOf('privacy')).toBe(consentVersions.privacy)
  expect(versionOf('terms')).toBe(consentVersions.terms)
})

it('every link within the shop leads to a page, question, flyer, category or screen', async () => {
  const [pages, faq, flyers] = await Promise.all(['pages', 'faq', 'volantini'].map(postsOf))
  const categories = (await source.posts('faq_categories', EVERY)).posts as ContentCategory[]
  const known = new Set([
    ...SCREENS,
    ...[...pages!, ...flyers!].map(({ link }) => link),
    ...categories.map(({ slug }) => `/faq/${slug}`),
    ...demoCategories.map(({ slug }) => `/category/${slug}`),
  ])
  const menus = (await Promise.all(['main', 'footer'].map((location) => source.menu(location)))).flat()
  const slides = (
    await Promise.all(
      [0, 1, 2, 3, 4].map((deliveryServiceId) =>
        source.slides({ sliderId: 'home', unixSeconds: Date.parse(TODAY) / 1000, deliveryServiceId }),
      ),
    )
  ).flat()
  const links = [
    ...[...pages!, ...faq!, ...flyers!].flatMap(({ content }) => linksIn(content.rendered)),
    ...menus.flatMap(({ url, children }) => [url, ...children.map((child) => child.url)]),
    ...slides.map(({ link_url: url }) => url),
  ]
  expect(links.length).toBeGreaterThan(60)
  const inside = links.filter((link) => link.startsWith('/')).map((link) => link.replace(/[?#].*/, ''))
  expect(inside.filter((link) => !known.has(link))).toEqual([])
  expect(slides.filter(({ image }) => image === '')).toEqual([])
})

it('has slides of their own for every service and for seasons', async () => {
  const titles = async (day: string, deliveryServiceId: number) =>
    (await source.slides({ sliderId: 'home', unixSeconds: Date.parse(day) / 1000, deliveryServiceId })).map(
      ({ title }) => title.text,
    )
  const [none, ...services] = await Promise.all([0, 1, 2, 3, 4].map((id) => titles(TODAY, id)))
  for (const own of services) expect(own.filter((title) => !none!.includes(title)).length).toBe(1)
  expect(await titles('2027-04-01', 0)).not.toEqual(none)
})

it('has a running, a coming and a past flyer, of promotions and categories that the demo shop has', async () => {
  const promotions = [...demoPromotions(TODAY), ...pastPromotions(TODAY)]
  const slugs = demoCategories.map(({ slug }) => slug)
  const states = (await flyersOf(source).flyers()).map((flyer) => {
    for (const { category } of flyer.pages)
      expect(category === undefined || slugs.includes(category)).toBe(true)
    const shown = promotions.filter(({ key }) => flyer.promotions.includes(key))
    expect([flyer.slug, shown.length]).toEqual([flyer.slug, flyer.promotions.length])
    return flyerState(shown[0]!, TODAY)
  })
  expect(states).toEqual(['running', 'coming', 'past'])
})
