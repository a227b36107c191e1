/** A product in an event, by the names of Google Analytics 4, which other services are told in their own. */
export interface Item {
  /** The article code. */
  item_id: string
  item_name: string
  item_brand: string
  /** The first category, and the aisle. */
  item_category?: string
  item_category2?: string
  /** The format, and for goods by weight how much: '500 g', '1,5 kg'. */
  item_variant: string
  /** Euros with 2 decimals, VAT included. */
  price: number
  /** Pieces; goods by weight are one piece at the price of the whole weight. */
  quantity: number
  /** Its place in a list, from 0. */
  index?: number
}

interface Goods {
  currency: 'EUR'
  /** Euros with 2 decimals, VAT included: the goods, without delivery. */
  value: number
  items: Item[]
}

interface Params {
  page_view: object
  view_item_list: { item_list_id: string; search_term?: string; items: Item[] }
  view_item: Goods
  add_to_cart: Goods
  remove_from_cart: Goods
  begin_checkout: Goods
  add_shipping_info: Goods & { shipping_tier: string; checkout_step: 'address' | 'slot' }
  add_payment_info: Goods & { payment_type: string }
  /** `value` is what the order came to, VAT, delivery and packaging included, less gift codes; tax is its VAT. */
  purchase: Goods & { transaction_id: string; tax: number; shipping: number; coupon?: string }
}

export type EventName = keyof Params

/** What happened in the shop, without anything about the person. */
export type ShopEvent = {
  [Name in EventName]: {
    name: Name
    params: Params[Name]
    /** The address of the screen, with the parts that belong to a customer left out. */
    page: string
    /** What is in the cart after a change of it. */
    cart?: Goods
  }
}[EventName]

/** An event before it is sent: the screen is added. */
export type Happened = { [Name in EventName]: { name: Name; params: Params[Name]; cart?: Goods } }[EventName]

export type { Goods }
