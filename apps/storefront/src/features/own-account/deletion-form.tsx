import type { AccountDeletion } from '@cambusa/contract/people/account-deletion'
import { deletionTexts } from '@cambusa/messages/it/people/own-account'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { useAskForDeletion } from './own-account-api.ts'

/** Asks for the deletion, once confirmed. */
export const DeletionForm = ({ confirmedBy }: Pick<AccountDeletion, 'confirmedBy'>) => (
  <ConfirmForm
    confirmedBy={confirmedBy}
    texts={deletionTexts}
    ask={deletionTexts.ask}
    send={useAskForDeletion()}
  >
    <LinkButton to={paths.profileUpdate}>{deletionTexts.cancel}</LinkButton>
  </ConfirmForm>
)
