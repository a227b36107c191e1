import { createMemoryHistory } from '@tanstack/react-router'
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { name as shop } from '../../../../../shop.config.json'
import { closeShop, openShop } from '../../testing/opened-shop.ts'
import { publicScreens, servePublicShop } from '../../testing/public-screens.ts'
import { fetchFromTest, resetNetwork } from '../../testing/network.ts'
import { paths } from '../navigation/paths.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromTest)
  resetNetwork()
  servePublicShop()
})
afterEach(async () => {
  await closeShop()
  vi.unstubAllGlobals()
})

/** The head as the server makes it, from the same answers. */
async function serverTitle(address: string): Promise<string> {
  const { createShopRouter } = await import('../navigation/router.tsx')
  const { createQueryClient } = await import('../../lib/api/query-client.ts')
  const { currentScopeKey } = await import('../../lib/state/shopping-scope.ts')
  const { pageHead } = await import('./page-head.ts')
  const queryClient = createQueryClient()
  const router = createShopRouter(queryClient)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const { routeId = '', params = {}, search = {} } = router.state.matches.at(-1) ?? {}
  const head = pageHead({
    routeId,
    params: params as Record<string, string>,
    search: search as Record<string, unknown>,
    path: address,
    queryClient,
    scope: currentScopeKey(),
    status: 200,
    origin: 'https://shop.example',
  })
  return head.title
}

const rendered = [
  paths.home,
  paths.notFound,
  paths.serviceDown,
  paths.categories,
  paths.category,
  paths.search,
  paths.advancedSearch,
  paths.fastSearch,
  paths.quickOrder,
  paths.product,
  paths.productHistory,
  paths.cart,
  paths.page,
  paths.faq,
  paths.faqCategory,
]

it.each(rendered)('the server and the screen give %s the same title', async (path) => {
  const { at } = publicScreens[path]!
  document.title = 'before'
  await openShop(at)
  const title = await serverTitle(at)
  await waitFor(() => expect(document.title).toBe(title))
  expect(title === shop).toBe(path === paths.home)
})
