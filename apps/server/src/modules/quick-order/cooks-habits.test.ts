import { readFileSync } from 'node:fs'
import { matchQuickOrder, type MatchedLine } from '@cambusa/contract/cart/quick-order'
import { readOrderText } from '@cambusa/domain/order-text/order-text-table'
import { describe, expect, it } from 'vitest'
import { judgeLine, readCooksLine, type Judgement } from '../../testing/cooks-lines/judge.ts'
import { fillCooksShop } from '../../testing/cooks-lines/shelf.ts'
import { buildTestApp } from '../../testing/test-app.ts'

type Lines = Record<'used' | 'heldOut', Record<string, string[]>>
const lines = JSON.parse(
  readFileSync(new URL('../../testing/cooks-lines/lines.json', import.meta.url), 'utf8'),
) as Lines

let ids: ReadonlyMap<string, number> = new Map()
const shop = await buildTestApp({
  fill: async (db) => {
    ids = await fillCooksShop(db)
  },
})
const shopper = shop.shopper()

/** The answers to texts as the pad sends them; what came back unread is asked for again. */
async function match(texts: readonly string[]): Promise<MatchedLine[]> {
  const answers: MatchedLine[] = []
  while (answers.length < texts.length) {
    const { data } = await shopper.call(matchQuickOrder, {
      body: { lines: texts.slice(answers.length).map((text) => ({ text })) },
    })
    if (data === undefined) throw new Error('no answer')
    const unread = data.lines.findIndex(({ state }) => state === 'unread')
    answers.push(...data.lines.slice(0, unread < 0 ? undefined : unread))
  }
  return answers
}

/** The answers to texts as the pad shows them: a line of several goods becomes one row for each. */
async function rowsOf(texts: readonly string[]): Promise<MatchedLine[][]> {
  const answers = await match(texts)
  const parts = await match(answers.flatMap((answer) => answer.parts ?? []))
  return answers.map((answer) => (answer.parts ? parts.splice(0, answer.parts.length) : [answer]))
}

/** Every line with what became of it. */
async function judged(set: readonly string[]): Promise<(readonly [Judgement, string])[]> {
  const parts = set.map((line) => readOrderText(readCooksLine(line).text).lines.map(({ text }) => text))
  const rows = await rowsOf(parts.flat())
  return set.map((line, i) => [judgeLine(line, rows.splice(0, parts[i]!.length).flat(), ids), line])
}

describe('lines by the habits of cooks', () => {
  it.each(['used', 'heldOut'] as const)(
    'never buy what was not meant, and mostly find what was: %s',
    async (set) => {
      const all = await judged(Object.values(lines[set]).flat())
      const wrong = all.flatMap(([judgement, line]) => (judgement === 'wrong' ? [line] : []))
      const served = all.filter(([judgement]) => judgement === 'right' || judgement === 'first')
      expect(wrong).toEqual([])
      expect(served.length / all.length).toBeGreaterThan(0.9)
    },
  )
})
