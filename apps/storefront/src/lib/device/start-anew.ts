import type { Bridge } from './bridge.ts'

/** The browser keeps the old page for its back button, so that one is emptied and reloads when it is shown. */
export const startAnew: Bridge['startAnew'] = (address) => {
  document.body.hidden = true
  window.addEventListener('pageshow', () => window.location.reload(), { once: true })
  window.location.assign(address)
}
