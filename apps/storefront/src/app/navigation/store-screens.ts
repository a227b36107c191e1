/** Screens of the stores, loaded as one chunk, by their routes alone; the map is a chunk of its own. */
export * as store from '../../routes/stores/store.tsx'
export * as storeLocator from '../../routes/stores/store-locator.tsx'
