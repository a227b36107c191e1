/** deliveryServiceId by key. */
export const SERVICES = { drive: 1, home: 2, rider: 3, locker: 4 } as const

export type ServiceKey = keyof typeof SERVICES
export type ServiceId = (typeof SERVICES)[ServiceKey]

/** addressTypeId by meaning: 2 home delivery, 3 store pickup, 5 locker. */
export const ADDRESS_TYPES = { home: 2, drive: 3, locker: 5 } as const

export type AddressTypeId = (typeof ADDRESS_TYPES)[keyof typeof ADDRESS_TYPES]

export const SERVICE_KEYS: readonly ServiceKey[] = ['drive', 'home', 'rider', 'locker']

const ADDRESS_TYPE_OF: Readonly<Record<ServiceId, AddressTypeId>> = { 1: 3, 2: 2, 3: 2, 4: 5 }

export function isServiceId(value: number): value is ServiceId {
  return SERVICE_KEYS.some((key) => SERVICES[key] === value)
}

/** The key of a service: home for 2; undefined for an unknown id. */
export function serviceKey(id: ServiceId): ServiceKey
export function serviceKey(id: number): ServiceKey | undefined
export function serviceKey(id: number): ServiceKey | undefined {
  return SERVICE_KEYS.find((key) => SERVICES[key] === id)
}

/** The id of a service by its key (address_type in calls); store means drive; undefined when unknown. */
export function serviceIdOf(key: ServiceKey): ServiceId
export function serviceIdOf(key: string): ServiceId | undefined
export function serviceIdOf(key: string): ServiceId | undefined {
  const known = SERVICE_KEYS.find((candidate) => candidate === (key === 'store' ? 'drive' : key))
  return known && SERVICES[known]
}

/** The type of address for a service. */
export function addressTypeIdOf(serviceId: ServiceId): AddressTypeId {
  return ADDRESS_TYPE_OF[serviceId]
}

/** Whether the goods are collected at a store or locker instead of delivered. */
export function isPickup(serviceId: ServiceId): boolean {
  return addressTypeIdOf(serviceId) !== ADDRESS_TYPES.home
}

/** addressType of an address on the wire: home for delivery, store for pickup. */
export function addressTypeOf(serviceId: ServiceId): 'home' | 'store' {
  return isPickup(serviceId) ? 'store' : 'home'
}
