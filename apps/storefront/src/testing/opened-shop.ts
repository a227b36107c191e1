import { screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { mountShop } from '../app/mount-shop.tsx'
import { leaveNetwork } from './network.ts'

let opened: ReturnType<typeof mountShop> | undefined

/**
 * Opens the shop at an address, as a page that is loaded does: the real router, store of answers and stores, all of them
 * new. What it asks of the server the test answers (network.ts). Opened once more it is a reload: storage stays.
 */
export async function openShop(address: string) {
  leavePage()
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const element = document.body.appendChild(document.createElement('div'))
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

/** Leaves the page once the code that it waits for is there, and nothing stays in the browser. */
export async function closeShop(): Promise<void> {
  leavePage()
  leaveNetwork()
  // Code that comes while the next test runs would ask the shop of that one.
  await vi.dynamicImportSettled()
  localStorage.clear()
  sessionStorage.clear()
}
