import { parseDecimal } from './decimal-text.ts'
import {
  ADDED_BEFORE,
  ADDED_BEHIND,
  AMOUNT_BEHIND,
  AMOUNT_FIRST,
  COUNT_BEHIND,
  DIMENSIONS,
  DRAINED_GRAMS,
  FRACTION,
  FREE_BEHIND,
  HALF,
  IS_BEFORE_DRAINED,
  IS_BEHIND_DRAINED,
  IS_CONTAINER,
  IS_PART,
  IS_USE,
  MAY_COUNT,
  NO_CONTENT,
  PACKS_OF,
  PER_TIMES,
  PIECES,
  PIECES_BEHIND,
  PIECES_OF_NAMES,
  PIECES_TIMES,
  PIECES_TIMES_BEHIND,
  RANGE,
  SORT_NUMBER,
  SUM,
  TIMES,
  UNCOUNTED,
  UNIT_FIRST,
} from './format-patterns.ts'
import { measuredContent } from './measure-units.ts'
import type { NamedMeasure, NamedPieces } from './named-amounts.ts'

export interface FormatParts {
  measures: NamedMeasure[]
  pieces: NamedPieces[]
  /** Contains a weight or volume that cannot be read as a number: '1.000.000 kg'. */
  hasUnread: boolean
  /** Several things are counted, or may be: '10 dadi'. */
  areSeveral: boolean
  /** Several are sold, but their number is not given: 'fardello'. */
  isUncounted: boolean
}

/** Small letters and plain signs, as all patterns expect. */
const folded = (text: string) =>
  text
    .replace(/(\d)?½/g, '$1 1/2')
    .replace(/(\d)?¼/g, '$1 1/4')
    .replace(/(\d)?¾/g, '$1 3/4')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[àü]/g, (letter) => (letter === 'à' ? 'a' : 'u'))
    .replace(/[×✕*]/g, 'x')
    .replace(/[℮\s]/g, ' ')
    .replace(PER_TIMES, ' x ')
    .replace(/(^\s*|x\s*)[.,](?=\d)/g, (_, before: string) => `${before}0.`)

const sum = (count: string | undefined): number =>
  (count ?? '1').split('+').reduce((total, part) => total + Number(part.trim()), 0)

/** 'x 10 x 2' means times twenty. */
const times = (text = ''): number =>
  (text.match(/\d+(?:\s*\+\s*\d+)?/g) ?? []).reduce((product, count) => product * sum(count), 1)

const isRange = (low: string, high: string) =>
  Number.parseFloat(low) <= Number.parseFloat(high.replace(',', '.'))

const round = (value: number) => Math.round(value * 1e9) / 1e9

/**
 * Weights, volumes and pieces that a text names, each with its position. `isName`: the text is a product's name, where
 * milligrams are doses, and washes and sheets say how long the pack lasts.
 */
