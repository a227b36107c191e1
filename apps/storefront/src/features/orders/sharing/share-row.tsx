import type { OrderShare } from '@cambusa/contract/orders/order-shares'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderShareTexts as texts } from '@cambusa/messages/it/orders/order-shares'
import { Send } from 'lucide-react'
import { showToast } from '../../../lib/state/show-toast.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { shopOrigin } from '../../../lib/device/server-url.ts'
import { canSend, send } from '../../../lib/device/share-sheet.ts'
import styles from './sharing.module.css'

interface ShareRowProps {
  share: OrderShare
  isEnding: boolean
  onWithdraw: () => void
}

/** A link: its address, until when it is good, and what can be done with it. */
export function ShareRow({ share, isEnding, onWithdraw }: ShareRowProps) {
  const address = shopOrigin() + share.path
  const when = formatDateTime(new Date(share.expiresAt))
  const sendLink = async () => {
    const sent = await send({ url: address })
    if (sent === 'failed' || sent === 'again') showToast({ kind: 'error', text: texts.sendFailed })
  }
  return (
    <li className={styles.share}>
      <p className={styles.until}>{texts.until({ when })}</p>
      <p className={styles.soft}>
        {texts.link({ by: share.by, when: formatDateTime(new Date(share.createdAt)) })}
      </p>
      <TextField readOnly label={texts.address} value={address} onFocus={(event) => event.target.select()} />
      <div className={styles.buttons}>
        <CopyButton text={address} label={texts.copyOf({ when })}>
          {texts.copy}
        </CopyButton>
        {canSend() && (
          <Button
            icon={<Send aria-hidden="true" />}
            aria-label={texts.sendOf({ when })}
            onClick={() => void sendLink()}
          >
            {texts.send}
          </Button>
        )}
        <Button look="ghost" pending={isEnding} aria-label={texts.withdrawOf({ when })} onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      </div>
    </li>
  )
}
