import { Bike, Package, Store, Truck, type LucideIcon } from 'lucide-react'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'

const icons: Readonly<Record<number, LucideIcon>> = {
  [SERVICES.drive]: Store,
  [SERVICES.home]: Truck,
  [SERVICES.rider]: Bike,
  [SERVICES.locker]: Package,
}

/** The icon of a delivery service; its name is beside it. */
export function ServiceIcon({ serviceId }: { serviceId: number | null }) {
  const Icon = icons[serviceId ?? SERVICES.home] ?? Truck
  return <Icon aria-hidden="true" />
}