export function formatParts(text: string, isName: boolean): FormatParts {
  let rest = folded(text)
  const measures: NamedMeasure[] = []
  const pieces: NamedPieces[] = []
  let hasUnread = false
  // Most texts contain few of these: patterns that cannot match are skipped.
  const has = (pattern: RegExp) => pattern.test(rest)
  const hasDrained = has(/sgoc|scolat|sg\./)
  const take = (
    pattern: RegExp,
    found?: (groups: (string | undefined)[], from: number, whole: string) => boolean,
  ) => {
    rest = rest.replace(pattern, (whole: string, ...args: unknown[]) => {
      const place = args.findIndex((arg) => typeof arg === 'number')
      const isTaken =
        found?.(args.slice(0, place) as (string | undefined)[], args[place] as number, whole) ?? true
      return isTaken ? '|'.repeat(whole.length) : whole
    })
  }
  const measure = (
    amount: string | number,
    unit: string,
    counts: readonly number[],
    from: number,
    whole: string,
  ) => {
    if (isName && unit === 'mg') return true
    const count = counts.reduce((product, each) => product * each, 1)
    const read = measuredContent(amount, unit, count)
    const single = measuredContent(amount, unit)
    if (read === undefined || single === undefined) {
      hasUnread ||= /[1-9]/.test(String(amount))
      return true
    }
    const to = from + whole.length
    const before = rest.slice(0, from)
    const behind = rest.slice(to)
    const isDrained = hasDrained && (IS_BEHIND_DRAINED.test(before) || IS_BEFORE_DRAINED.test(behind))
    measures.push({
      ...read,
      count,
      each: single.content,
      isDrained,
      isNet: !isDrained && (/nett[oi][.:]?\s*$/.test(before) || /^\s*nett[oi]/.test(behind)),
      isEach: /^\s*(?:cad|ciascun|l['’ ]un)/.test(behind),
      isPart: IS_PART.before.test(before) || IS_PART.behind.test(behind),
      from,
      to,
    })
    return true
  }
  /** A second meaning of the same words: only a unit price decides which is true. */
  const orElse = (amount: string | number, unit: string, from: number, whole: string) => {
    const also = measuredContent(amount, unit)
    if (also !== undefined) measure(amount, unit, [1], from, whole)
  }
  /** '1+0,5 l', 'ml 500+250': both numbers may be one sum. */
  const added = (amount: string, unit: string, counts: readonly number[], from: number, whole: string) => {
    const [, before] = ADDED_BEFORE.exec(rest.slice(0, from)) ?? []
    const [, behind] = ADDED_BEHIND.exec(rest.slice(from + whole.length)) ?? []
    const more = parseDecimal(before ?? behind ?? '')
    if (more !== undefined && counts.every((each) => each === 1))
      orElse(round((parseDecimal(amount) ?? 0) + more), unit, from, whole)
    return measure(amount, unit, counts, from, whole)
  }
  const half = (unit: string, whole: number, fraction: string, from: number, found: string) => {
    const [part = 1, of = 1] = fraction.split('/').map(Number)
    return measure(round(whole + part / of), unit, [1], from, found)
  }

  if (has(/\d\/\d/))
    take(FRACTION, ([whole = '0', fraction = '1/2', unit = ''], from, found) =>
      half(unit, Number(whole), fraction, from, found),
    )
  if (has(/mezz/)) take(HALF, ([unit = ''], from, found) => half(unit, 0, '1/2', from, found))
  for (const [pattern, sign] of NO_CONTENT) if (has(sign)) take(pattern)
  if (has(/\d\s?(?:[a-z]+)?\s?[-–—÷/]\s?\d/))
    take(
      RANGE,
      ([low = '', unit, high = '', last]) =>
        isRange(low, high) && (unit === undefined || unit === (last ?? unit)),
    )
  if (has(/\d\s+[a-z]+\.?\s*\d/)) take(SORT_NUMBER)
  take(AMOUNT_FIRST, ([first, second, amount = '', unit = '', last], from, whole) => {
    const counts = [sum(first), sum(second), times(last)]
    const [, behind] = AMOUNT_BEHIND.exec(rest.slice(from + whole.length)) ?? []
    const isOpen = behind !== undefined && (parseDecimal(behind) ?? 0) > (parseDecimal(amount) ?? 0)
    if (isOpen && counts.every((each) => each === 1)) orElse(behind, unit, from, whole)
    return added(amount, unit, counts, from, whole)
  })
  // 'lt 6x1,5' and 'ml500x6': the smaller number is the count.
  take(UNIT_FIRST, ([first, unit = '', count, amount = '', last = ''], from, whole) => {
    const isSwapped =
      last === '' && count !== undefined && /^\d+$/.test(amount) && Number(amount) < sum(count)
    if (!isSwapped) return added(amount, unit, [sum(first), sum(count), times(last)], from, whole)
    const [, more = '0'] = ADDED_BEHIND.exec(rest.slice(from + whole.length)) ?? []
    return measure(count, unit, [sum(first), Number(amount) + Number(more)], from, whole)
  })
  if (hasDrained) take(DRAINED_GRAMS, (_, from, grams) => measure(grams, 'g', [1], from, grams))
  const count = (number: number, from: number, word = '') => {
    if (number > 0)
      pieces.push({
        pieces: number,
        areContainers: IS_CONTAINER.test(word),
        areUses: IS_USE.test(word),
        from,
      })
    return true
  }
  if (has(/\d/)) {
    if (has(/x/)) take(PIECES_TIMES, ([packs, each], from) => count(Number(packs) * Number(each), from))
    if (has(/\d[^|]*(?:x|m|anni|pollici)/)) take(DIMENSIONS)
    if (has(/x/))
      take(PIECES_TIMES_BEHIND, ([each, packs], from) => count(Number(packs) * Number(each), from))
    take(PACKS_OF, ([packs, each = ''], from) => count(sum(packs) * Number(each), from))
    take(isName ? PIECES_OF_NAMES : PIECES, ([whole = '', more, word], from, found) => {
      const [, behind] = COUNT_BEHIND.exec(rest.slice(from + found.length)) ?? []
      if (behind !== undefined) count(Number(behind), from, word)
      const [, free = 0] = FREE_BEHIND.exec(rest.slice(from + found.length)) ?? []
      return count(Number(whole.replaceAll('.', '')) + Number(more ?? 0) + Number(free), from, word)
    })
    take(PIECES_BEHIND, ([number], from) => count(Number(number), from))
    take(TIMES, ([number], from) => count(Number(number), from))
    if (!isName) take(SUM, ([a, b], from) => count(Number(a) + Number(b), from))
  }
  const isCounted = measures.some(({ count: packs }) => packs > 1) || pieces.some((each) => each.pieces > 1)
  return {
    measures: joined(
      measures.toSorted((a, b) => a.from - b.from),
      folded(text),
    ),
    pieces,
    hasUnread,
    areSeveral: isCounted || MAY_COUNT.test(rest) || UNCOUNTED.test(rest),
    isUncounted: !isCounted && UNCOUNTED.test(rest),
  }
}

/** '500 g + 100 g' is one pack of 600. */
function joined(measures: readonly NamedMeasure[], text: string): NamedMeasure[] {
  const all: NamedMeasure[] = []
  for (const measure of measures) {
    const last = all.at(-1)
    const isMore = last?.unit === measure.unit && /^\s*\+\s*$/.test(text.slice(last.to, measure.from))
    if (!isMore) all.push(measure)
    else {
      const content = round(last.content + measure.content)
      all[all.length - 1] = { ...last, content, each: content, count: 1, to: measure.to }
    }
  }
  return all
}
