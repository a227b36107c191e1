import type { DeliveryService } from '@cambusa/contract/delivery/address'
import { euroText } from '@cambusa/domain/money/money'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { serverUrl } from '../../lib/device/server-url.ts'
import { ServiceIcon } from '../../ui/product/service-icon.tsx'
import styles from './service-label.module.css'

/** The label of a service's tab: its picture (or an icon), its name and its description. */
export const ServiceLabel = ({ service }: { service: DeliveryService }) => (
  <span className={styles.label}>
    {service.image ? (
      <img src={serverUrl(service.image)} alt="" width={24} height={24} className={styles.image} />
    ) : (
      <ServiceIcon serviceId={service.deliveryServiceId} />
    )}
    <span className={styles.name}>{service.name}</span>
    {service.descr && <span className={styles.descr}>{service.descr}</span>}
  </span>
)

/** 'Servizio 5,90 €, gratis da 90,00 € · ordine minimo 40,00 €' */
function conditionsText({ fee, freeFrom, minimumOrder }: DeliveryService): string {
  const feeText = fee === 0 ? deliveryTexts.feeFree : deliveryTexts.fee({ fee: euroText(fee) })
  const free = fee > 0 && freeFrom !== null ? deliveryTexts.freeFrom({ amount: euroText(freeFrom) }) : ''
  const minimum = minimumOrder > 0 ? deliveryTexts.minimum({ amount: euroText(minimumOrder) }) : ''
  return [[feeText, free].filter(Boolean).join(', '), minimum].filter(Boolean).join(' · ')
}

/** The price of the open service. */
export const ServiceConditions = ({ service }: { service: DeliveryService }) => (
  <p className={styles.costs}>{conditionsText(service)}</p>
)
