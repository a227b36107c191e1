import type { Cart } from '@cambusa/contract/cart/cart'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../apps/server/src/platform/demo/demo-sign-ins.ts'
import { call } from '../../proofs/api.ts'

/** A product and its quantity. */
export interface Wish {
  product: ProductCard
  quantity: number
}

/** The demo's restaurant over HTTP: arranges the start of a task, and checks its result. */
export interface Restaurant {
  url: string
  session: string
  /** Products that it bought by the piece and can buy again in the last quantity, the latest first. */
  bought(): Promise<Wish[]>
  /** Products by the piece with plenty of stock, no two of one name. */
  goods(count: number): Promise<Wish[]>
  cart(): Promise<Cart>
  /** Sets the cart to exactly these products. */
  hold(wishes: readonly Wish[]): Promise<Cart>
  days(): Promise<TimeslotDay[]>
  /** Sets the first address and the first free slot, which is proposed from now on. */
  holdSlot(): Promise<Cart>
}

const LARGEST_PAGE = 96
/** Number of products on the home page of every storefront that is compared. */
const ON_EVERY_HOME = 18

/** Signs in for the first company. Throws when the shop refuses, like every call here. */
export async function openRestaurant(url: string): Promise<Restaurant> {
  const [{ email }] = DEMO_SIGN_INS
  let session: string | undefined
  const ask = async <T>(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>): Promise<T> => {
    const answer = await call(url, method, path, session, body)
    if (answer.status !== 0) throw new Error(`${path}: HTTP ${answer.httpStatus} ${answer.codes.join()}`)
    session = answer.session ?? session
    return answer.data as T
  }
  await ask('POST', '/auth/login', { login: email, password: DEMO_PASSWORD })
  const { company_info: companies } = await ask<{ company_info: { company_id: number }[] }>(
    'GET',
    '/theone-company/get-companies',
  )
  await ask('GET', `/theone-company/change-company?company_id=${companies[0]?.company_id}`)

  const cart = () => ask<Cart>('GET', '/cart/view')
  const days = async () => (await ask<{ days: TimeslotDay[] }>('GET', '/timeslot/list?show-closed=true')).days
  return {
    url,
    session: session ?? '',
    cart,
    days,
    async bought() {
      const { products: last } = await ask<{ products: { code: string; quantity: number }[] }>(
        'GET',
        `/order/last-bought?limit=${ON_EVERY_HOME}`,
      )
      const codes = last.map(({ code }) => `codes=${code}`).join('&')
      const { products } = await ask<{ products: ListedProduct[] }>('GET', `/products/by-codes?${codes}`)
      return last.flatMap(({ code, quantity }) => {
        const product = products.find((each) => each.code === code)
        return product && isByThePiece(product) ? [{ product, quantity }] : []
      })
    },
    async goods(count) {
      const found = new Map<string, Wish>()
      for (let page = 1; found.size < count; page += 1) {
        const { products } = await ask<{ products: ListedProduct[] }>(
          'GET',
          `/products?page=${page}&page_size=${LARGEST_PAGE}&sort=alf_asc`,
        )
        if (products.length === 0) throw new Error(`the shop has only ${found.size} such products`)
        for (const product of products)
          if (isByThePiece(product) && product.warehouseStock === 'many')
            found.set(product.name, { product, quantity: 1 + (found.size % 6) })
      }
      return [...found.values()].slice(0, count)
    },
    async hold(wishes) {
      await ask('POST', '/cart/empty')
      if (wishes.length === 0) return cart()
      const items = wishes.map(({ product, quantity }) => ({ productId: product.productId, quantity }))
      return ask<Cart>('POST', '/cart/add', { items })
    },
    async holdSlot() {
      const { addresses } = await ask<{ addresses: { addressId: number }[] }>(
        'GET',
        '/user-address/list?address_type=home',
      )
      await ask('POST', '/user-address/select', {
        address_type: 'home',
        address_id: addresses[0]?.addressId,
      })
      const slot = (await days()).flatMap(({ timeslots }) => timeslots).find(isFree)
      await ask('GET', `/timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`)
      return ask<Cart>('POST', '/timeslot/usual', { enabled: true })
    },
  }
}

export const isFree = ({ status, closedReason }: TimeslotDay['timeslots'][number]): boolean =>
  status !== 'full' && closedReason === null

/** Can be bought in any quantity, without an age check or a choice. */
const isByThePiece = ({ available, productInfos, minAcq, minAge, selectOptions }: ListedProduct): boolean =>
  available &&
  productInfos.TIPOLOGIA !== 'Sfuso' &&
  productInfos.QTY_MULT === '1' &&
  minAcq <= 1 &&
  minAge === undefined &&
  selectOptions === undefined
