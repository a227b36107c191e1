/** Leaves the shop for another page, in the same window. */
export const leaveTo = (address: string): void => window.location.assign(address)

/** Calls back when the browser's 'back' restores this page from its back/forward cache. */
export function onBackAgain(act: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act()
  }
  window.addEventListener('pageshow', listen)
  return () => window.removeEventListener('pageshow', listen)
}
