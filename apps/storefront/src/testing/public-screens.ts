import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { advancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { viewCart } from '@cambusa/contract/cart/cart'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { menuUrl, POST_TYPES, postsUrl } from '@cambusa/contract/content/content-urls'
import { flyerPdfPath, listFlyers, viewFlyer, type Flyer } from '@cambusa/contract/content/flyers'
import { fastSearch } from '@cambusa/contract/catalogue/fast-search'
import { listProducts, ProductCard, viewProduct, type Product } from '@cambusa/contract/catalogue/product'
import { listNextSlots, listStores, type Store } from '@cambusa/contract/delivery/stores'
import { viewSharedOrder } from '@cambusa/contract/orders/order-shares'
import { viewProductHistory, type ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { advancedSearchTexts } from '@cambusa/messages/it/catalogue/advanced-search'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { invitationTexts } from '@cambusa/messages/it/people/invitations'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { registrationTexts } from '@cambusa/messages/it/people/registration'
import { ssoTexts } from '@cambusa/messages/it/people/sso'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { Value } from 'typebox/value'
import { paths } from '../app/navigation/paths.ts'
import { buildCart } from '../lib/testing/test-cart.ts'
import { buildSharedOrder } from '../lib/testing/test-shared-order.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { formParametersUrl } from '@cambusa/contract/content/form-urls'
import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { answer, answerContent } from './network.ts'
import { buildForm } from './served-form.ts'
import { buildFaqCategory, buildMenuItem, buildPost, el, treeOf } from './served-content.ts'
import { buildLine } from './served-cart.ts'
import { buildCategory } from './served-category.ts'

/** How a public screen is tested: the address to open, and a text on it or where it redirects to. */
type PublicScreen = { at: string } & ({ shows: string } | { leadsTo: string })

const card = buildProduct(1, { name: 'Spaghetti di Gragnano' })
const { name, slug } = card
const store: Store = {
  storeId: 5,
  warehouseId: 7,
  name: 'Forlì Porto',
  address1: 'Via del Porto',
  addressNumber: '12',
  postalCode: '47121',
  city: 'Forlì',
  province: 'FC',
  latitude: 44.22,
  longitude: 12.04,
  phone: '0543 000000',
  hours: [],
  exceptions: [],
  hoursNote: '',
  deliveryServices: [],
  isDefault: true,
}

const PRIVACY = buildPost(
  'privacy',
  'Informativa sulla privacy',
  treeOf(el('h2', ['Quali dati']), el('p', ['Nome e indirizzo.'])),
  { version: '2026-11', versions: ['2026-11'] },
)
const TOPIC = buildFaqCategory('consegna', 'Consegna e ritiro', 1)
const QUESTION = buildPost('fasce', 'Quando consegnate?', treeOf(el('p', ['Dal lunedì al sabato.'])))

/** A page, a category with one question, and a menu at both places. */
function serveContent(): void {
  answerContent(postsUrl(POST_TYPES.pages, { slug: PRIVACY.slug }), [PRIVACY])
  answerContent(postsUrl(POST_TYPES.faqCategories, { per_page: 100 }), [TOPIC])
  const asked = { category: TOPIC.slug, orderby: 'menu_order', order: 'asc', per_page: 100 } as const
  answerContent(postsUrl(POST_TYPES.faq, asked), [QUESTION])
  answerContent(menuUrl('main'), [buildMenuItem(1, 'Domande frequenti', paths.faq)])
  answerContent(formParametersUrl(FORM_IDS.contact), buildForm())
  const complaint = buildForm({ form_id: FORM_IDS.complaint, title: 'Segnala un problema' })
  answerContent(formParametersUrl(FORM_IDS.complaint), complaint)
  answerContent(menuUrl('footer'), [buildMenuItem(1, 'Privacy', PRIVACY.link)])
}

const withSlug = (path: string) => path.replace('$slug', slug)

/** Every route that requires no login, by its path. */
export const publicScreens: Readonly<Record<string, PublicScreen>> = {
  [paths.home]: { at: paths.home, shows: name },
  '/$': { at: `${paths.home}nowhere`, shows: name },
  [paths.notFound]: { at: paths.notFound, shows: errorScreenTexts.notFoundTitle },
  [paths.serviceDown]: {
    at: `${paths.serviceDown}?from=${paths.cart}`,
    shows: errorScreenTexts.serviceDownTitle,
  },
  [paths.categories]: { at: paths.categories, shows: 'Dispensa' },
  [paths.category]: { at: `${paths.categories}/dispensa`, shows: name },
  [paths.catalogue]: { at: paths.catalogue.replace('/$', paths.cart), leadsTo: paths.cart },
  [paths.search]: { at: `${paths.search}?query=spaghetti`, shows: name },
  [paths.advancedSearch]: { at: `${paths.advancedSearch}?name=spaghetti`, shows: advancedSearchTexts.title },
  [paths.fastSearch]: { at: `${paths.fastSearch}?q=spaghetti`, shows: name },
  [paths.quickOrder]: { at: paths.quickOrder, shows: quickOrderTexts.title },
  [paths.product]: { at: withSlug(paths.product), shows: name },
  [paths.productHistory]: { at: withSlug(paths.productHistory), shows: name },
  [paths.flyers]: { at: paths.flyers, shows: 'Settimana della pasta' },
  [paths.storeLocator]: { at: paths.storeLocator, shows: store.name },
  [paths.store]: { at: paths.store.replace('$warehouseId', String(store.storeId)), shows: store.name },
  [paths.flyer]: { at: paths.flyer.replace('$volantino', 'pasta'), shows: name },
  [paths.cart]: { at: paths.cart, shows: cartTexts.title },
  [paths.page]: { at: paths.page.replace('$pageName', PRIVACY.slug), shows: PRIVACY.title.text },
  [paths.contact]: { at: paths.contact, shows: 'Contattaci' },
  [paths.form]: { at: paths.form.replace('$formId', FORM_IDS.complaint), shows: 'Segnala un problema' },
  [paths.faq]: { at: paths.faq, shows: TOPIC.name },
  [paths.faqCategory]: {
    at: paths.faqCategory.replace('$categoryName', TOPIC.slug),
    shows: QUESTION.title.text,
  },
  [paths.registration]: { at: paths.registration, shows: registrationTexts.title },
  [paths.registrationCompleted]: {
    at: paths.registrationCompleted,
    shows: confirmationTexts.completedTitle,
  },
  [paths.registrationConfirmed]: {
    at: paths.registrationConfirmed,
    shows: confirmationTexts.confirmedTitle,
  },
  [paths.confirmEmail]: { at: paths.confirmEmail, shows: uiTexts.loading },
  [paths.emailConfirmed]: { at: paths.emailConfirmed, shows: confirmationTexts.emailConfirmedTitle },
  [paths.refuseEmail]: { at: paths.refuseEmail, shows: passwordTexts.noLinkTitle },
  [paths.invitation]: { at: paths.invitation, shows: invitationTexts.noLink },
  [paths.ssoLogin]: { at: paths.ssoLogin, shows: ssoTexts.title },
  [paths.sharedOrder]: {
    at: paths.sharedOrder.replace('$token', 'un-token'),
    shows: uiTexts.loading,
  },
  [paths.techLogin]: { at: paths.techLogin, shows: authTexts.techTitle },
  [paths.resetPasswordRequest]: { at: paths.resetPasswordRequest, shows: passwordTexts.requestTitle },
  [paths.resetPasswordSent]: { at: paths.resetPasswordSent, shows: passwordTexts.sentTitle },
  [paths.resetPassword]: { at: paths.resetPassword, shows: passwordTexts.noLinkTitle },
  [paths.resetPasswordCompleted]: { at: paths.resetPasswordCompleted, shows: passwordTexts.completedTitle },
}

/** The page of the only product. */
export const servedPage: Product = {
  ...card,
  metaData: { product_description: {}, product_description_main: {} },
  ingredients: null,
  allergens: [],
  allergensDeclared: true,
  nutrition: [],
  foodInformationComplete: true,
  withdrawalClass: '',
  drainedWeight: null,
  packaging: {},
  alternatives: [Value.Clean(ProductCard, buildProduct(2)) as ProductCard],
}

const flyerFacts = {
  slug: 'pasta',
  title: 'Settimana della pasta',
  summary: 'Spaghetti e penne.',
  state: 'running',
  startDate: '2026-11-18',
  endDate: '2026-12-01',
} as const

/** A flyer of two pages; the product is on the first one, the second has none. */
export const servedFlyer: Flyer = {
  ...flyerFacts,
  pdf: flyerPdfPath('pasta'),
  pages: [
    {
      title: 'Spaghetti',
      text: '',
      items: [
        {
          product: Value.Clean(
            ProductCard,
            buildProduct(1, { name: 'Spaghetti di Gragnano' }),
          ) as ProductCard,
          offer: {
            price: 1.1,
            unitPrice: { price: 2.2, unit: 'kg' },
            lowestPrice30Days: 1.4,
            state: 'running',
            startDate: '2026-11-18',
            endDate: '2026-12-01',
          },
        },
      ],
    },
    { title: 'Penne', text: 'Corte.', items: [] },
  ],
}

/** Its history. */
export const servedHistory: ProductHistory = {
  productId: card.productId,
  code: card.code,
  barcode: '',
  name,
  slug,
  itemUrl: card.itemUrl,
  description: card.description,
  mediaURL: '',
  breadCrumbs: card.breadCrumbs,
  priceUnitDisplay: 'pz',
  vatRate: 10,
  since: '2026-01-01T08:00:00.000Z',
  versions: [],
  prices: [{ from: '2026-01-01T08:00:00.000Z', to: null, price: 1.1, promotion: null }],
  purchases: null,
}

const page = { selPage: 1, totPages: 1, itemsPerPage: 24, totItems: 1 }
const list = { products: [card], facets: [], page }
const department = buildCategory(11, 'Dispensa', 'dispensa')

/** A shop with one department and one product, which is in the visitor's cart. */
export function servePublicShop(): void {
  answer(viewSharedOrder, () => buildSharedOrder())
  answer(viewCart, () => buildCart({ cartItems: [buildLine(card, 2)], totalItems: 1 }))
  answer(viewCategories, ({ query }) =>
    query.slug === undefined ? { categories: [department] } : { category: department, breadCrumbs: [] },
  )
  answer(listProducts, () => list)
  answer(advancedSearch, () => list)
  answer(fastSearch, () => ({ shelves: [{ word: 'spaghetti', products: [card], totItems: 1 }] }))
  answer(viewProduct, () => servedPage)
  answer(viewProductHistory, () => servedHistory)
  answer(listFlyers, () => ({ flyers: [{ ...flyerFacts, pictures: [] }] }))
  answer(viewFlyer, () => servedFlyer)
  answer(listStores, () => ({ stores: [store] }))
  answer(listNextSlots, () => ({ nextSlots: [] }))
  answer(viewBoughtTogether, () => ({ products: [] }))
  serveContent()
}
