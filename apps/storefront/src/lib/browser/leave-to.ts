/** Leaves the shop for another page, in the same window. */
export const leaveTo = (address: string): void => window.location.assign(address)

/** Calls back when the browser shows this very page again that was left before: by 'back', from its memory. */
export function onBackAgain(act: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act()
  }
  window.addEventListener('pageshow', listen)
  return () => window.removeEventListener('pageshow', listen)
}
