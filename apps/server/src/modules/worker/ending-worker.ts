/**
 * The service worker of a shop that has switched it off: it takes the place of any other at once, deletes what that one
 * kept and goes. It answers no request, so every page comes from the network again.
 */
export const ENDING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`
