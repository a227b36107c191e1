import type { Store } from '@cambusa/contract/delivery/stores'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Phone } from 'lucide-react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { phoneUrl } from '../../../lib/format/phone-url.ts'
import { streetText, townText } from '@cambusa/domain/delivery/place-text'
import { shortTimeslotText } from '../../../lib/format/timeslot-text.ts'
import { ServiceIcon } from '../../../ui/product/service-icon.tsx'
import type { ListedStore } from './listed-stores.ts'
import { OpenLine } from './open-line.tsx'
import { nextSlotsQuery } from './stores-api.ts'
import styles from './store-facts.module.css'

const MINUTE_MS = 60_000

/** What one wants to know of a store before one goes there: place, open or not, telephone, services, next pickup. */
export const StoreFacts = ({ store }: { store: ListedStore }) => (
  <div className={styles.facts}>
    <p className={styles.place}>
      {streetText(store)}, {townText(store)}
      {store.metres !== undefined && (
        <span className={styles.distance}>
          {' '}
          · {texts.distance({ distance: deliveryTexts.distance({ metres: store.metres }) })}
        </span>
      )}
    </p>
    <OpenLine store={store} />
    <ul className={styles.services} aria-label={texts.services}>
      {store.deliveryServices
        .filter(({ showTab }) => showTab)
        .map(({ deliveryServiceId, name }) => (
          <li key={deliveryServiceId}>
            <ServiceIcon serviceId={deliveryServiceId} />
            {name}
          </li>
        ))}
    </ul>
    <NextSlotLine storeId={store.storeId} />
    {store.phone !== '' && <PhoneLink store={store} />}
  </div>
)

const PhoneLink = ({ store: { name, phone } }: { store: Store }) => (
  <a href={phoneUrl(phone)} className={styles.phone} aria-label={texts.callNamed({ name, phone })}>
    <Phone aria-hidden="true" />
    {phone}
  </a>
)

/** The line has its height from the start: the answer comes after the page. */
function NextSlotLine({ storeId }: { storeId: number }) {
  const { data: slots } = useQuery(nextSlotsQuery())
  const now = useNow(MINUTE_MS)
  const slot = slots?.find((each) => each.storeId === storeId)
  return (
    <p className={styles.slot}>
      {slots && (
        <>
          <CalendarClock aria-hidden="true" />
          {slot ? texts.nextSlot({ when: shortTimeslotText(slot, now) }) : texts.noSlot}
        </>
      )}
    </p>
  )
}
