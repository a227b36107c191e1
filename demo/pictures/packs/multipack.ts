import { label } from '../label.ts'
import { clipped, groundShadow, roundedPath, roundShade, shape, stroke } from '../parts.ts'
import type { PackShape } from '../picture-spec.ts'
import type { Theme } from '../theme.ts'

const TALL: readonly PackShape[] = [
  'water',
  'soda',
  'beer',
  'glass',
  'bottle',
  'drink-can',
  'brick',
  'spirit',
  'wine',
]

const WIDE: readonly PackShape[] = ['flat-can', 'tub', 'vacuum']

interface Place {
  x: number
  y: number
  scale: number
}

/** Where the packs of a multipack stand: tall ones in two rows, low ones side by side or on each other. */
function placesOf(inner: PackShape, count: number): Place[] {
  if (TALL.includes(inner)) {
    const columns = count >= 6 ? 3 : Math.min(count, 3)
    const front = Array.from({ length: columns }, (_, i) => ({
      x: 500 + (i - (columns - 1) / 2) * 240 - 400,
      y: 140,
      scale: 0.8,
    }))
    const back = count > 3 ? front.map(({ x }) => ({ x: x + 46, y: 88, scale: 0.78 })) : []
    return [...back, ...front]
  }
  const columns = Math.min(count, count > 3 ? 3 : count)
  const scale = columns === 2 ? 0.62 : WIDE.includes(inner) ? 0.4 : 0.5
  const row = (y: number) =>
    Array.from({ length: columns }, (_, i) => ({
      x: 500 + (i - (columns - 1) / 2) * 1000 * scale * 0.62 - 500 * scale,
      y,
      scale,
    }))
  return count > 3 ? [...row(60), ...row(400)] : row(500 - 500 * scale + 30)
}

/** Several packs held together by film with a printed band. */
export function multipack(theme: Theme, drawOne: (shape: PackShape) => string): string {
  const { inner = 'bottle', count = 6 } = theme.spec
  const places = placesOf(inner, count)
  const one = `<defs><g id="one">${drawOne(inner)}</g></defs>`
  const packs = places
    .map(({ x, y, scale }) => `<use href="#one" transform="translate(${x} ${y}) scale(${scale})"/>`)
    .join('')
  const isTall = TALL.includes(inner)
  const scale = places[0]?.scale ?? 1
  const top = isTall ? 470 : Math.min(...places.map(({ y }) => y)) + scale * 110
  const bottom = isTall ? 890 : Math.max(...places.map(({ y }) => y)) + scale * 935
  const film = { x: isTall ? 118 : 96, y: top, width: isTall ? 764 : 808, height: bottom - top }
  const bandHeight = isTall ? 250 : Math.min(230, film.height * 0.44)
  const band = {
    x: film.x - 12,
    y: bottom - bandHeight - (isTall ? 80 : 16),
    width: film.width + 24,
    height: bandHeight,
  }
  return (
    groundShadow(500, bottom - (isTall ? 10 : 0), 420, 36) +
    one +
    packs +
    shape(roundedPath(film, 36), '#eaf4fb', 0.22) +
    stroke(
      `M${film.x + 40} ${film.y + 30}Q${film.x + 26} ${film.y + film.height / 2} ${film.x + 44} ${film.y + film.height - 30}`,
      '#fff',
      18,
      0.75,
    ) +
    clipped(
      'band',
      `M${band.x} ${band.y}Q500 ${band.y + 26} ${band.x + band.width} ${band.y}V${band.y + band.height}Q500 ${band.y + band.height + 26} ${band.x} ${band.y + band.height}Z`,
      `<g transform="translate(0 8)">${label(theme, { ...band, height: band.height + 8 })}</g>` +
        roundShade({ ...band, height: band.height + 40 }, 'matt', 'band'),
    ) +
    stroke(`M${film.x + film.width - 46} ${film.y + 40}q16 80 0 160`, '#fff', 12, 0.7)
  )
}
