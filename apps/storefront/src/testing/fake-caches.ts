/**
 * Stands in for the browser's caches: keys are addresses relative to the shop, in the order in which they were put.
 * `fullAt`: so many answers fit into one cache, and one more is refused as a full disk refuses it.
 */
export function fakeCaches({ fullAt = Number.POSITIVE_INFINITY } = {}) {
  const held = new Map<string, Map<string, Response>>()
  const addressOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://shop.invalid/').href
  const open = (name: string) => {
    const entries = held.get(name) ?? new Map<string, Response>()
    held.set(name, entries)
    return {
      match: async (key: string) => entries.get(addressOf(key))?.clone(),
      put: async (key: string, answer: Response) => {
        if (entries.size >= fullAt) throw new DOMException('full', 'QuotaExceededError')
        entries.set(addressOf(key), answer)
      },
      delete: async (key: string | { url: string }) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  const caches = {
    open: async (name: string) => open(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      held.get(cacheName)?.get(addressOf(key))?.clone(),
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
  }
  /** The addresses that a cache holds, without the shop's own. */
  const addresses = (name: string) =>
    [...(held.get(name)?.keys() ?? [])].map((url) => url.replace('https://shop.invalid', ''))
  /** Everything that is held, as text. */
  const texts = async () => {
    const all = [...held.values()].flatMap((entries) => [...entries])
    return Promise.all(all.map(async ([url, answer]) => `${url} ${await answer.clone().text()}`))
  }
  return { caches, addresses, texts, names: () => [...held.keys()] }
}
