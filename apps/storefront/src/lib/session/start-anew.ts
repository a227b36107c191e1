/**
 * Loads another page in place of this one: nothing of the person of before stays in memory. The browser keeps the old page
 * for its back button, so that one is emptied and reloads when it is shown.
 */
export function startAnew(address: string): void {
  document.body.hidden = true
  window.addEventListener('pageshow', () => window.location.reload(), { once: true })
  window.location.assign(address)
}
