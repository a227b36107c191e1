import type { UnitPriceUnit } from '../money/unit-price.ts'
import { measuredContent, measureOf } from './measure-units.ts'
import type { ToldUnitPrice } from './priced-content.ts'

/** Words for pieces, also nouns of counted things; not washes and doses. */
const PIECE =
  /^(?:pz|pezz[oi]|cad|cadauno|uno|pieces?|pcs|pce|n|nr|st|stk|stück|uov[oa]|rotol[oi]|capsul[ae]|cialda|bustina|filtro|compressa|pastiglia|pannolino|assorbente|fazzoletto|salvietta)$/
const METRE = /^(?:m|mt|mtr|metr[oi])$/
/** 'al kg', '€/100 g', "all'etto", 'per pezzo'. */
const BEFORE_UNIT =
  /^(?:€|eur|euro)?\s*(?:\/|al(?:l['’a])?\s|all['’]|per\s|ogni\s|l['’])?\s*(?:€|eur|euro)?\s*\/?\s*/
const UNIT = /^(?:(\d+(?:[.,]\d+)?)\s*)?(\p{L}+)\.?(?:\s*\/.*)?$/u
const WITH_UNIT =
  /^(.*?\d)\s*(?:€|eur|euro)?\s*((?=[^€]*\p{L})(?:\/|al(?:l['’a])?\s|all['’]|per\s|ogni\s|l['’]|cad|(?<=€\s*)(?=\p{L}))[^€]*)$/isu

/** 'al kg 16,63 €', '€/l 2,40', 'kg = 2,00 €'. */
const UNIT_BEFORE =
  /^((?:€|eur|euro)?\s*(?:\/|al\s|per\s)\s*(?:\d+\s*)?\p{L}+\.?|\p{L}{1,5}\.?(?=\s*[:=]))\s*[:=]?\s*((?:€\s*)?\d[\d.,']*\s*€?)$/iu

/** The unit of a unit price, and the number of units that it is for: '100 g' is 0.1 kg. */
export function unitOfPrice(text: string): { unit: ToldUnitPrice['unit']; size: number } {
  const bare = text.trim().toLowerCase().replace(BEFORE_UNIT, '').trim()
  if (bare === '') return { unit: undefined, size: 1 }
  const [, amount = '1', word = ''] = UNIT.exec(bare) ?? []
  const count = Number(amount.replace(',', '.'))
  const base: UnitPriceUnit | undefined = PIECE.test(word) ? 'pz' : METRE.test(word) ? 'm' : undefined
  if (base !== undefined && count > 0) return { unit: base, size: count }
  const measured = measureOf(word) && measuredContent(count, word)
  return measured ? { unit: measured.unit, size: measured.content } : { unit: 'other', size: 1 }
}

/** Splits '16,63 € / kg' into the amount and its unit; `per` is '' for a plain amount. */
export function splitUnitPrice(text: string): { amount: string; per: string } {
  if (!/\p{L}|\//u.test(text.replace(/eur[o]?/gi, ''))) return { amount: text, per: '' }
  const bare = text.trim().replace(/^\((.*)\)$/s, '$1')
  const [, perBefore, amountBehind] = UNIT_BEFORE.exec(bare) ?? []
  if (perBefore !== undefined && amountBehind !== undefined) return { amount: amountBehind, per: perBefore }
  const [, amount, per = ''] = WITH_UNIT.exec(bare) ?? []
  return amount === undefined ? { amount: text, per: '' } : { amount, per }
}
