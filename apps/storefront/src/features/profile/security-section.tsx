import { mayDo, roleOf } from '@cambusa/domain/people/roles'
import { deletionTexts, sessionTexts } from '@cambusa/messages/it/people/own-account'
import { paths } from '../../app/navigation/paths.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

/** Leads to the devices and to the deletion of the account, in sessions that may see them. */
export function SecuritySection() {
  const user = useUser()
  const doer = { role: roleOf(user?.userType?.userTypeId), kind: user?.sessionKind ?? 'password' } as const
  if (!mayDo(doer, 'ownSecrets')) return null
  return (
    <ProfileSection
      title={sessionTexts.section}
      text={`${sessionTexts.sectionText} ${deletionTexts.sectionText}`}
    >
      <div className={styles.buttons}>
        <LinkButton to={paths.sessions}>{sessionTexts.title}</LinkButton>
        <LinkButton to={paths.deleteAccount}>{deletionTexts.title}</LinkButton>
      </div>
    </ProfileSection>
  )
}
