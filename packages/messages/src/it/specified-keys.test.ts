import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

/** Every message key of specification §8, and the two questions of specification §2. */
const KEYS = [
  'errors.errorLogout',
  'errors.errorSettingAddress',
  'errors.errorSettingTimeslot',
  'errors.errorLoadingCart',
  'errors.errorSettingCartInfo',
  'cart.maxProductsInCart',
  'cart.productAddError',
  'errors.errorAddingProductFromOrder',
  'errors.errorAddingProductFromList',
  'errors.errorSettingProduct',
  'errors.errorRemovingProduct',
  'errors.emptyCart',
  'cart.productsAddFromOrder',
  'cart.sendGiftCode',
  'cart.productAddText',
  'message.addAllFromOrder',
  'message.addAllToList',
]

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

test('every message key of the specification has its text', async () => {
  const keys = await everyKey()
  expect(KEYS.filter((key) => !keys.has(key))).toEqual([])
})
