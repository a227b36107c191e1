import { notEnabledReasons, notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import type { ReactNode } from 'react'
import { capitalised } from '../../lib/format/capitalised.ts'
import { useReasonNotToDo } from '../../lib/session/may-do.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** Neither a till nor somebody who acts for the customer sees where the account is open, nor deletes it. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  const reason = useReasonNotToDo('ownSecrets')
  // A visitor is asked for a login by the call.
  if (reason === undefined || reason === 'role') return children
  return <EmptyState title={notEnabledTexts.title} text={`${capitalised(notEnabledReasons[reason])}.`} />
}
