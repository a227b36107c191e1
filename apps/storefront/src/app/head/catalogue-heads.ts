import { ANONYMOUS_USER_ID, PRODUCT_PAGE_SIZE } from '@cambusa/domain/constants'
import { euroText } from '@cambusa/domain/money/money'
import { categoryPath, productPath } from '@cambusa/domain/web/page-address'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { headTexts } from '@cambusa/messages/it/frame/head'
import { historyTexts } from '@cambusa/messages/it/catalogue/product-history'
import type { Product } from '@cambusa/contract/catalogue/product'
import { categoryAddress, holdsProducts } from '../../features/catalogue/category/category-address.ts'
import { categoryQuery, categoryTreeQuery } from '../../features/catalogue/category/category-api.ts'
import { productHistoryQuery } from '../../features/product-history/product-history-api.ts'
import { productQuery } from '../../features/product/product-api.ts'
import { stripTags } from '../../lib/format/strip-tags.ts'
import { largestPicture } from '../../ui/product/picture-sources.ts'
import { name as shop } from '../../lib/shop/shop-name.ts'
import { paths } from '../navigation/paths.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import type { HeadInput, ScreenHead } from './head-screen.ts'
import { listHead } from './list-head.ts'
import { productJsonLd } from './product-json-ld.ts'
import { productPictures } from './product-pictures.ts'

/** How many sub-categories and departments the description names. */
const PARTS_NAMED = 3
const DEPARTMENTS_NAMED = 8

export function categoriesHead({ queryClient, scope }: HeadInput): ScreenHead {
  const tree = queryClient.getQueryData(categoryTreeQuery(scope).queryKey) ?? []
  const names = tree.slice(0, DEPARTMENTS_NAMED).map(({ name }) => name)
  return {
    title: catalogueTexts.departments,
    description: headTexts.departments({ names, shop }),
    address: paths.categories,
  }
}

export function categoryHead({ queryClient, scope, params, search, origin }: HeadInput): ScreenHead {
  const query = categoryQuery(scope, categoryAddress({ params, search }))
  const { category, breadCrumbs = [] } = queryClient.getQueryData(query.queryKey) ?? {}
  if (!holdsProducts(category)) return {}
  const { name, slug, productCount: count, categories, proposals = [] } = category
  const { DESCRIPTION = '', IMAGE = '' } = category.metaData.category_info
  const list = listHead(search)
  const parts = categories.slice(0, PARTS_NAMED).map((part) => part.name)
  const own = list.page > 1 ? '' : stripTags(DESCRIPTION)
  const [first] = proposals
  return {
    title: name,
    description: own || headTexts.category({ name, page: list.page, count, parts, shop }),
    address: categoryPath(slug) + list.query,
    isHidden: list.isVariant || list.page > Math.ceil(count / PRODUCT_PAGE_SIZE),
    image: IMAGE
      ? { address: IMAGE, alt: name }
      : first && { address: largestPicture(first.mediaURL), alt: first.name },
    jsonLd: [breadcrumbJsonLd(breadCrumbs, origin)],
  }
}

function describe({ name, description, vendor, price, unitPrice, priceUnitDisplay }: Product): string {
  const per = (euros: number, unit: string) => catalogueTexts.perUnit({ price: euroText(euros), unit })
  const isByUnit = unitPrice !== null && unitPrice.price === price
  return headTexts.product({
    name,
    format: description,
    brand: name.toLowerCase().includes(vendor.name.toLowerCase()) ? '' : vendor.name,
    price: price === null ? '' : per(price, priceUnitDisplay),
    unitPrice: unitPrice === null || isByUnit ? '' : per(unitPrice.price, unitPrice.unit),
    shop,
  })
}

export function productHead({ queryClient, scope, params, origin }: HeadInput): ScreenHead {
  const product = queryClient.getQueryData(productQuery(scope, params.slug ?? '').queryKey)
  if (product === undefined) return {}
  const { name, slug, breadCrumbs } = product
  const [image, ...moreImages] = productPictures(product)
  const address = productPath(slug)
  return {
    title: name,
    description: describe(product),
    address,
    type: 'product',
    image,
    moreImages,
    jsonLd: [productJsonLd(product, origin), breadcrumbJsonLd(breadCrumbs, origin, { name, address })],
  }
}

/** Not indexed: nobody searches for the history alone, and every product has one. */
export function historyHead({ queryClient, scope, params }: HeadInput): ScreenHead {
  const query = productHistoryQuery(scope, ANONYMOUS_USER_ID, params.slug ?? '')
  const history = queryClient.getQueryData(query.queryKey)
  if (history === undefined) return { isHidden: true }
  const { name, mediaURL } = history
  return {
    title: historyTexts.title({ name }),
    description: headTexts.history({ name, shop }),
    isHidden: true,
    image: { address: mediaURL, alt: name },
  }
}
