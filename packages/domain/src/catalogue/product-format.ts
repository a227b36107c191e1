import { formatParts } from './format-parts.ts'
import type { NamedMeasure, NamedPieces } from './named-amounts.ts'
import { IS_PROTEIN } from './format-patterns.ts'
import { isOneThing } from './measure-units.ts'

/** Net content of a pack in the unit of its unit price. */
export interface PackContent {
  content: number
  unit: 'kg' | 'l' | 'pz'
}

/** What a format, or the name of a product, says of its content. */
export interface FormatReading {
  /** The content for the unit price; undefined when none is named, or several that contradict each other. */
  main: PackContent | undefined
  /** Every possible meaning, `main` first: a known unit price may confirm one of them. */
  all: readonly PackContent[]
  /** `main` is the weight without the liquid, which the law requires for the unit price. */
  isDrained: boolean
  /** `main` as packs of one size, where a weight or volume was named: '6 x 1,5 l'. */
  packs: { count: number; each: number } | undefined
  /** The text names an impossible content: below zero, '1e3 g', '1.000.000 kg'. */
  isAbsurd: boolean
  /** More than one piece may be sold: a price per piece may not be that of the pack. */
  areSeveral: boolean
  /** Several are sold, without their number: the content named may be that of each. */
  isUncounted: boolean
}

const NONE: FormatReading = {
  main: undefined,
  all: [],
  isDrained: false,
  packs: undefined,
  isAbsurd: false,
  areSeveral: false,
  isUncounted: false,
}
const ABSURD = /^\s*(?:[-−]\s*\d|nan(?![\p{L}])|[-+]?inf(?:inity)?(?![\p{L}])|∞|[-+]?\d[\d.,]*e[-+]?\d)/iu
/** A larger content is a slip: numbers run together, a barcode in the wrong column. */
const MAX_MEASURE = 2_000
const MAX_PIECES = 100_000

/** Containers: the litres named are their capacity, not what is sold. */
const HOLDERS =
  /(?=[abcmpstz])(?<!\p{L})(?<!(?:in|da|per|al|alla|con)\s)(?:bicchier[ei]|tazz[ae]|tazzin[ae]|mug|calic[ei]|boccal[ei]|ciotol[ae]|biberon|borracc[aie]+|thermos|caraff[ae]|brocc(?:a|he)|sacch(?:i|o|etti|etto)|contenitor[ei]|pattumier[ae]|cestin[oi]|secch(?:io|ielli|iello)|annaffiatoi[o]?|pirofil[ae]|casseruol[ae]|pentol[ae]|zain[oi])(?!\p{L})/iu
/** … unless the product cleans or fills them. */
const CLEANS =
  /detersiv|detergent|sgrassa|anticalcare|brillantante|igienizz|smacchia|candeggina|ammorbident|sapone|profuma|deodor|spray|shampoo/iu
/** Watts, volts, gigabytes: '5G' and '20 l' describe a machine. */
const MACHINE =
  /\d\s*(?:watt|w(?![\p{L}\d-]| ?\d)|volt|v(?![\p{L}\d])|kw|gb|tb|mah|mpx|hz|lumen)(?![\p{L}\d])/iu

/** Their litres and kilograms are capacities, even without watts beside them. */
const DEVICES =
  /(?=[bcfiptv])(?<!\p{L})(?<!(?:in|da|per|al|alla|con)\s)(?:bilanci[ae]|pesapersone|valigi[ae]|trolley|carrell(?:o|ino)|friggitric[ei]|bollitor[ei]|frullator[ei]|impastatric[ei])(?!\p{L})/iu

const PETS = /(?<!\p{L})(?:gatt[oiae]|gattin[oi]|cani?|cagnolin[oi]|cats?|dogs?|kitten|puppy|pet)(?!\p{L})/iu

const isSame = (a: PackContent, b: PackContent) =>
  a.unit === b.unit && Math.abs(a.content - b.content) <= 1e-9 * b.content

function distinct(contents: readonly PackContent[]): PackContent[] {
  return contents.filter((each, place) => contents.findIndex((other) => isSame(other, each)) === place)
}

