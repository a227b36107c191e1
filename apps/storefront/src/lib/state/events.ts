/**
 * What parts of the browser program tell each other without knowing each other:
 * - notLoggedIn: the server answered 419, or 'nobody' to who was signed in;
 * - sessionChanged: another user or company from now on (login, logout, company change);
 * - serviceDown: the server failed (HTTP 500 to 599);
 * - notFound: what the route is about does not exist (HTTP 404);
 * - resumed: the app came back from the background.
 */
export type AppEvent = 'notLoggedIn' | 'sessionChanged' | 'serviceDown' | 'notFound' | 'resumed'

const listeners = new Map<AppEvent, Set<() => void>>()

/** Listens until the returned function is called. */
export function onAppEvent(name: AppEvent, listener: () => void): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set.add(listener))
  return () => set.delete(listener)
}

export function emitAppEvent(name: AppEvent): void {
  listeners.get(name)?.forEach((listener) => listener())
}
