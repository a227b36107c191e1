import { menuUrl } from '@cambusa/contract/content/content-urls'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { paths } from '../app/navigation/paths.ts'
import { answerContent } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'
import styles from './footer.module.css'

test('the footer is hidden until its menu is there, whose columns would move the others', async () => {
  serveCart()
  answerContent(menuUrl('footer'), [{ id: 1, title: 'Come funziona', url: '/page/come', children: [] }])
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith(menuUrl('footer'))) await held
    return answered(address, init)
  })
  const { shopper } = await openShop(paths.notFound)
  // The first act, with which its code is loaded.
  await shopper.keyboard('{Shift}')
  const footer = await screen.findByRole('contentinfo')
  expect([...footer.classList]).toContain(styles['coming'])
  letGo()
  await within(footer).findByRole('link', { name: 'Come funziona' })
  await waitFor(() => expect([...footer.classList]).not.toContain(styles['coming']))
})
