import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenFirstOpen } from './when-first-open.tsx'

let root: Root
let isThere = false
const onClose = vi.fn()
const load = async () => {
  if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
  return () => <p>La finestra</p>
}

beforeEach(() => {
  isThere = false
  onClose.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isThere)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

function open() {
  const Part = whenFirstOpen(load)
  const render = (isOpen: boolean) => root.render(<Part open={isOpen} onClose={onClose} />)
  onClose.mockImplementation(() => render(false))
  render(true)
  return render
}

const told = async () => {
  await screen.findByText(uiTexts.missingOffline)
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
}

test('a dialog whose code fails to load says so in its place, and can be closed and opened again', async () => {
  const render = open()
  await told()
  await userEvent.click(screen.getByRole('button', { name: uiTexts.close }))
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(onClose).toHaveBeenCalledOnce()
  isThere = true
  render(true)
  await screen.findByText('La finestra')
})

test('it opens when the network is back', async () => {
  open()
  await told()
  isThere = true
  window.dispatchEvent(new Event('online'))
  await screen.findByText('La finestra')
  expect(document.querySelector('dialog')).toBeNull()
})
