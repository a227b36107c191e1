/** Pieces that every pack is put together from. Packs are drawn on 1000 by 1000. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a pack stands: soft, and darker where it touches. */
export function groundShadow(cx: number, y: number, rx: number, ry = rx * 0.1): string {
  return `<radialGradient id="ground"><stop stop-color="#1d1b18" stop-opacity=".34"/><stop offset=".55" stop-color="#1d1b18" stop-opacity=".13"/><stop offset="1" stop-color="#1d1b18" stop-opacity="0"/></radialGradient><ellipse cx="${cx}" cy="${y}" rx="${rx * 1.14}" ry="${ry * 1.2}" fill="url(#ground)"/>`
}

/** Content cut to a silhouette. */
export function clipped(id: string, silhouette: string, content: string): string {
  return `<clipPath id="${id}"><path d="${silhouette}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

const stop = (offset: number, colour: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

export type Finish = 'matt' | 'satin' | 'gloss' | 'metal'

const ROUND_STOPS: Record<Finish, string> = {
  matt:
    stop(0, '#000', 0.3) +
    stop(0.12, '#000', 0.08) +
    stop(0.3, '#fff', 0.14) +
    stop(0.55, '#000', 0) +
    stop(0.85, '#000', 0.14) +
    stop(1, '#000', 0.34),
  satin:
    stop(0, '#000', 0.36) +
    stop(0.1, '#000', 0.1) +
    stop(0.24, '#fff', 0.26) +
    stop(0.4, '#fff', 0.02) +
    stop(0.62, '#000', 0) +
    stop(0.87, '#000', 0.17) +
    stop(1, '#000', 0.42),
  gloss:
    stop(0, '#000', 0.4) +
    stop(0.08, '#000', 0.12) +
    stop(0.15, '#fff', 0.1) +
    stop(0.2, '#fff', 0.5) +
    stop(0.27, '#fff', 0.08) +
    stop(0.6, '#000', 0) +
    stop(0.88, '#000', 0.2) +
    stop(0.95, '#fff', 0.12) +
    stop(1, '#000', 0.44),
  metal:
    stop(0, '#000', 0.5) +
    stop(0.1, '#000', 0.05) +
    stop(0.18, '#fff', 0.6) +
    stop(0.3, '#fff', 0.05) +
    stop(0.5, '#000', 0.12) +
    stop(0.7, '#fff', 0.28) +
    stop(0.85, '#000', 0.2) +
    stop(1, '#000', 0.5),
}

/** Light and shade of something round that stands upright, over a box. */
export function roundShade({ x, y, width, height }: Box, finish: Finish = 'satin', id = 'round'): string {
  return `<linearGradient id="${id}-${finish}" x1="0" x2="1" y1="0" y2="0">${ROUND_STOPS[finish]}</linearGradient><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id}-${finish})"/>`
}

/** A vertical gradient over a box. */
export function fall(
  { x, y, width, height }: Box,
  id: string,
  stops: readonly [number, string, number][],
): string {
  return `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops.map(([o, c, a]) => stop(o, c, a)).join('')}</linearGradient><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})"/>`
}

export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** Path of a rectangle with round corners. */
export function roundedPath({ x, y, width: w, height: h }: Box, r: number): string {
  return `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
}
