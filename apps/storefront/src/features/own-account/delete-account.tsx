import type { AccountDeletion } from '@cambusa/contract/people/account-deletion'
import { euroText } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { deletionTexts } from '@cambusa/messages/it/people/own-account'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../app/navigation/paths.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Bullets } from './bullets.tsx'
import { deletionQuery, useAskForDeletion, useKeepAccount } from './own-account-api.ts'
import styles from './own-account.module.css'
import { OwnerForm } from './owner-form.tsx'

/** Says what is deleted and what stays, what has to be settled before, and asks for the confirmation. */
export function DeleteAccount() {
  const ask = useAskForDeletion()
  const { data: deletion, isError, refetch } = useQuery(deletionQuery(useOwner()))
  if (!deletion) {
    if (isError) return <ErrorState text={deletionTexts.failed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x3" />
      </Loading>
    )
  }
  if (deletion.deletesAt !== null) return <Asked deletesAt={deletion.deletesAt} />
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.title}>{deletionTexts.whatGoes}</h2>
        <Bullets lines={deletionTexts.goes} />
        <h2 className={styles.title}>{deletionTexts.whatStays}</h2>
        <Bullets lines={deletionTexts.stays} />
      </section>
      {deletion.hindrances.length > 0 ? (
        <Hindrances hindrances={deletion.hindrances} />
      ) : (
        <section className={styles.section}>
          <h2 className={styles.title}>{deletionTexts.confirm}</h2>
          {deletion.lostGifts > 0 && (
            <p className={styles.notice}>
              {deletionTexts.lostGifts({ amount: euroText(deletion.lostGifts) })}
            </p>
          )}
          <OwnerForm confirmedBy={deletion.confirmedBy} ask={ask} texts={deletionTexts} />
        </section>
      )}
    </>
  )
}

const Hindrances = ({ hindrances }: Pick<AccountDeletion, 'hindrances'>) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{deletionTexts.before}</h2>
    <ul className={styles.hindrances}>
      {hindrances.map(({ kind, count, amount, orderId }) => (
        <li key={kind} className={styles.settle}>
          <p className={styles.notice}>
            {deletionTexts.hindrances[kind]({ count, amount: euroText(amount) })}
          </p>
          {kind !== 'staff' &&
            (orderId === null ? (
              <LinkButton to={paths.orders}>{deletionTexts.toOrders}</LinkButton>
            ) : (
              <LinkButton to={paths.order} params={{ orderId: String(orderId) }}>
                {deletionTexts.toOrder}
              </LinkButton>
            ))}
        </li>
      ))}
    </ul>
  </section>
)

/** The account is to be deleted: until then it can be kept. */
function Asked({ deletesAt }: { deletesAt: string }) {
  const { mutate, isPending } = useKeepAccount()
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {deletionTexts.asked({ day: formatDay(romeDate(new Date(deletesAt))) })}
      </h2>
      <p>{deletionTexts.askedText}</p>
      <div className={styles.buttons}>
        <Button look="primary" pending={isPending} onClick={() => mutate()}>
          {deletionTexts.keep}
        </Button>
      </div>
    </section>
  )
}
