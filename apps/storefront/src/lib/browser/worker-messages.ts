/** What a page tells the service worker. `release` is the page's: the name of its first file. */
export type ToWorker =
  /** What the page has loaded is kept; with `all`, the other files of the release too. `page` is its address. */
  | { type: 'keep'; release: string; files: string[]; page: string; all: boolean }
  /** Another shopper from now on, or nobody: nothing of the one before stays. */
  | { type: 'forget' }
  /** The waiting worker takes over: because the shopper wants the new version, or the page is of it already. */
  | { type: 'activate'; release?: string }

/** What the service worker tells pages when it takes over. */
export interface FromWorker {
  type: 'release'
  release: string
}

/** The first file of a release, which names all others: another one is another release. */
export const FIRST_FILE = /^\/?assets\/index-[\w-]{7}\.js$/
