import { FAST_SEARCH_PRODUCTS } from '@cambusa/domain/constants'
import { addFastWords } from '@cambusa/domain/catalogue/fast-search-words'
import type { Assortment, CardForm } from '../engine/catalogue-index.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { cardsJson } from '../cards/card-json.ts'
import type { Bought } from '../search/bought.service.ts'
import { fallbackJson } from '../lists/fallback.ts'
import { findMeant } from '../meaning/find-meant.ts'

/**
 * The data of GET /fast-search as JSON: one shelf per word, in their order. Facets are not counted, because no screen
 * shows them. Products bought before come first among equals, as in the full search; nothing is cached.
 */
export function fastSearchJson(
  assortment: Assortment,
  words: readonly string[],
  form: CardForm,
  bought?: Bought,
): string {
  return `{"shelves":[${addFastWords([], words.join('\n'))
    .words.map((word) => wordShelfJson({ assortment, word, form, bought }))
    .join(',')}]}`
}

interface WordAsked {
  assortment: Assortment
  word: string
  form: CardForm
  bought: Bought | undefined
}

function wordShelfJson({ assortment, word, form, bought }: WordAsked): string {
  const { lists } = assortment.index
  const key = `fast ${form} ${assortment.number}.${assortment.stockRevision} ${word}`
  const kept = bought === undefined ? (lists.get(key) as string | undefined) : undefined
  if (kept !== undefined) return kept
  const found = findMeant(assortment, word, bought?.bonus)
  const { correctedQuery, leftOut, understoodAs } = found
  const ordinals = found.rank(found.ordinals)
  const head = asciiJson({
    word,
    totItems: ordinals.length,
    ...(correctedQuery === undefined ? {} : { correctedQuery }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(understoodAs === undefined ? {} : { understoodAs }),
  })
  const products = cardsJson(assortment, ordinals.subarray(0, FAST_SEARCH_PRODUCTS), form)
  const instead =
    ordinals.length > 0
      ? ''
      : `,"fallback":${fallbackJson(assortment, { text: word, categoryId: undefined }, form)}`
  const json = `${head.slice(0, -1)},"products":${products}${instead}}`
  if (!found.isPersonal) lists.set(key, json, json.length)
  return json
}
