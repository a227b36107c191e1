const CONTACT_FORM = 'contatti'

const escaped = (slug: string) => slug.split('/').map(encodeURIComponent).join('/')

/** The address of a product's page within the shop, as in canonical links and the sitemap. */
export const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`

/** The address of a product's history screen. */
export const productHistoryPath = (slug: string): string => `/product-history/${encodeURIComponent(slug)}`

/** The address of a category's page within the shop; its slug is a path. */
export const categoryPath = (slug: string): string => `/category/${escaped(slug)}`

/** The address of a page of the content service, such as the privacy notice, or of one version of it. */
export const contentPagePath = (slug: string, version?: string): string =>
  `/page/${encodeURIComponent(slug)}${version === undefined ? '' : `?version=${encodeURIComponent(version)}`}`

/** The address of a form of the content; that of the contact form is in the specification. */
export const formPath = (formId: string): string =>
  formId === CONTACT_FORM ? '/test1' : `/moduli/${encodeURIComponent(formId)}`

/** The address of the frequent questions of one category. */
export const faqPath = (slug: string): string => `/faq/${encodeURIComponent(slug)}`

/** The address of a flyer within the shop. */
export const flyerPath = (slug: string): string => `/volantini/${encodeURIComponent(slug)}`

/** The address of a store's page within the shop. */
export const storePath = (storeId: number): string => `/store-locator/${storeId}`

/** The beginning of the addresses of shared orders. */
export const SHARED_ORDERS = '/orders/shared/'

/** The address of the order of a link; the token is of the letters of base64url. */
export const sharedOrderPath = (token: string): string => SHARED_ORDERS + encodeURIComponent(token)
