import { useQuery } from '@tanstack/react-query'
import { ChevronDown, MapPin } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { mayHideVat } from '../../lib/session/may-hide-vat.ts'
import { useAppState } from '../../lib/state/app-state.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'
import { ServiceStrip, VatSwitch } from '../../joins/frame-chunks.ts'
import styles from './service-bar.module.css'
import { StripLinks } from './strip-links.tsx'
import { StripMenu } from './strip-menu.tsx'

/**
 * The thin bar above the top bar: address, slot and the VAT switch. Without a choice it is one button; the feature that
 * shows the choice is loaded when there is one.
 */
export function ServiceBar() {
  const user = useUser()
  const { data: hasChosen } = useQuery({
    ...useCartQuery(),
    select: (cart) => cart.shippingAddress !== null && cart.deliveryServiceId !== null,
  })
  return (
    <section className={styles.strip} aria-label={frameTexts.service}>
      <div className={styles.inner}>
        <div className={styles.service}>
          {hasChosen && (
            <ChunkBoundary quiet>
              <ServiceStrip />
            </ChunkBoundary>
          )}
          {hasChosen === false && (
            <button type="button" className={styles.choose} onClick={() => void askFor('timeslot')}>
              <MapPin aria-hidden="true" />
              <span className={styles.text}>{frameTexts.chooseService}</span>
              <ChevronDown aria-hidden="true" className={styles.chevron} />
            </button>
          )}
        </div>
        {!user && <StripMenu />}
        {/* Loaded late: before the links it moves none of them, and on phones its space is reserved. */}
        {mayHideVat(user) && (
          <ChunkBoundary fallback={<VatSwitchPlace />}>
            <VatSwitch />
          </ChunkBoundary>
        )}
        <StripLinks />
      </div>
    </section>
  )
}

/** As wide as the switch is on a phone. */
function VatSwitchPlace() {
  const withVat = useAppState((state) => state.withVat)
  return (
    <span aria-hidden="true" className={styles.vatPlace}>
      {withVat ? frameTexts.pricesWithVat : frameTexts.pricesWithoutVat}
    </span>
  )
}
