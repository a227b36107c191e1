import type { Colleague } from '@cambusa/contract/people/colleagues'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { notEnabledReasons, notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { colleagueTexts as texts } from '@cambusa/messages/it/people/colleagues'
import { useQuery } from '@tanstack/react-query'
import { UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { capitalised } from '../../lib/format/capitalised.ts'
import { useReasonNotToDo } from '../../lib/session/may-do.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ColleagueForm } from './colleague-form.tsx'
import { colleaguesQuery } from './colleagues-api.ts'
import { ColleagueRow, Invitations } from './colleagues-list.tsx'
import styles from './colleagues.module.css'
import { nameOf } from './limit-words.ts'

/** Who acts for the company; only its holders see and change it. */
export function ColleaguesPage() {
  const user = useUser()
  const reason = useReasonNotToDo('manageCompany')
  // A visitor is asked for a login by the call.
  if (reason !== undefined && reason !== 'role')
    return <EmptyState title={notEnabledTexts.title} text={`${capitalised(notEnabledReasons[reason])}.`} />
  if (user && (user.companyId ?? null) === null)
    return <EmptyState icon={<UsersRound />} title={texts.noCompany} text={texts.noCompanyText} />
  if (user && user.companyRole !== undefined && user.companyRole !== HOLDER)
    return (
      <EmptyState
        icon={<UsersRound />}
        title={texts.notHolder}
        text={texts.notHolderText}
        action={<LinkButton to={paths.profileUpdate}>{texts.ownRole}</LinkButton>}
      />
    )
  return <HoldersPage />
}

function HoldersPage() {
  const { data, isError, refetch } = useQuery(colleaguesQuery(useOwner()))
  const [edited, setEdited] = useState<{ colleague: Colleague | undefined } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (colleague?: Colleague) => {
    setEdited({ colleague })
    setOpen(true)
  }
  if (!data) {
    if (isError) return <ErrorState text={texts.failed} onRetry={() => void refetch()} />
    return (
      <Loading className={styles.page}>
        <Skeleton shape="box" height="space-20-x4" />
      </Loading>
    )
  }
  const isAlone = data.colleagues.length <= 1 && data.invitations.length === 0
  return (
    <div className={styles.page}>
      <section className={styles.section} aria-label={texts.list}>
        <ul>
          {data.colleagues.map((colleague) => (
            <ColleagueRow
              key={colleague.userId}
              colleague={colleague}
              company={data.companyName}
              onEdit={open}
            />
          ))}
        </ul>
        {isAlone && <p className={styles.soft}>{texts.alone}</p>}
        <div className={styles.buttons}>
          <Button look="primary" icon={<UserPlus />} onClick={() => open()}>
            {texts.invite}
          </Button>
        </div>
      </section>
      <Invitations invitations={data.invitations} />
      <Dialog
        open={isOpen}
        title={edited?.colleague ? texts.editTitle({ name: nameOf(edited.colleague) }) : texts.inviteTitle}
        description={edited?.colleague ? undefined : texts.inviteText}
        onClose={() => setOpen(false)}
        onClosed={() => setEdited(null)}
      >
        {edited && <ColleagueForm colleague={edited.colleague} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}
