import { userBoardTexts as texts } from '@cambusa/messages/it/people/user-board'
import { UserRoundCog } from 'lucide-react'
import { useUser } from '../../lib/session/user-store.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './acting-banner.module.css'
import { useLeaveUser } from './user-board-api.ts'

/** On every page while an administrator acts for a customer: for whom, and the way out. */
export function ActingBanner() {
  const user = useUser()
  const { mutate, isPending, isSuccess } = useLeaveUser()
  if (!user?.actor) return null
  const name = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim() || (user.login ?? '')
  return (
    <div className={styles.banner}>
      <UserRoundCog aria-hidden="true" className={styles.icon} />
      <p className={styles.text} role="status">
        {texts.banner({ name: user.companyName ? `${name}, ${user.companyName}` : name })}
      </p>
      <Button pending={isPending || isSuccess} onClick={() => mutate()}>
        {texts.leave}
      </Button>
    </div>
  )
}
