import type { AskedCatalogue } from './asked-catalogues.ts'
import { neededOf, worthOf, type AnswersWorth, type QualityQuery } from './expectation.ts'
import { readProducts } from './read-products.ts'

/** A query and the judgement of the shop's answers. */
export interface AskedQuery extends AnswersWorth {
  catalogue: AskedCatalogue['name']
  entry: QualityQuery
}

/** Number of unexpected answers that are shown. */
const SHOWN = 5

/** Sends queries to a shop. Prints every query that missed, held-out ones only with `showsHeldOut`. */
export async function askQueries(
  url: string,
  { name, file, products }: AskedCatalogue,
  { showsHeldOut }: { showsHeldOut: boolean },
): Promise<AskedQuery[]> {
  const asked: AskedQuery[] = []
  const all = [...products.values()]
  for (const entry of file.queries) {
    const needed = neededOf(all, entry.expect)
    const answers = (await firstCodes(url, entry.query)).map((code) => products.get(code))
    const worth = worthOf(answers, entry.expect, needed)
    asked.push({ catalogue: name, entry, ...worth })
    if ((worth.amongTen && worth.first) || (entry.heldOut && !showsHeldOut)) continue
    const came = answers.slice(0, SHOWN).map((product) => product && `${product.name} ${product.format}`)
    const missed = worth.amongTen ? 'first place' : worth.first ? 'first ten' : 'both'
    console.log(`✗ ${entry.query} (${name}, ${entry.kind}; ${missed}): ${JSON.stringify(entry.expect)}`)
    console.log(
      `    wants ${needed.amongTen} of the first ten and the first ${needed.first}; came: ${came.join(' | ')}`,
    )
  }
  return asked
}

/** Codes of the first ten products, best first. */
async function firstCodes(url: string, query: string): Promise<string[]> {
  const data = await readProducts<{ products?: { code: string }[] }>(url, query)
  return (data.products ?? []).map(({ code }) => code)
}
