import { darken, lighten } from '../colour.ts'

/** Foods are drawn on 32 by 32, as the icons that they stand beside. */

/** A gradient lit from the upper left; equal colours share it. */
function lit(colour: string, depth: number): { id: string; defs: string } {
  const id = `f${colour.slice(1)}${Math.round(depth * 100)}`
  const defs = `<radialGradient id="${id}" cx=".36" cy=".26" r=".85"><stop stop-color="${lighten(colour, 0.42 * depth)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.34 * depth)}"/></radialGradient>`
  return { id, defs }
}

/** A rounded thing of one colour. */
export function body(d: string, colour: string, depth = 1): string {
  const { id, defs } = lit(colour, depth)
  return `${defs}<path d="${d}" fill="url(#${id})"/>`
}

export function round(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  turn = 0,
  depth = 1,
): string {
  const { id, defs } = lit(colour, depth)
  const transform = turn === 0 ? '' : ` transform="rotate(${turn} ${cx} ${cy})"`
  return `${defs}<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})"${transform}/>`
}

export const ball = (cx: number, cy: number, r: number, colour: string, depth = 1) =>
  round(cx, cy, r, r, colour, 0, depth)

/** A flat area. */
export const flat = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A round stroke. */
export const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A tube: a dark stroke, its colour, a highlight. */
export const tube = (d: string, colour: string, width: number) =>
  line(d, darken(colour, 0.28), width) +
  line(d, colour, width * 0.82) +
  line(d, lighten(colour, 0.45), width * 0.26, 0.8)

/** Light on a wet or polished thing. */
export const shine = (cx: number, cy: number, rx: number, ry: number, turn = -30, opacity = 0.5) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}" transform="rotate(${turn} ${cx} ${cy})"/>`

export const turned = (content: string, degrees: number, cx = 16, cy = 16) =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${content}</g>`

export const moved = (content: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
