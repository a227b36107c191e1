/** The query of an address as the shop writes it: plain words, lists as repeated keys. */
export type RawSearch = Record<string, string | string[]>

/** Parses the query of an address; a repeated key becomes a list. */
export function readSearch(query: string): RawSearch {
  // Collected in a Map and then made own properties, so that '?__proto__=1' is a key like any other.
  const search = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(query)) {
    const known = search.get(key)
    search.set(key, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(search)
}

/** Writes the query of an address: what is undefined or null is left out. */
export function writeSearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(key, String(one))
    }
  }
  const query = params.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')
  return query ? `?${query}` : ''
}
