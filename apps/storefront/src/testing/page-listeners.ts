type Listening = Parameters<typeof window.addEventListener>

const listening: Listening[] = []
const listen = window.addEventListener

/** Records listeners of the window from now on. */
export function watchListeners(): void {
  window.addEventListener = (...given: Listening) => {
    listening.push(given)
    listen.apply(window, given)
  }
}

/** Removes the listeners of a page that is left, because the next page has the same window. */
export function endListeners(): void {
  window.addEventListener = listen
  for (const [event, listener, options] of listening.splice(0))
    window.removeEventListener(event, listener, options)
}
