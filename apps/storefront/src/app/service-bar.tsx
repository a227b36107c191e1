import { frameTexts } from '@cambusa/messages/it/frame'
import { SlotPlace } from './slot-place.tsx'
import { ServiceStrip } from './slots.ts'
import styles from './service-bar.module.css'
import { VatSwitch } from './vat-switch.tsx'

/** The slim line above the bar: where and when (a feature's), and how prices are shown. */
export const ServiceBar = () => (
  <section className={styles.strip} aria-label={frameTexts.service}>
    <div className={styles.inner}>
      <div className={styles.service}>
        <SlotPlace>
          <ServiceStrip />
        </SlotPlace>
      </div>
      <VatSwitch />
    </div>
  </section>
)