const asContent = ({ content, unit }: PackContent): PackContent => ({ content, unit })
const inPieces = ({ pieces }: NamedPieces): PackContent => ({ content: pieces, unit: 'pz' })
const isPossible = ({ content, unit }: PackContent) => content <= (unit === 'pz' ? MAX_PIECES : MAX_MEASURE)

/** The weight as that of each piece beside it, as another meaning. */
const timesPieces = (measure: NamedMeasure, pieces: readonly NamedPieces[]): PackContent[] =>
  measure.count > 1
    ? []
    : pieces.map((each) => ({
        content: Math.round(measure.content * each.pieces * 1e9) / 1e9,
        unit: measure.unit,
      }))

/** Below this total for all packs, a weight beside the pieces may be that of each: '8 fette 10 g'. */
const LITTLE_KG = 0.3

function ofOne(
  measure: NamedMeasure,
  others: readonly NamedMeasure[],
  pieces: readonly NamedPieces[],
  sort: GoodsSort,
) {
  const meanings = [measure, ...others, ...pieces.map(inPieces), ...timesPieces(measure, pieces)].map(
    asContent,
  )
  const packs = { count: measure.count, each: measure.each }
  if (pieces.length === 0 || measure.count > 1)
    return { main: asContent(measure), all: distinct(meanings), packs }
  if (pieces.length === 1 && (measure.isEach || (sort === 'pet' && isPouch(measure, pieces[0]!)))) {
    const main = timesPieces(measure, pieces)[0]
    return { main, all: main ? [main] : [], packs: { count: pieces[0]?.pieces ?? 1, each: measure.each } }
  }
  // '24 pezzi 792 g' is the total weight; '250 ml 50 pz' and '6 bottiglie 1,5 l' may be of each: the count is always
  // right.
  const isWhole =
    measure.unit === 'kg' &&
    pieces.every(
      (each) => each.from < measure.from && !each.areContainers && each.pieces * measure.content >= LITTLE_KG,
    )
  if (isWhole) return { main: asContent(measure), all: distinct(meanings), packs }
  const counts = distinct(pieces.map(inPieces))
  const main = counts.length === 1 ? counts[0] : undefined
  return { main, all: distinct(main ? [main, ...meanings] : meanings), packs: undefined }
}

/** Wet pet food: the possible weight of a pouch or tin, which is not a seventh of the total. */
const POUCH_KG = { least: 0.05, most: 0.4, share: 0.02 }

const isPouch = ({ content, unit }: NamedMeasure, { pieces }: NamedPieces) =>
  unit === 'kg' && content >= POUCH_KG.least && content <= POUCH_KG.most && content / pieces < POUCH_KG.share

function readParts(measures: readonly NamedMeasure[], named: readonly NamedPieces[], sort: GoodsSort) {
  const isOfMultipack = (each: NamedMeasure) =>
    measures.some(({ count, each: size, unit }) => count > 1 && unit === each.unit && size === each.content)
  const wanted = measures.filter((each) => each.count > 1 || !isOfMultipack(each))
  const net = wanted.filter(({ isNet }) => isNet)
  const chosen = net.length > 0 ? net : wanted
  const [first] = chosen
  if (first === undefined) {
    const counts = distinct(named.map(inPieces))
    return { main: counts.length === 1 ? counts[0] : undefined, all: counts, packs: undefined }
  }
  const pieces = named.filter((each) => each.pieces > 1 && !each.areUses && each.pieces !== first.count)
  const others = chosen.filter((each) => !isSame(each, first))
  const read = ofOne(first, others, pieces, sort)
  // Two different weights: nothing tells which one is the content.
  const isTorn = others.some(({ unit }) => unit === first.unit) && read.main?.unit === first.unit
  // '25 g … 330 ml': the density would be too low, so one of them is no content.
  const isOdd = others.some((each) => !isOneThing(first, each)) && read.main?.unit === first.unit
  const isOpen = isTorn || isOdd || (first.isPart && read.main?.unit === first.unit)
  return isOpen ? { main: undefined, all: read.all, packs: undefined } : read
}

