import { advancedSearchBrands, listBrands } from '@cambusa/contract/catalogue/brands'
import { advancedSearch, exportAdvancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import {
  addItems,
  deleteItems,
  emptyCart,
  resetItems,
  updateCartInfo,
  updateItemInfos,
  updateItems,
  viewCart,
} from '@cambusa/contract/cart/cart'
import { viewAnalytics } from '@cambusa/contract/shop/analytics'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import {
  approveCart,
  listApprovals,
  refuseApproval,
  sendForApproval,
  updateApproval,
  viewApproval,
  withdrawApproval,
} from '@cambusa/contract/orders/approvals'
import {
  buyCart,
  listPaymentTypes,
  prepareCheckout,
  releaseCheckout,
  viewPrebilledAmount,
} from '@cambusa/contract/orders/checkout'
import {
  countBrands,
  countCategories,
  countersInfo,
  countProducts,
} from '@cambusa/contract/catalogue/counters'
import {
  dueDateDocument,
  dueDateStatement,
  exportDueDates,
  listDueDates,
} from '@cambusa/contract/payments/due-dates'
import { viewDatasheet } from '@cambusa/contract/catalogue/datasheet'
import { listFlyers, printFlyer, viewFlyer } from '@cambusa/contract/content/flyers'
import { fastSearch } from '@cambusa/contract/catalogue/fast-search'
import {
  addGiftCode,
  checkGiftCode,
  checkGiftCodeByGet,
  removeGiftCode,
} from '@cambusa/contract/payments/gift-cards'
import { listPackagingTypes } from '@cambusa/contract/cart/packaging'
import { listOrdersOfPoints } from '@cambusa/contract/orders/delivery-points'
import { modifyOrder, undoModifyOrder } from '@cambusa/contract/orders/modify-order'
import { addOrderNote, listOrderNotes, updateOrderNote } from '@cambusa/contract/orders/order-notes'
import { viewWithdrawal, withdrawFromOrder } from '@cambusa/contract/orders/withdrawals'
import { exportPurchases, listPaidPrices, summarisePurchases } from '@cambusa/contract/orders/purchases'
import { listLastBought, listOrders, viewOrder } from '@cambusa/contract/orders/orders'
import {
  checkPayment,
  deleteOrder,
  listSandboxCards,
  listStoredCards,
  modifyPaymentType,
  payOrder,
  removeStoredCard,
} from '@cambusa/contract/payments/payments'
import { listProducts, productsByCodes, viewProduct } from '@cambusa/contract/catalogue/product'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { viewProductHistory } from '@cambusa/contract/catalogue/product-history'
import { addQuickOrder, matchQuickOrder, readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { addAllFromOrder, previewReorder } from '@cambusa/contract/cart/reorder'
import {
  findWarehouses,
  listNearStores,
  listNextSlots,
  listStores,
  localizeStores,
  selectStore,
  viewStore,
} from '@cambusa/contract/delivery/stores'
import { listTimeslots, selectTimeslot, setUsualTimeslot } from '@cambusa/contract/delivery/timeslots'
import { shop } from '../factories/delivery.ts'
import { outsideTheContract } from './outside-lines.ts'
import { line, type RouteLine } from './route-line.ts'

const { storeId } = shop.bologna
const bologna = { latitude: 44.5, longitude: 11.3 }
const asTable = { name: 'pasta', format: 'csv' } as const
const both = { shows: true, writes: true } as const

const catalogue: readonly RouteLine[] = [
  line(listProducts, () => ({ query: { query: 'pasta' } })),
  line(listBrands, () => ({ query: { query: 'pasta', beginning: 'p' } })),
  line(viewProduct, ({ slug }) => ({ params: { slug } })),
  line(suggestProducts, () => ({ query: { query: 'segno' } })),
  line(productsByCodes, ({ code }) => ({ query: { codes: [code] } })),
  line(viewCategories, () => ({ query: {} })),
  line(viewBoughtTogether, ({ slug }) => ({ params: { slug } })),
  line(viewProductHistory, ({ slug }) => ({ params: { slug } }), { shows: true }),
  line(viewDatasheet, ({ slug }) => ({ params: { slug } })),
  line(listFlyers),
  line(viewFlyer, () => ({ params: { slug: 'nessuno' } })),
  line(printFlyer, () => ({ params: { slug: 'nessuno' } })),
  line(advancedSearch, () => ({ query: { name: 'pasta' } })),
  line(advancedSearchBrands, () => ({ query: { name: 'pasta', beginning: 'p' } })),
  line(exportAdvancedSearch, () => ({ query: asTable })),
  line(fastSearch, () => ({ query: { q: ['pasta', 'segno'] } })),
  line(viewAnalytics),
  line(countersInfo),
  line(countProducts),
  line(countCategories),
  line(countBrands),
]

const cart: readonly RouteLine[] = [
  line(viewCart, () => ({ query: {} }), { shows: true }),
  line(addItems, ({ goods }) => ({ body: { items: [{ productId: goods.pasta, quantity: 1 }] } }), both),
  line(resetItems, ({ goods }) => ({ body: { items: [{ productId: goods.pasta }] } }), both),
  line(updateItems, ({ victim: { itemId } }) => ({ body: { items: [{ itemId, quantity: 5 }] } }), both),
  line(deleteItems, ({ victim: { itemId } }) => ({ body: { items: [{ itemId }] } }), both),
  line(
    updateItemInfos,
    ({ victim: { itemId } }) => ({ body: { items: [{ itemId, infos: { note: 'x' } }] } }),
    both,
  ),
  line(emptyCart, undefined, both),
  line(updateCartInfo, () => ({ body: { property: 'need_invoice', value: 'true' } }), both),
  line(matchQuickOrder, () => ({ body: { lines: [{ text: 'pasta 2' }] } })),
  line(readQuickOrder, () => ({ body: Buffer.from('codice;quantita\npasta;2\n') })),
  line(checkGiftCodeByGet, ({ victim }) => ({ query: { code: victim.giftCode } }), { shows: true }),
  line(checkGiftCode, ({ victim }) => ({ body: { code: victim.giftCode } }), { shows: true }),
  line(addGiftCode, ({ victim }) => ({ body: { code: victim.newGiftCode } }), both),
  line(removeGiftCode, ({ victim }) => ({ body: { code: victim.giftCode } }), both),
  line(addQuickOrder, ({ goods }) => ({ body: { items: [{ productId: goods.pasta, quantity: 1 }] } }), both),
  line(previewReorder, ({ victim }) => ({ query: { order_id: victim.orderId } }), { shows: true }),
  line(addAllFromOrder, ({ victim }) => ({ body: { order_id: victim.orderId } }), both),
]

const chooseSlot = line(
  selectTimeslot,
  ({ slot }) => ({ query: { sel_date: '2026-11-25', timeslot_id: slot } }),
  both,
)
const prepare = line(prepareCheckout, () => ({ query: {} }), { ...both, after: [chooseSlot] })

const approvals: readonly RouteLine[] = [
  line(listApprovals, () => ({ query: { of: 'own' as const } }), { shows: true }),
  line(viewApproval, ({ victim }) => ({ query: { approval_id: victim.approvalId } }), { shows: true }),
  line(sendForApproval, ({ victim }) => ({ body: { cart_id: victim.cartId } })),
  // Nobody decides on a cart of their own, and nobody else knows hers.
  line(updateApproval, ({ victim }) => ({
    body: { approval_id: victim.approvalId, version: 1, items: [{ itemId: victim.itemId, quantity: 1 }] },
  })),
  line(approveCart, ({ victim }) => ({
    body: { approval_id: victim.approvalId, version: 1, total: 25, payment_type_id: 1 },
  })),
  line(refuseApproval, ({ victim }) => ({ body: { approval_id: victim.approvalId } })),
  line(withdrawApproval, ({ victim }) => ({ body: { approval_id: victim.approvalId } }), both),
]

const dues: readonly RouteLine[] = [
  line(listDueDates, () => ({ query: {} }), { shows: true }),
  line(dueDateDocument, ({ victim }) => ({ query: { id: victim.dueDateId } })),
  line(dueDateStatement, () => ({ query: {} })),
  line(exportDueDates, () => ({ query: {} }), { shows: true }),
]

const orders: readonly RouteLine[] = [
  line(listOrders, () => ({ query: { fetch_detail: true } }), { shows: true }),
  line(listOrdersOfPoints, () => ({ query: { fetch_detail: true } }), { shows: true }),
  line(viewOrder, ({ victim }) => ({ query: { order_id: victim.orderId } }), { shows: true }),
  line(listLastBought, () => ({ query: {} }), { shows: true }),
  line(summarisePurchases, () => ({ query: { by: 'product' as const } }), { shows: true }),
  line(listPaidPrices, () => ({ query: {} }), { shows: true }),
  line(exportPurchases, () => ({ query: { by: 'product' as const, format: 'csv' as const } }), {
    shows: true,
  }),
  prepare,
  line(releaseCheckout, undefined, { ...both, after: [chooseSlot, prepare] }),
  line(buyCart, ({ victim }) => ({ query: { cart_id: victim.cartId, payment_type_id: 1 } }), {
    ...both,
    after: [chooseSlot, prepare],
  }),
  line(viewPrebilledAmount, ({ victim }) => ({ query: { order_id: victim.unpaidOrderId } })),
  line(payOrder, ({ victim }) => ({ body: { order_id: victim.unpaidOrderId } }), both),
  line(checkPayment, ({ victim }) => ({ body: { order_id: victim.unpaidOrderId } }), { shows: true }),
  line(
    modifyPaymentType,
    ({ victim }) => ({ body: { order_id: victim.unpaidOrderId, payment_type_id: 1 } }),
    both,
  ),
  line(modifyOrder, ({ victim }) => ({ body: { order_id: victim.editableOrderId } }), both),
  line(undoModifyOrder, ({ victim }) => ({ body: { order_id: victim.editableOrderId } }), {
    ...both,
    after: [line(modifyOrder, ({ victim }) => ({ body: { order_id: victim.editableOrderId } }))],
  }),
  line(deleteOrder, ({ victim }) => ({ body: { order_id: victim.unpaidOrderId } }), both),
  // She acts for a company, which does not withdraw: what a consumer does is tried in withdrawals.test.ts.
  line(viewWithdrawal, ({ victim }) => ({ query: { order_id: victim.handedOverId } }), { shows: true }),
  line(withdrawFromOrder, ({ victim }) => ({
    body: { order_id: victim.handedOverId, items: [{ orderItemId: victim.lineId, quantity: 1 }] },
  })),
  line(addOrderNote, ({ victim }) => ({ body: { order_id: victim.orderId, goods: 5 } }), both),
  line(updateOrderNote, ({ victim }) => ({ body: { noteId: victim.noteId, goods: 1 } }), both),
  line(listOrderNotes, ({ victim }) => ({ body: { filter: { order_id: victim.handedOverId } } }), {
    shows: true,
  }),
  line(listPaymentTypes, ({ victim }) => ({ query: { order_id: victim.orderId } })),
  line(listSandboxCards),
  line(listStoredCards, () => ({ query: {} }), { shows: true }),
  line(removeStoredCard, ({ victim }) => ({ body: { user_payment_auth_id: victim.storedCardId } }), {
    writes: true,
  }),
  line(listPackagingTypes),
]

const places: readonly RouteLine[] = [
  line(listTimeslots, () => ({ query: {} })),
  chooseSlot,
  line(setUsualTimeslot, () => ({ body: { enabled: true } }), { ...both, after: [chooseSlot] }),
  line(viewStore, () => ({ query: { store_id: storeId } })),
  line(listStores),
  line(listNearStores, () => ({ query: { services: '1,2' } })),
  line(localizeStores, () => ({ query: bologna })),
  line(selectStore, () => ({ query: { store_id: storeId } }), both),
  line(listNextSlots, () => ({ query: { store_id: [storeId] } })),
  line(findWarehouses, () => ({ query: { ...bologna, distance: 50_000 } })),
]

/** How every route is called that sells something: catalogue, cart, orders, places, and what lies outside the API. */
export const shopLines: readonly RouteLine[] = [
  ...catalogue,
  ...cart,
  ...approvals,
  ...dues,
  ...orders,
  ...places,
  ...outsideTheContract,
]
