type Listening = Parameters<typeof window.addEventListener>

const listening: Listening[] = []
const listen = window.addEventListener

/** From now on what listens to the window is known. */
export function watchListeners(): void {
  window.addEventListener = (...given: Listening) => {
    listening.push(given)
    listen.apply(window, given)
  }
}

/** A page that is left hears nothing any more; the window, which the next page has too, is as it was. */
export function endListeners(): void {
  window.addEventListener = listen
  for (const [event, listener, options] of listening.splice(0))
    window.removeEventListener(event, listener, options)
}
