import type { CookieToggles } from '@cambusa/domain/web/cookie-choice'
import { contentPagePath } from '@cambusa/domain/web/page-address'
import { cookieQuestion, cookieTexts } from '@cambusa/messages/it/people/cookies'
import { DataLink } from '../../app/navigation/data-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { chooseCookies } from './choose-cookies.ts'
import { switchCookies, useCookiePanel } from './cookie-panel-state.ts'
import styles from './cookie-panel.module.css'

interface CookiePanelProps {
  open: boolean
  onClose: () => void
}

/** Each kind of cookies with its switch. */
export function CookiePanel({ open, onClose }: CookiePanelProps) {
  const chosen = useCookiePanel((state) => state.chosen)
  const save = () => {
    chooseCookies(chosen)
    onClose()
  }
  const toggle = (kind: keyof CookieToggles) => (
    <Switch
      label={cookieTexts[kind]}
      hint={cookieQuestion[`${kind}Hint`]}
      checked={chosen[kind]}
      onChange={({ target }) => switchCookies({ [kind]: target.checked })}
    />
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cookieTexts.preferences}
      description={cookieTexts.panelText}
      footer={
        <Button look="primary" onClick={save}>
          {cookieTexts.save}
        </Button>
      }
    >
      <div className={styles.kinds}>
        <Switch label={cookieTexts.technical} hint={cookieQuestion.technicalHint} checked disabled />
        {toggle('analytics')}
        {toggle('profilation')}
        <p>
          <DataLink title={cookieTexts.policy} url={contentPagePath('cookie-policy')} onClick={onClose} />
        </p>
      </div>
    </Dialog>
  )
}
