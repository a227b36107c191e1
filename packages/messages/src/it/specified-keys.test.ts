import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every message key of specification §8; the word is the feature that still owes it. The list only shrinks. */
const KEYS: Readonly<Record<string, 'there' | { owedBy: string }>> = {
  'errors.errorLogout': 'there',
  'errors.errorSettingAddress': 'there',
  'errors.errorSettingTimeslot': 'there',
  'errors.errorLoadingCart': 'there',
  'errors.errorSettingCartInfo': 'there',
  'cart.maxProductsInCart': 'there',
  'cart.productAddError': 'there',
  'errors.errorAddingProductFromOrder': 'there',
  'errors.errorAddingProductFromList': 'there',
  'errors.errorSettingProduct': 'there',
  'errors.errorRemovingProduct': 'there',
  'errors.emptyCart': 'there',
  'cart.productsAddFromOrder': 'there',
  'cart.sendGiftCode': 'there',
  'cart.productAddText': 'there',
}
/** How many are owed; whoever pays one lowers it, and nobody raises it. */
const OWED = 3

const isText = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts')

/** The keys of every text of this folder; those of cart-answers.ts count as `cart.…` too. */
async function everyKey(): Promise<Set<string>> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(isText)
  const keys = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(import.meta.dirname, file))) as Record<string, unknown>
      const tables = Object.values(module).filter((value) => typeof value === 'object')
      const own = tables.flatMap((table) => Object.keys(table ?? {}))
      return [...own, ...own.map((key) => `${basename(file).split(/[-.]/)[0]}.${key}`)]
    }),
  )
  return new Set(keys.flat())
}

describe('the message keys of the specification', () => {
  const isOwed = ([, standing]: [string, unknown]) => standing !== 'there'
  const named = Object.entries(KEYS)

  it('that are there have not vanished', async () => {
    const keys = await everyKey()
    const gone = named.filter((entry) => !isOwed(entry) && !keys.has(entry[0]))
    expect(gone.map(([key]) => key)).toEqual([])
  })

  it('that are there are no longer listed as owed', async () => {
    const keys = await everyKey()
    expect(named.filter((entry) => isOwed(entry) && keys.has(entry[0])).map(([key]) => key)).toEqual([])
  })

  it('that are owed become fewer', () => {
    expect(named).toHaveLength(15)
    expect(named.filter(isOwed)).toHaveLength(OWED)
  })
})
