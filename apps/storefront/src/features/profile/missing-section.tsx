import type { UserDetail } from '@cambusa/contract/people/profile'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { showToast } from '../../lib/state/show-toast.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Facts, ProfileSection } from './profile-section.tsx'
import { useResendLink } from './profile-api.ts'
import styles from './profile.module.css'

function VerifyEmail({ email }: { email: string }) {
  const { mutate, isPending } = useResendLink()
  const tell = () => showToast({ kind: 'success', text: profileTexts.resent({ email }) })
  return (
    <li>
      <p className={styles.name}>{profileTexts.verifyEmail}</p>
      <p>{profileTexts.verifyEmailText({ email })}</p>
      <Button pending={isPending} onClick={() => mutate(email, { onSuccess: tell })}>
        {profileTexts.resend}
      </Button>
    </li>
  )
}

/** What the customer still has to do before buying, and the store card, if there is one. */
export function MissingSection({ user }: { user: UserDetail }) {
  const { missing, login, storeCard, codInt, cardPending } = user
  const facts = [
    [profileTexts.storeCardCode, storeCard],
    [profileTexts.customerCode, codInt],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  if (missing.length === 0 && facts.length === 0) return null
  return (
    <ProfileSection title={missing.length > 0 ? profileTexts.missingTitle : profileTexts.storeCard}>
      {missing.length > 0 && (
        <ol className={styles.missing}>
          {missing.includes('verifyEmail') && <VerifyEmail email={login} />}
          {missing.includes('collectCard') && (
            <li>
              <p className={styles.name}>{profileTexts.collectCard}</p>
              <p>{cardPending ? profileTexts.collectCardText : profileTexts.collectCardAsk}</p>
            </li>
          )}
        </ol>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </ProfileSection>
  )
}
