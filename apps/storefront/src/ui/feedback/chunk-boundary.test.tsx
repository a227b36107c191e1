import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { ChunkBoundary } from './chunk-boundary.tsx'

const STANDS_MS = 1100
let root: Root
/** The errors of the next loads; after them loading succeeds. */
let failures: Error[] = []
const load = vi.fn(async () => {
  const failure = failures.shift()
  if (failure) throw failure
  return () => <p>Il grafico</p>
})
const missing = () => new TypeError('Failed to fetch dynamically imported module')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => {
  load.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  })
})
afterEach(() => root.unmount())

function render(quiet = false) {
  const Part = lazyComponent(load)
  root.render(
    <ChunkBoundary quiet={quiet} fallback={<p>Al suo posto</p>}>
      <Part />
    </ChunkBoundary>,
  )
}

test('code that fails to load is requested once, reported in place, and requested again by the button', async () => {
  failures = [missing()]
  render()
  await screen.findByText(uiTexts.missing)
  expect(load).toHaveBeenCalledTimes(1)
  await pause(STANDS_MS)
  await userEvent.click(screen.getByRole('button', { name: uiTexts.retry }))
  await screen.findByText('Il grafico')
  expect(load).toHaveBeenCalledTimes(2)
})

test('it loads when the network is back, and no button is offered before', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  failures = [missing()]
  render()
  await screen.findByText(uiTexts.missingOffline)
  expect(screen.queryByRole('button')).toBeNull()
  await pause(STANDS_MS)
  offline.mockRestore()
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Il grafico')
})

test('unimportant content that fails to load leaves its fallback', async () => {
  failures = [missing()]
  render(true)
  await screen.findByText('Al suo posto')
  expect(screen.queryByText(uiTexts.missing)).toBeNull()
})
