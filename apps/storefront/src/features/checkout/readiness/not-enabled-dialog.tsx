import { missingToBuy } from '@cambusa/domain/people/profile'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './not-enabled-dialog.module.css'

interface NotEnabledDialogProps {
  open: boolean
  onClose: () => void
  /** profile.level of the customer. */
  level: number
}

/** 'Utente non abilitato': what a customer still has to do before buying (specification §12). */
export const NotEnabledDialog = ({ open, onClose, level }: NotEnabledDialogProps) => (
  <Dialog
    open={open}
    width="confirm"
    title={checkoutTexts.notEnabledTitle}
    onClose={onClose}
    footer={
      <Button look="primary" onClick={onClose}>
        {checkoutTexts.notEnabledClose}
      </Button>
    }
  >
    <p>{checkoutTexts.notEnabledText}</p>
    <ol className={styles.steps}>
      {missingToBuy(level).map((step) => (
        <li key={step}>{checkoutTexts.notEnabledSteps[step]}</li>
      ))}
    </ol>
  </Dialog>
)
