/** The query of the stores' address: from where, with which service and, below 960 px, the map instead of the list. */
export type StoresAsked = {
  town?: string | undefined
  service?: number | undefined
  view?: 'map' | undefined
}
