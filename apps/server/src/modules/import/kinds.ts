import type { ImportKind } from './rows/import-kind.ts'
import { areasKind } from './kinds/areas/areas.ts'
import { cardsKind } from './kinds/cards/cards.ts'
import { categoriesKind } from './kinds/categories/categories.ts'
import { customersKind } from './kinds/customers/customers.ts'
import { dishesKind } from './kinds/dishes/dishes.ts'
import { dueDatesKind } from './kinds/due-dates/due-dates.ts'
import { mandatesKind } from './kinds/mandates/mandates.ts'
import { giftCertificatesKind } from './kinds/gift-certificates/gift-certificates.ts'
import { packagingsKind } from './kinds/packagings/packagings.ts'
import { priceListsKind } from './kinds/price-lists/price-lists.ts'
import { picturesKind } from './kinds/pictures/pictures.ts'
import { pricesKind } from './kinds/prices/prices.ts'
import { productsKind } from './kinds/products/products.ts'
import { promotionsKind } from './kinds/promotions/promotions.ts'
import { servicesKind } from './kinds/services/services.ts'
import { stockKind } from './kinds/stock/stock.ts'
import { storeHoursKind } from './kinds/store-hours/store-hours.ts'
import { storesKind } from './kinds/stores/stores.ts'
import { synonymsKind } from './kinds/synonyms/synonyms.ts'
import { timeslotsKind } from './kinds/timeslots/timeslots.ts'

/** Everything that can be imported, in the order of the usage. */
export const importKinds: readonly ImportKind[] = [
  productsKind,
  picturesKind,
  pricesKind,
  priceListsKind,
  promotionsKind,
  stockKind,
  categoriesKind,
  storesKind,
  storeHoursKind,
  servicesKind,
  areasKind,
  timeslotsKind,
  customersKind,
  cardsKind,
  mandatesKind,
  dueDatesKind,
  synonymsKind,
  dishesKind,
  giftCertificatesKind,
  packagingsKind,
]
