import { effectivePriceCents } from '@cambusa/domain/money/price-choice'
import { toCents } from '@cambusa/domain/money/money'
import { exactSum, type ExactCart, type ExactSum } from '@cambusa/domain/testing/exact-cart'
import { randomCart, seededNumbers } from '@cambusa/domain/testing/random-cart'
import { describe, expect, it } from 'vitest'
import type { Catalogue, SellableProduct } from '../../catalogue/catalogue.ts'
import { priceCart } from './cart-pricing.ts'

const CARTS = 3_000
const SEED = 7
const NOW = new Date('2026-11-22T10:00:00Z')
const SCOPE = { storeId: 5, warehouseId: 1, priceListId: 1, companyPriceListId: null }

const cents = (euros: string) => toCents(Number(euros))
const optional = (euros: string | undefined) => (euros === undefined ? null : cents(euros))

/** A catalogue in which each line of a cart has its own product. */
function catalogueOf({ lines, packagings }: ExactCart): Catalogue {
  const sellable = (place: number) => {
    const line = lines[place]!
    const packaging = line.packaging === undefined ? undefined : packagings[line.packaging]
    return {
      id: place,
      name: '',
      kind: line.mayChange ? 'Sfuso' : 'Pezzo',
      rule: {},
      vatRate: line.vatRate,
      priceCents: effectivePriceCents({
        publicCents: cents(line.shelfPrice),
        companyCents: optional(line.companyPrice),
        promoCents: optional(line.promotionPrice),
      }),
      choices: [],
      dailyMaximum: null,
      packaging:
        packaging === undefined
          ? null
          : {
              id: line.packaging,
              costCents: cents(packaging.cost),
              vatRate: packaging.vatRate,
              perPackage: Number(line.perPackage),
            },
      available: false,
      unavailableReason: 'price',
    } as unknown as SellableProduct
  }
  return { sellable } as unknown as Catalogue
}

function shopSum(cart: ExactCart): ExactSum {
  const { lines, delivery, gifts } = cart
  const priced = priceCart(
    {
      lines: lines.map((line, place) => ({
        id: place,
        productId: place,
        quantity: Number(line.quantity),
        notes: '',
        infos: {},
        useWpId: false,
        deliveryWarehouseId: null,
        version: 1,
        stock: null,
      })),
      service:
        delivery === undefined
          ? null
          : {
              id: 2,
              feeCents: cents(delivery.fee),
              freeFromCents: optional(delivery.freeFrom),
              minimumCents: 0,
              vatRate: delivery.vatRate,
            },
      gifts: gifts.map((gift, id) => ({
        id,
        description: '',
        hint: '',
        leftCents: cents(gift),
        validUntilMs: null,
      })),
      slot: null,
      infos: {},
      status: 1,
      lockedUntil: null,
      prepared: null,
      agreed: null,
    },
    catalogueOf(cart),
    SCOPE,
    NOW,
  )
  const { totals } = priced
  return {
    lines: priced.lines.map(({ grossCents }) => grossCents),
    items: totals.itemsCents,
    packages: priced.packages
      .map(({ packagingId, quantity, totalCents }): [number, number, number] => [
        packagingId,
        quantity,
        totalCents,
      ])
      .sort(([a], [b]) => a - b),
    packaging: totals.packagingCents,
    delivery: totals.deliveryFeeCents,
    giftUses: priced.gifts.map(({ usedCents }) => usedCents),
    gifts: totals.giftCertificatesCents,
    total: totals.totalCents,
    vat: totals.vat.map((row) => ({
      rate: row.rate,
      gross: row.grossCents,
      net: row.netCents,
      vat: row.vatCents,
    })),
    tax: totals.taxCents,
    worstCase: priced.worstCaseCents,
  }
}

describe('what a cart costs', () => {
  it(`equals an exact calculation to the cent, in ${CARTS} random carts`, () => {
    const next = seededNumbers(SEED)
    for (let made = 0; made < CARTS; made += 1) {
      const cart = randomCart(next)
      expect(shopSum(cart)).toEqual(exactSum(cart))
    }
  })
})
