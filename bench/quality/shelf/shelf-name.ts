import type { Chance } from '../../../demo/catalogue/random.ts'

/** Abbreviations that a hurried clerk uses; longer words first. */
const SHORT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/PARZIALMENTE SCREMATO/, ['PARZ.SCREMATO', 'PARZ.SCR.', 'P.S.']],
  [/EXTRAVERGINE DI OLIVA/, ['EXTRAV.OLIVA', 'E.V.O.', 'EXTRA VERG. OLIVA']],
  [/SENZA GLUTINE/, ['S/GLUT.', 'S/GLUTINE', 'SENZA GLUT.']],
  [/SENZA LATTOSIO/, ['S/LATTOSIO', 'S/LATT.']],
  [/SENZA ZUCCHER([IO])/, ['S/ZUCCH.', 'S/ZUCCHER$1']],
  [/SENZA /, ['S/']],
  [/ALL'OLIO DI OLIVA|IN OLIO DI OLIVA/, ['C/OLIO OLIVA', 'OLIO OLIVA']],
  [/SOTT'OLIO/, ['S/OLIO', 'SOTTOLIO', "SOTT'OLIO"]],
  [/SOTT'ACETO/, ['S/ACETO', 'SOTTACETO']],
  [/PROSCIUTTO/, ['PROSC.']],
  [/MOZZARELLA/, ['MOZZ.']],
  [/FORMAGGIO/, ['FORM.']],
  [/POMODORO/, ['POM.']],
  [/POMODORI/, ['POM.']],
  [/GRATTUGIATO/, ['GRATT.']],
  [/AFFUMICAT([OA])/, ['AFF.', 'AFFUMIC.']],
  [/INTEGRAL([EI])/, ['INTEGR.']],
  [/SURGELAT([OIA])/, ['SURG.', 'SURGEL.']],
  [/BISCOTTI FROLLINI/, ['BISC.FROLLINI', 'FROLLINI']],
  [/BISCOTTI/, ['BISC.']],
  [/CIOCCOLATO/, ['CIOCC.', 'CIOCCOL.']],
  [/DECAFFEINATO/, ['DECAFF.', 'DEK', 'DEC.']],
  [/CONFETTURA/, ['CONFETT.']],
  [/DETERSIVO/, ['DET.', 'DETERS.']],
  [/DETERGENTE/, ['DETERG.', 'DET.']],
  [/AMMORBIDENTE CONCENTRATO/, ['AMM.CONC.', 'AMMORB.CONC.']],
  [/LAVASTOVIGLIE/, ['LAVAST.']],
  [/LAVATRICE/, ['LAVATR.', 'LAV.']],
  [/PAVIMENTI/, ['PAVIM.']],
  [/BAGNOSCHIUMA/, ['BAGNOS.']],
  [/OMOGENEIZZATO/, ['OMOG.', 'OMOGENEIZ.']],
  [/NATURALE/, ['NAT.']],
  [/FRIZZANTE/, ['FRIZZ.']],
  [/ANALCOLIC([OA])/, ['ANALC.']],
  [/BICCHIERI/, ['BICCH.']],
  [/AFFETTAT([OA])/, ['AFFETT.']],
  [/COMPATIBILI/, ['COMPAT.', 'COMP.']],
]
const CLEAN = 0.45
const SHORTENED = 0.6
const BRAND_FIRST = 0.25

/** The name as printed in the price list: 'LATTE UHT PARZ.SCREMATO GRANAROLO ML500X6'. */
export function shelfName(template: string, brand: string, format: string, chance: Chance): string {
  const placed = chance.is(BRAND_FIRST)
    ? `${brand} ${template.replace('~', '')}`
    : template.includes('~')
      ? template.replace('~', brand)
      : `${template} ${brand}`
  const isClean = chance.is(CLEAN)
  let name = placed
  for (const [word, forms] of SHORT) {
    // A brand is never abbreviated.
    if (!word.test(name) || word.test(brand)) continue
    const form = chance.pick(forms)
    if (!isClean && chance.is(SHORTENED)) name = name.replace(word, form)
  }
  return `${name} ${glued(format, chance)}`.replace(/\s+/g, ' ').trim()
}

const GLUED: Record<string, readonly string[]> = {
  l: ['LT', 'L.', 'LT '],
  ml: ['ML', 'ML.', 'ML '],
  cl: ['CL'],
  kg: ['KG', 'KG.', 'KG '],
  g: ['GR', 'G', 'GR.', 'G '],
  pz: ['PZ', 'PZ.', 'X'],
}
const BEHIND: Record<string, readonly string[]> = {
  l: ['LT', 'L'],
  ml: ['ML'],
  cl: ['CL'],
  kg: ['KG'],
  g: ['G', 'GR'],
  pz: ['PZ', ' PZ'],
}
const UNIT_FIRST = 0.65
const IN_CL = 0.5

/** '6 x 500 ml' as 'ML500X6', '6X500ML' and the like; a single piece is left out. */
function glued(format: string, chance: Chance): string {
  if (format === '1 pz') return ''
  const [, times, amount = '', unit = ''] = /^(?:(\d+) x )?([\d,]+) (\w+)$/.exec(format) ?? []
  const inCl = unit === 'ml' && chance.is(IN_CL) && Number(amount) % 10 === 0
  const number = inCl ? String(Number(amount) / 10) : amount
  const printed = inCl ? 'cl' : unit
  const isFirst = chance.is(UNIT_FIRST)
  const one = isFirst
    ? `${chance.pick(GLUED[printed] ?? [])}${number}`
    : `${number}${chance.pick(BEHIND[printed] ?? [])}`
  if (times === undefined) return one
  return isFirst ? `${one}X${times}` : `${times}X${one}`
}
