import { screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { mountShop } from '../app/mount-shop.tsx'
import { leaveNetwork } from './network.ts'

/** As index.html does before the code of the page runs. */
const recordKeys = (event: KeyboardEvent) => window.earlyKeys?.push(event)
window.addEventListener('keydown', recordKeys, true)

let opened: ReturnType<typeof mountShop> | undefined

/**
 * Opens the shop at an address like a newly loaded page: with the real router, query cache and stores, all of them new.
 * The test answers its calls (network.ts). Opening it again is a reload: storage stays.
 */
export async function openShop(address: string) {
  leavePage()
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const element = document.body.appendChild(document.createElement('div'))
  window.earlyKeys = []
  const { mountShop: mount } = await import('../app/mount-shop.tsx')
  const { router } = (opened = mount(element))
  const main = within(await screen.findByRole('main'))
  return { shopper: userEvent.setup(), main, address: () => router.state.location.href }
}

function leavePage(): void {
  if (!opened) return
  opened.close()
  opened.router.history.destroy()
  opened.queryClient.clear()
  opened = undefined
  document.body.replaceChildren()
}

/** Leaves the page once its pending imports have loaded, and clears the browser. */
export async function closeShop(): Promise<void> {
  leavePage()
  leaveNetwork()
  // An import that ends during the next test would call that test's shop.
  await vi.dynamicImportSettled()
  localStorage.clear()
  sessionStorage.clear()
}
