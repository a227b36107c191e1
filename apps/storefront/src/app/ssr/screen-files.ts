import { paths } from '../navigation/paths.ts'

/** The screens that the server renders, by the id of their route: the files of each and of its lazy components, as the build names them. */
export const screenFiles: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['src/routes/home.tsx'],
  '/$': ['src/routes/home.tsx'],
  [`${paths.categories}/`]: ['src/routes/categories.tsx'],
  [paths.category]: ['src/routes/category.tsx'],
  [paths.search]: ['src/routes/search.tsx'],
  [paths.advancedSearch]: [
    'src/routes/advanced-search.tsx',
    'src/features/advanced-search/advanced-form.tsx',
    'src/joins/advanced-result.tsx',
  ],
  [paths.fastSearch]: ['src/routes/fast-search.tsx'],
  [paths.product]: ['src/routes/product.tsx'],
  [paths.productHistory]: ['src/routes/product-history.tsx'],
  [paths.page]: ['src/routes/content/page.tsx'],
  [paths.faq]: ['src/routes/content/faq.tsx'],
  [paths.faqCategory]: ['src/routes/content/faq-category.tsx'],
  [paths.contact]: ['src/routes/content/form.tsx'],
  [paths.form]: ['src/routes/content/form.tsx'],
  [paths.flyers]: ['src/routes/content/flyers.tsx'],
  [paths.flyer]: ['src/routes/content/flyer.tsx'],
  [paths.storeLocator]: ['src/routes/stores/store-locator.tsx'],
  [paths.store]: ['src/routes/stores/store.tsx'],
  [paths.notFound]: ['src/app/navigation/error-screens.tsx'],
}

/**
 * Screens of which the server renders the shapes, for everybody, by their path: what they show is this shopper's alone, and
 * loaded by the browser (decision 252).
 */
export const shapedScreens: Readonly<Record<string, readonly string[]>> = {
  [paths.cart]: ['src/routes/cart.tsx'],
  [paths.checkout]: ['src/routes/checkout.tsx'],
}

/** Lazy components of the home page that are hydrated late: the retailer's text, the running flyers. */
export const HOME_TEXT = 'src/features/content/home-page-text.tsx'
export const HOME_FLYERS = 'src/features/flyers/home-flyers.tsx'
/** The lazy component of a list in dense rows. */
export const LIST_VIEW = 'src/features/catalogue/list/product-table.tsx'
