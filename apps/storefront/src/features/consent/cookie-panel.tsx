import { contentPagePath } from '@cambusa/domain/web/page-address'
import { cookieQuestion, cookieTexts } from '@cambusa/messages/it/people/cookies'
import { useState } from 'react'
import { DataLink } from '../../app/navigation/data-link.tsx'
import { readCookieChoice } from '../../lib/state/cookie-choice.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { chooseCookies, ONLY_TECHNICAL } from './choose-cookies.ts'
import styles from './cookie-panel.module.css'

interface CookiePanelProps {
  open: boolean
  onClose: () => void
}

/** Each kind of cookies with its switch; it begins with the choice that counts now, else with only the technical ones. */
export function CookiePanel({ open, onClose }: CookiePanelProps) {
  const [chosen, setChosen] = useState(ONLY_TECHNICAL)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChosen(readCookieChoice(new Date()) ?? ONLY_TECHNICAL)
  }
  const save = () => {
    chooseCookies(chosen)
    onClose()
  }
  const toggle = (kind: keyof typeof ONLY_TECHNICAL) => (
    <Switch
      label={cookieTexts[kind]}
      hint={cookieQuestion[`${kind}Hint`]}
      checked={chosen[kind]}
      onChange={({ target }) => setChosen((before) => ({ ...before, [kind]: target.checked }))}
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
