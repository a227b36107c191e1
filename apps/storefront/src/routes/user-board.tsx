import { notEnabledReasons, notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { userBoardTexts } from '@cambusa/messages/it/people/user-board'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { boardQuery, type BoardSearch } from '../features/user-board/user-board-api.ts'
import { UserBoard } from '../features/user-board/user-board-page.tsx'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { capitalised } from '../lib/format/capitalised.ts'
import { useReasonNotToDo } from '../lib/session/may-do.ts'
import { useUser } from '../lib/session/user-store.ts'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import { EmptyState } from '../ui/feedback/states.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient, search }: LoadInput) =>
  void queryClient.prefetchQuery(boardQuery(currentOwner(), search as BoardSearch))

/** /user-board: administrators choose a customer to act for. */
export default function UserBoardScreen() {
  const search: BoardSearch = useSearch({ strict: false })
  const { title, intro } = userBoardTexts
  const user = useUser()
  const reason = useReasonNotToDo('administer')
  const isClosed = user !== null && reason !== undefined
  return (
    <AccountPage
      home={paths.home}
      title={title}
      intro={isClosed ? undefined : intro}
      crumbs={[{ label: title }]}
    >
      {isClosed ? (
        <EmptyState title={notEnabledTexts.title} text={`${capitalised(notEnabledReasons.role)}.`} />
      ) : (
        <UserBoard search={search} />
      )}
    </AccountPage>
  )
}
