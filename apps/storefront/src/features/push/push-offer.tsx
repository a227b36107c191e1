import { pushChoiceTexts, pushOfferTexts as texts } from '@cambusa/messages/it/people/push'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { noteAsked, type OwnDevice } from '../../lib/push/own-device.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useSwitchDevice } from './push-choices-api.ts'
import styles from './push.module.css'

/** Whether the customer is asked after an order: once, on a device that can get pushes and was not asked by its system. */
export const isToOffer = ({ state, isAsked }: OwnDevice): boolean => state === 'ask' && !isAsked

/** After an order: asks whether pushes shall tell of it. Only a tap on 'yes' makes the system ask. */
export function PushOffer({ device }: { device: OwnDevice }) {
  const [isShown, show] = useState(() => isToOffer(device))
  const { mutate, isPending, isSuccess, isError, data: ended } = useSwitchDevice()
  if (!isShown) return null
  const isOn = isSuccess && ended === 'on'
  return (
    <section className={styles.offer} aria-labelledby="push-offer">
      <Bell aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h2 id="push-offer" className={styles.title}>
          {texts.question}
        </h2>
        <p role="status">
          {isOn ? texts.done : isError ? pushChoiceTexts.notDone : isSuccess ? texts.denied : texts.text}
        </p>
        {!isSuccess && !isError && (
          <div className={styles.buttons}>
            <Button
              look="primary"
              pending={isPending}
              onClick={() => {
                noteAsked()
                mutate(true)
              }}
            >
              {texts.yes}
            </Button>
            <Button
              onClick={() => {
                noteAsked()
                show(false)
              }}
            >
              {texts.notNow}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
