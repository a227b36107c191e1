import type { PackedHtml } from './pack-html.ts'

/** A page to draw: path and query, for whom (nobody: where he shops), the shop's own address, the time as ISO. */
export interface PageAsked {
  address: string
  warehouseId: number
  origin: string
  now: string
}

/**
 * What became of a page: its HTML as it is kept, left to the browser as it should be, or why it was not drawn. One that hung
 * was given up after its time; it would take that time again.
 */
export type DrawnHtml =
  | ({ status: number } & PackedHtml)
  | { isForBrowser: true }
  | { notDrawn: string; isHung?: true }

/** An answer of one of the shop's own calls. */
export interface CallAnswer {
  status: number
  body: string
}

/** What the shop says of the thread that draws: the folder of the built storefront, and who goes first (step-back.ts). */
export interface DrawingData {
  dist: string
  drawsAside: boolean
}

/** What the thread is started with; a page that takes longer than `pageMs` is given up. */
export interface DrawingThreadData extends DrawingData {
  pageMs: number
}

export type ToDrawing =
  | { draw: number; asked: PageAsked }
  | { answered: number; answer: CallAnswer }
  | { areYouThere: true }
export type FromDrawing =
  /** It listens; its number on Linux. */
  | { ready: number | undefined }
  | { here: true }
  /** A page has its place, and its time begins. */
  | { begun: number }
  | { drawn: number; page: DrawnHtml }
  | { call: number; url: string }
