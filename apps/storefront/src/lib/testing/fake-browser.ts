/** Storage for tests: one for the tab, and one shared by tabs. */
export function fakeBrowser() {
  const storage = (): Storage => {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
      clear: () => values.clear(),
      key: (index) => [...values.keys()][index] ?? null,
      get length() {
        return values.size
      },
    }
  }
  return { tab: storage(), local: storage() }
}
