import type { Store } from '@cambusa/contract/delivery/stores'

/** A store in Forlì, where one collects; without hours unless they are given. */
export const buildStore = (store: Partial<Store> = {}): Store => ({
  storeId: 1,
  warehouseId: 1,
  name: 'Cambusa Forlì',
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
  deliveryServices: [{ deliveryServiceId: 1, name: 'Ritiro', showTab: true }],
  isDefault: false,
  ...store,
})
