import type { UserDetail } from '@cambusa/contract/people/profile'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { ConsentPageLink } from '../../app/navigation/consent-page-link.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { useSetConsent } from './profile-api.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

/** The two optional consents, with the history of their changes. */
export function ConsentsSection({ user }: { user: UserDetail }) {
  const { mutate, isPending } = useSetConsent()
  const { consents, consentHistory } = user
  const consent = (kind: keyof UserDetail['consents']) => (
    <Switch
      label={profileTexts.consentNames[kind]}
      hint={consentTexts[kind]}
      checked={consents[kind]}
      aria-disabled={isPending || undefined}
      onChange={(event) => !isPending && mutate({ [kind]: event.target.checked })}
    />
  )
  return (
    <ProfileSection title={profileTexts.consents} text={profileTexts.consentsText}>
      <ul className={styles.history}>
        <li>
          <ConsentPageLink kind="privacy" />
        </li>
        <li>
          <ConsentPageLink kind="terms" />
        </li>
      </ul>
      {consent('profiling')}
      {consent('marketing')}
      <Disclosure summary={profileTexts.consentHistory}>
        {consentHistory.length === 0 ? (
          <p className={styles.soft}>{profileTexts.consentNone}</p>
        ) : (
          <ul className={styles.history}>
            {consentHistory.map(({ kind, given, version, at }) => (
              <li key={`${kind} ${at}`}>
                <p className={styles.name}>{profileTexts.consentNames[kind]}</p>
                <p className={styles.soft}>
                  {profileTexts.consentEntry({
                    what: given ? profileTexts.consentGiven : profileTexts.consentTaken,
                    when: formatDateTime(new Date(at)),
                    version,
                  })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </ProfileSection>
  )
}
