import { missingToBuy } from '@cambusa/domain/people/profile'
import { notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { capitalised } from '../lib/format/capitalised.ts'
import { closeNotEnabled, useNotEnabled } from '../lib/state/not-enabled.ts'
import { useUser } from '../lib/session/user-store.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import styles from './not-enabled-dialog.module.css'

/** What follows the title in a refusal. */
function reasonOf(message: string | null): string {
  const [, reason = ''] = message?.split(`${notEnabledTexts.title}: `) ?? []
  return reason === '' ? notEnabledTexts.generic : capitalised(reason)
}

/** 'Utente non abilitato', with what is missing (specification §12). */
export function NotEnabledDialog() {
  const message = useNotEnabled((state) => state.message)
  const level = useUser()?.profile?.level ?? 0
  const steps = message === '' ? missingToBuy(level) : []
  return (
    <Dialog
      open={message !== null}
      width="confirm"
      title={notEnabledTexts.title}
      onClose={closeNotEnabled}
      footer={
        <Button look="primary" onClick={closeNotEnabled}>
          {notEnabledTexts.close}
        </Button>
      }
    >
      <p>{steps.length > 0 ? notEnabledTexts.toBuy : reasonOf(message)}</p>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{notEnabledTexts.steps[step]}</li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
