import type { LabelFace } from '../pictures/picture-spec.ts'
import { FOOD_BRANDS } from './brands-food.ts'
import { OTHER_BRANDS } from './brands-other.ts'
import { chanceOf } from './random.ts'

const BRAND_LIST = { ...FOOD_BRANDS, ...OTHER_BRANDS }

export type BrandGroup = keyof typeof BRAND_LIST

export interface Brand {
  name: string
  /** One of the shop's own. */
  isOwn: boolean
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

function readBrand(line: string, shop: string): Brand {
  const [said = '', base = '', accent = '', face = 'sans'] = line.split('|')
  const isOwn = said.startsWith('*')
  const name = isOwn ? said.replace('*', () => shop) : said
  const chance = chanceOf(`brand:${name}`)
  const operator = isOwn
    ? `${shop} S.p.A., via del Porto Canale 8, 40127 Bologna (BO)`
    : `${name} ${chance.pick(FORMS)}, ${chance.pick(STREETS)} ${chance.int(2, 180)}, ${chance.pick(TOWNS)}`
  return { name, isOwn, base, accent, face: face as LabelFace, operator }
}

/** How many brands make goods of this group, whatever the shop is called. */
export const brandCount = (group: BrandGroup): number => BRAND_LIST[group].length

/** By the shop's name, then by group. */
const readBrands = new Map<string, Map<string, Brand[]>>()

/** The fictional brands that make goods of this group, the shop's own under its name. */
export function brandsOf(group: BrandGroup, shop: string): readonly Brand[] {
  let brands = readBrands.get(shop)
  if (brands === undefined) {
    const groups = Object.entries(BRAND_LIST)
    brands = new Map(groups.map(([name, lines]) => [name, lines.map((line) => readBrand(line, shop))]))
    readBrands.set(shop, brands)
  }
  return brands.get(group) ?? []
}
