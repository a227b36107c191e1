import type { UserDetail } from '@cambusa/contract/people/profile'
import { notEnabledReasons, notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { pushChoiceTexts } from '@cambusa/messages/it/people/push'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { capitalised } from '../../lib/format/capitalised.ts'
import { useReasonNotToDo } from '../../lib/session/may-do.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { AccessSection } from './access-section.tsx'
import { BillingSection } from './billing-section.tsx'
import { CompanySection } from './company-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DelegatesSection } from './delegates-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { MissingSection } from './missing-section.tsx'
import { PersonSection } from './person-section.tsx'
import { profileQuery } from './profile-api.ts'
import { SecuritySection } from './security-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

const SECTIONS = 4

interface ProfilePageProps {
  /** The cards stored at the gateway. */
  cards: ReactNode
  /** The second factor of staff. */
  factor: ReactNode
  /** Which pushes they get, and whether this device does. */
  pushes: ReactNode
}

/** The customer's account in sections, each saved separately. */
export function ProfilePage(props: ProfilePageProps) {
  const reason = useReasonNotToDo('ownSecrets')
  // A visitor is asked for a login by the call.
  if (reason !== undefined && reason !== 'role') return <OnlyTheirOwn reason={reason} />
  return <OwnProfile {...props} />
}

/** What is personal is not shown to a till, nor to somebody who acts for the customer. */
const OnlyTheirOwn = ({ reason }: { reason: keyof typeof notEnabledReasons }) => (
  <EmptyState title={notEnabledTexts.title} text={`${capitalised(notEnabledReasons[reason])}.`} />
)

function OwnProfile(props: ProfilePageProps) {
  const { data, isError, refetch } = useQuery(profileQuery(useOwner()))
  const user = useKeptProfile(data)
  useConfirmedByMail(data)
  if (user)
    return <ProfileSections key={`${user.userId}/${user.company?.companyId}`} user={user} {...props} />
  if (isError) return <ErrorState text={profileTexts.loadFailed} onRetry={() => void refetch()} />
  return (
    <Loading className={styles.sections}>
      {Array.from({ length: SECTIONS }, (_, index) => (
        <Skeleton key={index} shape="box" height="space-20-x3" />
      ))}
    </Loading>
  )
}

const ProfileSections = ({ user, cards, factor, pushes }: { user: UserDetail } & ProfilePageProps) => (
  <div className={styles.sections}>
    <MissingSection user={user} />
    <PersonSection user={user} />
    <AccessSection user={user}>{factor}</AccessSection>
    <CompanySection />
    <SecuritySection />
    <BillingSection user={user} />
    <ProfileSection title={profileTexts.cards} text={profileTexts.cardsText}>
      {cards}
    </ProfileSection>
    <DelegatesSection user={user} />
    <MailsSection />
    <ProfileSection title={pushChoiceTexts.title} text={pushChoiceTexts.text}>
      {pushes}
    </ProfileSection>
    <ConsentsSection user={user} />
  </div>
)

/**
 * The last loaded account. While an expired session waits for a login the forms keep what is typed in them; another
 * user or company sees nothing of it.
 */
function useKeptProfile(data: UserDetail | undefined): UserDetail | undefined {
  const [kept, setKept] = useState(data)
  if (data && data !== kept) setKept(data)
  const asking = useUser()
  if (data) return data
  const isOfAnother =
    asking &&
    kept &&
    (asking.userId !== kept.userId || (asking.companyId ?? null) !== (kept.company?.companyId ?? null))
  return isOfAnother ? undefined : kept
}

/** A link of a mail was opened in another tab while the profile was on screen: it shows the result. */
function useConfirmedByMail(data: UserDetail | undefined): void {
  const navigate = useNavigate()
  const before = useRef<UserDetail | undefined>(undefined)
  useEffect(() => {
    const known = before.current
    before.current = data
    if (!known || !data || known.userId !== data.userId) return
    if (known.pendingEmail !== null && known.pendingEmail === data.login)
      void navigate({ to: paths.emailUpdated })
    else if (known.missing.includes('verifyEmail') && !data.missing.includes('verifyEmail'))
      void navigate({ to: paths.profileConfirmed })
  }, [data, navigate])
}
