/**
 * Events between parts of the browser program that do not import each other:
 * - notLoggedIn: the server answered 419, or took a signed-in customer for a visitor; sessionChanged follows;
 * - sessionChanged: another user or company from now on (login, logout, company change);
 * - serviceDown: the server failed (HTTP 500 to 599);
 * - notFound: the subject of the route does not exist (HTTP 404);
 * - resumed: the app came back from the background;
 * - acted: the shopper's first event on this page, from which on what the server has rendered is hydrated that works without code;
 * - cookiesChosen: the choice about cookies may have changed, here or in another tab.
 */
export type AppEvent =
  | 'notLoggedIn'
  | 'sessionChanged'
  | 'serviceDown'
  | 'notFound'
  | 'resumed'
  | 'acted'
  | 'cookiesChosen'

const listeners = new Map<AppEvent, Set<() => void>>()

/** Adds a listener; returns a function that removes it. */
export function onAppEvent(name: AppEvent, listener: () => void): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set.add(listener))
  return () => set.delete(listener)
}

export function emitAppEvent(name: AppEvent): void {
  listeners.get(name)?.forEach((listener) => listener())
}
