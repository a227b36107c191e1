import type { Delegate } from '@cambusa/contract/people/people'
import type { UserDetail } from '@cambusa/contract/people/profile'
import { formatDay } from '@cambusa/domain/time/dates'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DelegateForm } from './delegate-form.tsx'
import { useRemoveDelegate } from './profile-api.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

const fullName = ({ firstName, lastName }: Delegate) => `${firstName} ${lastName}`

function timeText({ isPermanent, from, to }: Delegate): string {
  if (isPermanent || !from || !to) return profileTexts.permanent
  return profileTexts.between({ from: formatDay(from), to: formatDay(to) })
}

/** The delegates, who may collect with the customer's card. */
export function DelegatesSection({ user: { delegates } }: { user: UserDetail }) {
  const [opened, setOpened] = useState<{ delegate: Delegate | undefined } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { mutate } = useRemoveDelegate()
  const open = (delegate?: Delegate) => {
    setOpened({ delegate })
    setOpen(true)
  }
  const remove = async (delegate: Delegate) => {
    const yes = await confirm({
      title: profileTexts.removeTitle({ name: fullName(delegate) }),
      text: profileTexts.removeText,
      yes: profileTexts.removeYes,
      no: profileTexts.removeNo,
    })
    if (yes) mutate(delegate.delegateId)
  }
  return (
    <ProfileSection title={profileTexts.delegates} text={profileTexts.delegatesText}>
      {delegates.length === 0 ? (
        <p>{profileTexts.delegatesNone}</p>
      ) : (
        <ul>
          {delegates.map((delegate) => (
            <li key={delegate.delegateId} className={styles.delegate}>
              <div className={styles.delegateWords}>
                <span className={styles.name}>{fullName(delegate)}</span>
                <span>{timeText(delegate)}</span>
                <span className={styles.soft}>
                  {delegate.taxCode} · {delegate.phone}
                </span>
              </div>
              <div className={styles.acts}>
                <IconButton
                  label={profileTexts.editNamed({ name: fullName(delegate) })}
                  icon={<Pencil />}
                  onClick={() => open(delegate)}
                />
                <IconButton
                  label={profileTexts.removeNamed({ name: fullName(delegate) })}
                  icon={<Trash2 />}
                  onClick={() => void remove(delegate)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button icon={<Plus />} onClick={() => open()}>
          {profileTexts.addDelegate}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        title={opened?.delegate ? profileTexts.editDelegate : profileTexts.newDelegate}
        onClose={() => setOpen(false)}
        onClosed={() => setOpened(null)}
      >
        {opened && <DelegateForm delegate={opened.delegate} onDone={() => setOpen(false)} />}
      </Dialog>
    </ProfileSection>
  )
}
