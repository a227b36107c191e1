import { matchQuickOrder } from '@cambusa/contract/cart/quick-order'
import { describe, expect, it } from 'vitest'
import { searchSynonyms } from '../../platform/schema/catalogue.ts'
import { buildCategory, buildProduct } from '../../testing/factories/carts.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const ids = { butter: 0, salted: 0, gin: 0, sugar: 0, mint: 0, melon: 0, fans: 0, milk: 0 }
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    const pantry = await buildCategory(db, 'Dispensa')
    const add = (name: string, rest: object = {}) => buildProduct(db, pantry, { name, ...rest })
    ids.butter = await add('Burro', { brand: 'Casera', format: '250 g' })
    ids.salted = await add('Burro salato', { brand: 'Casera', format: '250 g' })
    await add('Burrata', { format: '125 g' })
    ids.gin = await add('Gin London dry', { format: '700 ml' })
    await add('Gin al limone', { format: '700 ml' })
    ids.sugar = await add('Zucchero semolato', { format: '1 kg' })
    await add('Zucchero semolato', { brand: 'Stella', format: '25 kg' })
    await add('Dentifricio menta fresca', { format: '75 ml' })
    ids.mint = await add('Menta', { format: '50 g' })
    ids.melon = await add('Anguria', { format: '1 pz' })
    ids.fans = await add('Flabellina Brumosa', { brand: 'Brumosa', format: '500 g' })
    ids.milk = await add('Latte UHT intero', { brand: 'Casera', format: '12 x 1 l', priceCents: 900 })
    await add('Latte UHT intero', { brand: 'Stella', format: '500 ml' })
    await add('Soda', { brand: 'Casera', format: '6 x 1,5 l' })
    await add('Soda', { brand: 'Stella', format: '200 ml' })
    await db
      .insert(searchSynonyms)
      .values([
        { words: ['anguria', 'cocomero'] },
        { words: ['soda', 'gassata'] },
        { words: ['flabellina', 'ventagliole', 'ventaglio rosso'] },
      ])
  },
})
const shopper = shop.shopper()
const first = async (text: string) => {
  const { data } = await shopper.call(matchQuickOrder, { body: { lines: [{ text }] } })
  if (data === undefined) throw new Error('no answer')
  return data.lines[0]!
}

describe('a line as cooks write it', () => {
  it('means the plain goods unless it says otherwise, and is doubtful between a packet and a sack', async () => {
    expect(await first('2 conf burro')).toMatchObject({ state: 'matched', productId: ids.butter })
    expect(await first('2 conf burro salato')).toMatchObject({ state: 'matched', productId: ids.salted })
    expect(await first('gin 2 bt')).toMatchObject({ state: 'matched', productId: ids.gin, quantity: 2 })
    expect(await first('sacco di zucchero')).toMatchObject({ state: 'doubtful', doubts: ['name'] })
    expect(await first('zucchero kg 3')).toMatchObject({
      state: 'matched',
      productId: ids.sugar,
      quantity: 3,
    })
  })

  it('lists each of the goods once before other brands, and names that begin with the word beside names that only contain it', async () => {
    const mint = await first('menta fresca 2 mazzetti')
    expect(mint.doubts).toContain('name')
    expect([mint.productId, ...mint.suggestions.slice(0, 2)]).toContain(ids.mint)
  })

  it('ignores polite words and understands synonyms of the goods', async () => {
    expect(await first('per favore anche 2 bt gin (il solito) grazie')).toMatchObject({
      productId: ids.gin,
      quantity: 2,
    })
    expect((await first('cocomero 1')).productId).toBe(ids.melon)
  })

  it('is doubtful, with its best guess first, if no name has its words but a synonym matches', async () => {
    for (const text of [
      'ventagliole 2 kg',
      '1 ventagliole',
      'ventaglio rosso 500 g',
      'ventagliole brumosa 2',
    ])
      expect(await first(text), text).toMatchObject({
        state: 'doubtful',
        productId: ids.fans,
        doubts: expect.arrayContaining(['name']) as string[],
      })
    expect(await first('flabellina 2 kg')).toMatchObject({ state: 'matched', productId: ids.fans })
  })

  it('takes a synonym without doubt if the line allows something similar and only one product fits', async () => {
    for (const text of [
      'ventagliole o simile 2 kg',
      'ventagliole (o simili) 2 kg',
      '2 kg ventagliole o equivalente',
    ])
      expect(await first(text), text).toMatchObject({ state: 'matched', productId: ids.fans, quantity: 4 })
    expect(await first('cocomeri o simile 1')).toMatchObject({ state: 'matched', productId: ids.melon })
    // Allowed or not, the choice between two sizes is doubtful.
    expect(await first('gassata o simile 2')).toMatchObject({ state: 'doubtful', doubts: ['name'] })
  })

  it('takes a box of many for a case of single ones, but no other bottle', async () => {
    const milk = await first('2 cartoni latte intero UHT')
    expect(milk.productId).toBe(ids.milk)
    expect(milk.doubts).not.toContain('name')
    expect((await first('2 latte intero UHT')).doubts).toContain('name')
    expect((await first('2 cartoni soda')).doubts).toContain('name')
  })
})
