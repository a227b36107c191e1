import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { company, contacts, name as shop, social } from '../../../../../shop.config.json'
import { categoryQuery, categoryTreeQuery } from '../../features/catalogue/category/category-api.ts'
import { homeSlidesQuery } from '../../features/content/content-api.ts'
import { productHistoryQuery } from '../../features/product-history/product-history-api.ts'
import { flyerQuery } from '../../features/flyers/flyers-api.ts'
import { buildStore } from '../../lib/testing/test-store.ts'
import { servedFlyer } from '../../testing/public-screens.ts'
import { buildCategory } from '../../testing/served-category.ts'
import type { HeadInput } from './head-screen.ts'
import { pageHead } from './page-head.ts'

const origin = 'https://shop.example'
const scope = 'o0firstv1'
let client: QueryClient

beforeEach(() => (client = new QueryClient()))

const headOf = (routeId: string, more: Partial<HeadInput> = {}) =>
  pageHead({
    routeId,
    params: {},
    search: {},
    path: '/',
    queryClient: client,
    scope,
    status: 200,
    origin,
    ...more,
  })

describe('the head of home', () => {
  it('names the seller, the search and the stores', () => {
    const store = buildStore({ storeId: 5, name: 'Bologna', phone: '051 1', postalCode: '40121' })
    const head = headOf('/', { stores: [store] })
    expect(head).toMatchObject({ title: shop, canonical: `${origin}/`, robots: undefined })
    expect(head.jsonLd).toMatchObject([
      {
        '@graph': [
          {
            '@type': 'Organization',
            name: shop,
            legalName: company.legalName,
            logo: `${origin}/logo.svg`,
            vatID: `IT${company.vatNumber}`,
            telephone: contacts.phone,
            address: { postalCode: company.postalCode, addressCountry: 'IT' },
            sameAs: social.map(({ url }) => url),
          },
          {
            '@type': 'WebSite',
            potentialAction: { target: { urlTemplate: `${origin}/search?query={search_term_string}` } },
          },
          {
            '@type': 'GroceryStore',
            name: 'Bologna',
            telephone: '051 1',
            address: { streetAddress: 'Via del Porto, 12' },
            geo: { latitude: 44.22 },
          },
        ],
      },
    ])
  })

  it('shows the picture of the first slide, and none at a bad address', () => {
    const slide = { id: 1, title: { rendered: 'Il fresco', text: 'Il fresco' }, content: { rendered: '', text: '' }, link_text: '', link_url: '', image: '/pictures/b/640.webp' } // prettier-ignore
    client.setQueryData(homeSlidesQuery(0).queryKey, [slide])
    expect(headOf('/').images).toEqual([{ address: `${origin}/pictures/b/640.webp`, alt: 'Il fresco' }])
    for (const image of ['', 'javascript:alert(1)', 'http://['] as const) {
      client.setQueryData(homeSlidesQuery(0).queryKey, [{ ...slide, image }])
      expect(headOf('/').images).toEqual([])
    }
  })
})

describe('what search engines do not index', () => {
  it('are searches, carts, histories, accounts, and unknown addresses', () => {
    const hidden = ['/search', '/fast-search', '/cart', '/product-history/$slug', '/not-found', '/service-down', '/$', '/registration-user', '/customers/profile', '__proto__'] // prettier-ignore
    for (const routeId of hidden)
      expect([routeId, headOf(routeId).robots, headOf(routeId).canonical]).toEqual([
        routeId,
        'noindex,follow',
        undefined,
      ])
    for (const routeId of ['/', '/category/', '/advanced-search', '/quick-order'])
      expect([routeId, headOf(routeId).robots]).toEqual([routeId, undefined])
    for (const search of [{ name: 'pasta' }, { promo: '1' }])
      expect(headOf('/advanced-search', { search }).robots).toBe('noindex,follow')
  })

  it('is an error, which has the text of its screen', () => {
    const category = { ...buildCategory(11, 'Pasta', 'dispensa/pasta'), productCount: 1 }
    client.setQueryData(categoryQuery(scope, { slug: 'dispensa/pasta' }).queryKey, { category })
    const refused = headOf('/category/$', { params: { _splat: 'dispensa/pasta' }, status: 404 })
    expect(refused).toMatchObject({
      title: `${errorScreenTexts.notFoundTitle} · ${shop}`,
      robots: 'noindex,follow',
      canonical: undefined,
    })
    expect(headOf('/$', { status: 404 })).toMatchObject({ title: shop, robots: 'noindex,follow' })
  })
})

describe('other heads', () => {
  it('name the words searched for, the departments, and the product of a history', () => {
    const query = '<b>"pane"</b> 🍞'
    expect(headOf('/search', { search: { query } }).title).toBe(
      `${searchTexts.resultsFor({ query })} · ${shop}`,
    )
    client.setQueryData(categoryTreeQuery(scope).queryKey, [
      buildCategory(1, 'Dispensa', 'd'),
      buildCategory(2, 'Freschi', 'f'),
    ])
    expect(headOf('/category/').description).toBe(`Tutti i reparti di ${shop}: Dispensa e Freschi.`)
    const history = { name: 'Penne', mediaURL: '' } as never
    client.setQueryData(productHistoryQuery(scope, -1, 'penne').queryKey, history)
    expect(headOf('/product-history/$slug', { params: { slug: 'penne' } }).title).toBe(
      `Storia di Penne · ${shop}`,
    )
  })
})

describe('the head of a flyer', () => {
  const at = (flyer: object) => {
    client.setQueryData(flyerQuery(scope, 'pasta').queryKey, { ...servedFlyer, ...flyer })
    return headOf('/volantini/$volantino', { params: { volantino: 'pasta' } })
  }

  it('says until when it is valid, and leads to it from home', () => {
    const head = at({})
    expect(head).toMatchObject({
      canonical: `${origin}/volantini/pasta`,
      robots: undefined,
      description: 'Valido dal 18 novembre 2026 al 1º dicembre 2026. Spaghetti e penne.',
    })
    expect(head.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Volantini' }, { name: 'Settimana della pasta' }] }]) // prettier-ignore
  })

  it('is not for search engines when it is over', () => {
    expect(at({ state: 'past' }).robots).toBe('noindex,follow')
    expect(headOf('/volantini').canonical).toBe(`${origin}/volantini`)
  })
})