/** The sort of goods: a container, a machine, pet food, or the content of a pack. */
export type GoodsSort = 'holder' | 'machine' | 'pet' | 'plain'

/** What the numbers beside a product's name may mean: litres of a cup or a microwave oven are no content. */
export function goodsSort(name: string): GoodsSort {
  if (MACHINE.test(name)) return 'machine'
  if (CLEANS.test(name)) return 'plain'
  if (DEVICES.test(name)) return 'machine'
  if (HOLDERS.test(name)) return 'holder'
  return PETS.test(name) ? 'pet' : 'plain'
}

/** '3 x 160 g sgocc. 140 g': a drained weight that fits into one pack is that of each. */
function ofEachPack(drained: NamedMeasure, measures: readonly NamedMeasure[]): PackContent {
  const packs = measures.find(
    ({ isDrained, unit, count }) => !isDrained && unit === drained.unit && count > 1,
  )
  return packs !== undefined && drained.count === 1 && drained.content <= packs.each
    ? { content: Math.round(drained.content * packs.count * 1e9) / 1e9, unit: drained.unit }
    : drained
}

const MAX_CLAIM_KG = 0.06

/** 'Pro 20 g mirtillo 250 ml': the small weight is the protein, if a larger content stands beside it. */
const withoutClaims = (measures: readonly NamedMeasure[]) =>
  measures.filter(
    (claim) =>
      claim.unit !== 'kg' ||
      claim.count > 1 ||
      claim.content > MAX_CLAIM_KG ||
      !measures.some(({ content }) => content >= claim.content * 2),
  )

function readText(text: string, isName: boolean, sort: GoodsSort): FormatReading {
  if (!/\d|½|¼|¾|mezz/i.test(text)) return !isName && ABSURD.test(text) ? { ...NONE, isAbsurd: true } : NONE
  if (!isName && ABSURD.test(text)) return { ...NONE, isAbsurd: true }
  const { measures, pieces, hasUnread, areSeveral, isUncounted } = formatParts(text, isName)
  const told = isName && IS_PROTEIN.test(text.toLowerCase()) ? withoutClaims(measures) : measures
  const sold = told.filter(({ unit }) => sort !== 'machine' && (sort !== 'holder' || unit !== 'l'))
  const drained = sold.filter(({ isDrained, unit }) => isDrained && unit === 'kg')
  if (drained.length > 0) {
    const all = distinct(drained.map((each) => asContent(ofEachPack(each, sold))))
    const main = all.length === 1 && all.every(isPossible) ? all[0] : undefined
    return {
      main,
      all: main ? [main] : [],
      isDrained: true,
      packs: undefined,
      isAbsurd: !all.every(isPossible),
      areSeveral,
      isUncounted,
    }
  }
  const { main, all, packs } = readParts(sold, pieces, sort)
  const isAbsurd = !isName && (hasUnread || (main !== undefined && !isPossible(main)))
  const isRead = (main === undefined || isPossible(main)) && !isUncounted
  return {
    main: isRead ? main : undefined,
    all: all.filter(isPossible),
    isDrained: false,
    packs: isRead ? packs : undefined,
    isAbsurd,
    areSeveral,
    isUncounted,
  }
}

/** Reads the format of a product: '500 g', '6 x 1,5 l', '1/2 kg', '80 g x 3', '24 pezzi 792 g', '10 pz'. */
export function readFormat(text: string, sort = goodsSort(text)): FormatReading {
  return readText(text, false, sort)
}

/**
 * Reads the content from a product's name. Ages, sizes, weights of babies, dimensions, doses and washes are skipped; a
 * name that may mean several things has none.
 */
export function readFormatOfName(name: string, sort = goodsSort(name)): FormatReading {
  return readText(name, true, sort)
}

/** The content that a format names, '500 g', '6 x 1,5 l', '0,750 kg', '10 pezzi'; undefined when it names none. */
export function parseFormat(text: string): PackContent | undefined {
  return readFormat(text).main
}
