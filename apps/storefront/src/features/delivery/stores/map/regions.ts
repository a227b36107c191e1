import file from './regions.json'

type Position = readonly [latitude: number, longitude: number]

/** The lines of the file: steps of latitude and longitude from corner to corner, the first from 0, 0. */
function linesOf(): Position[][] {
  return file.lines.map((steps) => {
    let [x, y] = [0, 0]
    const line: Position[] = []
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] ?? 0
      y += steps[at + 1] ?? 0
      line.push([y * file.unit, x * file.unit])
    }
    return line
  })
}

/**
 * The outlines of the Italian regions and their islands: closed rings, in degrees. Source: Natural Earth 1:10m, simplified by
 * make-regions.mjs. A border that two regions share is stored once; a negative number is that line walked backwards.
 */
export function regionOutlines(): Position[][] {
  const lines = linesOf()
  const walked = (place: number) => (place < 0 ? (lines[~place] ?? []).toReversed() : (lines[place] ?? []))
  return file.regions.flatMap(({ rings }) => rings.map((ring) => ring.flatMap(walked)))
}
