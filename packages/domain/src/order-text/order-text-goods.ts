import { withoutAsides, withoutNoteWord } from './order-text-asides.ts'
import { withoutCourtesy } from './order-text-courtesy.ts'
import { readLeavingOut } from './order-text-leaving-out.ts'
import { orderTokens } from './order-text-tokens.ts'
import { withoutVagueness } from './order-text-vague.ts'

/** What a line says of goods. */
export interface SaidGoods {
  tokens: readonly string[]
  /** Words behind 'senza'. */
  without: readonly string[]
  /** It says its amount only about, or leaves something out: the shopper is asked. */
  isVague: boolean
}

/** The words of a line that are about goods: without courtesy, hours, notes and what is left out. */
export function goodsOf(text: string): SaidGoods {
  const polite = withoutCourtesy(text)
  const said = withoutNoteWord(withoutAsides(polite === '' ? text : polite))
  const { goods, without } = readLeavingOut(said)
  const { goods: plainGoods, isVague } = withoutVagueness(goods === '' ? said : goods)
  const tokens = orderTokens(plainGoods === '' ? text : plainGoods)
  return { tokens, without, isVague: isVague || (goods !== '' && goods !== said) }
}
