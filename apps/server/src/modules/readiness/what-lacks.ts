import { isPickup, isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { readyTexts } from '@cambusa/messages/it/operator/ready'
import { serviceWords } from '@cambusa/messages/it/operator/service-words'
import type { ShopFacts } from './readiness.queries.ts'

/** Something that a shop lacks before its first order, and the command or file that adds it. */
export interface Lack {
  what: string
  mend: string
}

const { lacks } = readyTexts
const named = (services: readonly number[]) => ({
  services: services.map((id) => serviceWords[id] ?? String(id)).join(', '),
})

/** What is missing, in the order in which it is best added. Pure. */
export function whatLacks(facts: ShopFacts, paysWithoutHands: boolean): Lack[] {
  const { stores, warehouses, services, offered, withArea, withSlot } = facts
  const found: Lack[] = []
  const add = (isLacking: boolean, lack: Lack) => {
    if (isLacking) found.push(lack)
  }
  const unknown = offered.filter((id) => !services.includes(id))
  const usable = offered.filter((id) => services.includes(id))
  const noArea = usable.filter((id) => isServiceId(id) && !isPickup(id) && !withArea.includes(id))
  const noSlot = usable.filter((id) => !withSlot.includes(id))
  add(stores === 0, lacks.store)
  add(warehouses === 0, lacks.warehouse)
  add(services.length === 0, lacks.services)
  add(services.length > 0 && unknown.length > 0, lacks.someServices(named(unknown)))
  add(noArea.length > 0, lacks.areas(named(noArea)))
  add(noSlot.length > 0, lacks.slots(named(noSlot)))
  add(usable.length === 0, lacks.slots({ services: readyTexts.anyService }))
  add(!facts.hasCategory, lacks.categories)
  add(!facts.hasProduct, lacks.products)
  add(facts.hasProduct && !facts.hasPrice, lacks.prices)
  const isLockersOnly = usable.length > 0 && usable.every((id) => id === SERVICES.locker)
  add(isLockersOnly && !paysWithoutHands, lacks.payment)
  return found
}
