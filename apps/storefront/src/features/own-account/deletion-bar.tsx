import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { deletionTexts } from '@cambusa/messages/it/people/own-account'
import { useMayDo } from '../../lib/session/may-do.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useKeepAccount } from './own-account-api.ts'
import styles from './deletion-bar.module.css'

/** On every screen of a customer whose account is to be deleted: says when, and offers to keep it. */
export function DeletionBar({ deletesAt }: { deletesAt: string }) {
  const mayKeep = useMayDo('ownSecrets')
  const { mutate, isPending } = useKeepAccount()
  return (
    <section className={styles.bar} aria-label={deletionTexts.title}>
      <p>{deletionTexts.asked({ day: formatDay(romeDate(new Date(deletesAt))) })}</p>
      {mayKeep && (
        <Button pending={isPending} onClick={() => mutate()}>
          {deletionTexts.keep}
        </Button>
      )}
    </section>
  )
}
