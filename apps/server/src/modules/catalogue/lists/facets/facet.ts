import type { Facet } from '@cambusa/contract/catalogue/facet'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue-server'
import { allBits, countBits, eachBlock, intersect, without, type Bits } from '../../memory/bit-set.ts'
import { setOfBits, type ProductSet } from '../product-set.ts'
import { passesTest, passing, type ColumnTest } from './column-test.ts'
import type { ToldValues } from './facet-values.ts'

export type FacetName = keyof typeof catalogueTexts.facets

/** One facet of one request: its conditions and its counts. */
export interface FacetCounter {
  name: FacetName
  /** Conditions that a product must all meet; undefined without a selected value. */
  tests: readonly ColumnTest[] | undefined
  /**
   * True: a product must have every selected value, and the counts are of the products left when one more is chosen.
   */
  needsAll?: boolean
  /** Adds the products that pass the other facets to the counts, or subtracts them, in one or more batches. */
  count: (ordinals: Uint32Array, by: 1 | -1) => void
  /** Adds every product of the shop, once and first. */
  countShop: () => void
  values: () => ToldValues
}

/** Products that pass every facet, in the order of the candidates, and the counted facets. */
export interface PassedFacets {
  passed: ProductSet
  facets: Facet[]
}

/**
 * Applies all facets in one pass. Each facet counts the products that pass the others, so that its counts follow the
 * other filters and not its own: those that pass all, and those that only it refuses.
 */
export function passFacets(
  facets: readonly FacetCounter[],
  candidates: ProductSet,
  productCount: number,
): PassedFacets {
  const selected = facets.filter((facet) => facet.tests !== undefined)
  const passed =
    'ordinals' in candidates
      ? passFew(facets, selected, candidates.ordinals)
      : passMany(facets, selected, candidates.bits, productCount)
  return {
    passed,
    facets: facets.map(facetOf).filter(({ values }) => values.length > 0),
  }
}

function facetOf({ name, needsAll, values: valuesOf }: FacetCounter): Facet {
  const { values, total } = valuesOf()
  return {
    name,
    label: catalogueTexts.facets[name],
    values,
    ...(total > values.length && { total }),
    ...(needsAll === true && { needsAll }),
  }
}

/** Product by product. */
function passFew(
  facets: readonly FacetCounter[],
  selected: readonly FacetCounter[],
  candidates: Uint32Array,
): ProductSet {
  const passed = selected.length === 0 ? candidates : passListed(selected, candidates)
  for (const facet of facets) facet.count(passed, 1)
  return { count: passed.length, ordinals: passed }
}

function passListed(selected: readonly FacetCounter[], candidates: Uint32Array): Uint32Array {
  const taken = new Uint32Array(candidates.length)
  const refused = selected.map(() => [] as number[])
  const testsOf = selected.map(({ tests }) => tests ?? [])
  let count = 0
  for (let i = 0; i < candidates.length; i++) {
    const ordinal = candidates[i]!
    let refusals = 0
    let refusing = 0
    for (let facet = 0; facet < testsOf.length && refusals < 2; facet++) {
      if (passesAll(testsOf[facet]!, ordinal)) continue
      refusing = facet
      refusals++
    }
    if (refusals === 0) taken[count++] = ordinal
    else if (refusals === 1) refused[refusing]!.push(ordinal)
  }
  selected.forEach((facet, i) => facet.needsAll || facet.count(new Uint32Array(refused[i]!), 1))
  return taken.subarray(0, count)
}

function passesAll(tests: readonly ColumnTest[], ordinal: number): boolean {
  for (let i = 0; i < tests.length; i++) if (!passesTest(tests[i]!, ordinal)) return false
  return true
}

/** Column by column: the products that pass each facet as bits, which are then intersected. */
function passMany(
  facets: readonly FacetCounter[],
  selected: readonly FacetCounter[],
  candidates: Bits,
  productCount: number,
): ProductSet {
  const allowed = selected.map(({ tests }) => passing(tests ?? [], productCount))
  const crossed = (but?: FacetCounter) =>
    allowed.filter((_bits, i) => selected[i] !== but).reduce(intersect, candidates.slice())
  const passed = crossed()
  const isOwn = (facet: FacetCounter) => facet.tests !== undefined && facet.needsAll !== true
  for (const facet of selected.filter(isOwn)) countSet([facet], crossed(facet), productCount)
  countSet(
    facets.filter((facet) => !isOwn(facet)),
    passed,
    productCount,
  )
  return setOfBits(passed, productCount)
}

/** Counts the products of a set, or subtracts the missing ones from those of the shop, whichever are fewer. */
function countSet(facets: readonly FacetCounter[], bits: Bits, productCount: number) {
  const isMost = countBits(bits) * 2 > productCount
  if (isMost) for (const facet of facets) facet.countShop()
  const by = isMost ? -1 : 1
  eachBlock(isMost ? without(allBits(productCount), bits) : bits, (ordinals) => {
    for (let i = 0; i < facets.length; i++) facets[i]!.count(ordinals, by)
  })
}
