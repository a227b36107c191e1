import { myDataTexts } from '@cambusa/messages/it/people/my-data'
import { deletionTexts, sessionTexts } from '@cambusa/messages/it/people/own-account'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

/** Leads to the devices, the copy of the own data and the deletion of the account. */
export const SecuritySection = () => (
  <ProfileSection
    title={sessionTexts.section}
    text={`${sessionTexts.sectionText} ${myDataTexts.sectionText} ${deletionTexts.sectionText}`}
  >
    <div className={styles.buttons}>
      <LinkButton to={paths.sessions}>{sessionTexts.title}</LinkButton>
      <LinkButton to={paths.myData}>{myDataTexts.title}</LinkButton>
      <LinkButton to={paths.deleteAccount}>{deletionTexts.title}</LinkButton>
    </div>
  </ProfileSection>
)
