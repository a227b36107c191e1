import type { LabelFace } from '../../apps/server/src/modules/pictures/pictures.ts'
import { FOOD_BRANDS } from './brands-food.ts'
import { OTHER_BRANDS } from './brands-other.ts'
import { chanceOf } from './random.ts'

const BRAND_LIST = { ...FOOD_BRANDS, ...OTHER_BRANDS }

export type BrandGroup = keyof typeof BRAND_LIST

export interface Brand {
  name: string
  /** Colour of the brand, #rrggbb. */
  base: string
  /** Second colour, #rrggbb. */
  accent: string
  face: LabelFace
  /** Legal name and seat of the food business operator (Reg. EU 1169/2011 art. 8). */
  operator: string
}

const TOWNS = [
  '40051 Altedo (BO)',
  '41012 Carpi (MO)',
  '43036 Fidenza (PR)',
  '44011 Argenta (FE)',
  '47521 Cesena (FC)',
  '48022 Lugo (RA)',
  '29017 Fiorenzuola d’Arda (PC)',
  '42015 Correggio (RE)',
  '46029 Suzzara (MN)',
  '26100 Cremona (CR)',
  '37044 Cologna Veneta (VR)',
  '35042 Este (PD)',
  '12042 Bra (CN)',
  '53036 Poggibonsi (SI)',
  '06083 Bastia Umbra (PG)',
  '84018 Scafati (SA)',
  '71042 Cerignola (FG)',
  '70022 Altamura (BA)',
  '95031 Adrano (CT)',
  '87064 Corigliano-Rossano (CS)',
]
const STREETS = [
  'via dell’Artigianato',
  'via dei Mulini',
  'strada Provinciale',
  'via Lungargine',
  'via della Bonifica',
  'località Casenuove',
  'via delle Industrie',
  'via Prati di Sopra',
]
const FORMS = ['S.r.l.', 'S.p.A.', 'Soc. coop. agricola', 'S.r.l.', 'S.a.s.']

function readBrand(line: string): Brand {
  const [name = '', base = '', accent = '', face = 'sans'] = line.split('|')
  const chance = chanceOf(`brand:${name}`)
  const isOwn = name.startsWith('Cambusa')
  const operator = isOwn
    ? 'Cambusa S.p.A., via del Porto Canale 8, 40127 Bologna (BO)'
    : `${name} ${chance.pick(FORMS)}, ${chance.pick(STREETS)} ${chance.int(2, 180)}, ${chance.pick(TOWNS)}`
  return { name, base, accent, face: face as LabelFace, operator }
}

const BRANDS = new Map<string, Brand[]>(
  Object.entries(BRAND_LIST).map(([group, lines]) => [group, lines.map(readBrand)]),
)

/** The fictional brands that make goods of this group. */
export function brandsOf(group: BrandGroup): readonly Brand[] {
  return BRANDS.get(group) ?? []
}
