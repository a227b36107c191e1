import { listFlyers } from '@cambusa/contract/content/flyers'
import { PAGES, postsUrl } from '@cambusa/contract/content/content-urls'
import { flyerTexts } from '@cambusa/messages/it/content/flyers'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../app/navigation/paths.ts'
import { answer, answerContent, fetchFromTest, resetNetwork } from '../testing/network.ts'
import { closeShop, openShop } from '../testing/opened-shop.ts'
import { servePublicShop } from '../testing/public-screens.ts'
import { buildPost, el, treeOf } from '../testing/served-content.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(fetchFromTest))
  vi.stubGlobal(
    'IntersectionObserver',
    // Everything is near.
    class {
      observe: () => void
      disconnect = () => undefined
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }])
      }
    },
  )
  resetNetwork()
  servePublicShop()
})
afterEach(async () => {
  await closeShop()
  vi.unstubAllGlobals()
})

const days = { startDate: '2026-11-18', endDate: '2026-12-01' }
const flyer = (slug: string, title: string, state: 'past' | 'running') => ({
  slug,
  title,
  summary: '',
  state,
  pictures: [],
  ...days,
})

test('home has the parts that its page of the content names, in their order: its text, running flyers', async () => {
  const sections = ['text', 'unknown', 'flyers']
  const text = treeOf(el('p', ['Benvenuti in dispensa.']))
  answerContent(postsUrl(PAGES, { slug: 'home' }), [buildPost('home', 'Home', text, { sections })])
  answer(listFlyers, () => ({
    flyers: [flyer('pasta', 'Settimana della pasta', 'running'), flyer('autunno', 'Autunno', 'past')],
  }))
  const { main } = await openShop(paths.home)
  const shown = await main.findByText('Benvenuti in dispensa.')
  const link = await main.findByRole('link', { name: 'Settimana della pasta' })
  expect(shown.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(main.getByRole('link', { name: flyerTexts.all }).getAttribute('href')).toBe(paths.flyers)
  expect(main.queryByText('Autunno')).toBeNull()
  expect(main.queryByRole('heading', { name: homeTexts.promotions })).toBeNull()
})
