import type { CompressedHtml } from './compress-html.ts'

/** A page to render: path and query, the visitor's warehouse, the shop's own address, the time as ISO. */
export interface PageAsked {
  address: string
  warehouseId: number
  origin: string
  now: string
}

/**
 * Result of a rendering: compressed HTML, a page that only the browser renders, or the reason of a failure. `isHung`:
 * it exceeded the time limit, and would again.
 */
export type RenderedHtml =
  | ({ status: number } & CompressedHtml)
  | { isForBrowser: true }
  | { notRendered: string; isHung?: true }

/** An answer of one of the shop's own calls. */
export interface CallAnswer {
  status: number
  body: string
}

/**
 * Settings of the rendering thread: the folder of the built storefront, and whether it runs only when the processor is
 * idle (thread-priority.ts).
 */
export interface RendererData {
  dist: string
  rendersWhenIdle: boolean
}

/** The workerData of the thread; a page that takes longer than `pageMs` is given up. */
export interface RendererThreadData extends RendererData {
  pageMs: number
}

export type ToRenderer =
  | { render: number; asked: PageAsked }
  | { answered: number; answer: CallAnswer }
  | { areYouThere: true }
export type FromRenderer =
  /** The thread listens; the value is its id on Linux. */
  | { ready: number | undefined }
  | { here: true }
  /** Rendering of a page has begun, and its time limit starts. */
  | { begun: number }
  | { rendered: number; page: RenderedHtml }
  | { call: number; url: string }
