const escaped = (slug: string) => slug.split('/').map(encodeURIComponent).join('/')

/** The address of a product's page within the shop: the one that canonical links and the sitemap name. */
export const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`

/** The address of the screen that shows what a product was over time. */
export const productHistoryPath = (slug: string): string => `/product-history/${encodeURIComponent(slug)}`

/** The address of a category's page within the shop; its slug is a path. */
export const categoryPath = (slug: string): string => `/category/${escaped(slug)}`
