import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => root.unmount())

test('a picture that failed is tried again when the network is back', async () => {
  root.render(<Picture src="/pictures/pane/160.webp" alt="Pane" sizes="48px" />)
  const picture = () => place.querySelector('img')
  await expect.poll(picture).not.toBeNull()
  picture()?.dispatchEvent(new Event('error'))
  await expect.poll(picture).toBeNull()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => picture()?.src).toContain('/pictures/pane/160.webp')
})
