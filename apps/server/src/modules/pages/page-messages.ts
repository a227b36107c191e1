import type { PackedHtml } from './pack-html.ts'

/** A page to draw: path and query, for whom (nobody: where he shops), the shop's own address, the time as ISO. */
export interface PageAsked {
  address: string
  warehouseId: number
  origin: string
  now: string
}

/** What became of a page: its HTML as it is kept, left to the browser as it should be, or why it was not drawn. */
export type DrawnHtml = ({ status: number } & PackedHtml) | { isForBrowser: true } | { notDrawn: string }

/** An answer of one of the shop's own calls. */
export interface CallAnswer {
  status: number
  body: string
}

/** What the thread that draws is given at its start: the folder of the built storefront, and who goes first (step-back.ts). */
export interface DrawingData {
  dist: string
  drawsAside: boolean
}

export type ToDrawing = { draw: number; asked: PageAsked } | { answered: number; answer: CallAnswer }
export type FromDrawing = { drawn: number; page: DrawnHtml } | { call: number; url: string }
