import { storePath } from '@cambusa/domain/web/page-address'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { namedStore } from '../../features/delivery/stores/listed-stores.ts'
import { storesQuery } from '../../features/delivery/stores/stores-api.ts'
import { placeText } from '@cambusa/domain/delivery/place-text'
import { name as shop } from '../../lib/shop/shop-name.ts'
import { paths } from '../navigation/paths.ts'
import { stepsJsonLd } from './breadcrumb-json-ld.ts'
import type { HeadInput, ScreenHead } from './head-screen.ts'
import { storeJsonLd } from './shop-json-ld.ts'

const SCHEMA = { '@context': 'https://schema.org' }
const overview = { name: texts.title, address: paths.storeLocator }

/** A search by town or service is the same page for search engines. */
export function storesHead({ queryClient, origin }: HeadInput): ScreenHead {
  const stores = queryClient.getQueryData(storesQuery().queryKey) ?? []
  return {
    title: texts.title,
    description: texts.description({ shop }),
    address: paths.storeLocator,
    isHidden: stores.length === 0,
    jsonLd: [
      stepsJsonLd([overview], origin),
      { ...SCHEMA, '@graph': stores.map((store) => storeJsonLd(store, origin)) },
    ],
  }
}

/** Whatever id an address has, the store's own is the canonical one. */
export function storeHead({ queryClient, params, origin }: HeadInput): ScreenHead {
  const stores = queryClient.getQueryData(storesQuery().queryKey) ?? []
  const store = namedStore(stores, params.warehouseId ?? '')
  if (store === undefined) return { isHidden: true }
  const { name, storeId } = store
  const address = storePath(storeId)
  return {
    title: name,
    description: texts.descriptionOne({ name, place: placeText(store) }),
    address,
    jsonLd: [
      stepsJsonLd([overview, { name, address }], origin),
      { ...SCHEMA, ...storeJsonLd(store, origin) },
    ],
  }
}
