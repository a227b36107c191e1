import { profileTexts } from '@cambusa/messages/it/people/profile'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

export type ProfileEndName = keyof typeof profileTexts.ends

/** The result of a change of the account, with a link onwards. */
export const ProfileEnd = ({ name }: { name: ProfileEndName }) => (
  <EmptyState
    as="h1"
    icon={name === 'profile-update-error' ? <CircleAlert /> : <CircleCheck />}
    title={profileTexts.ends[name].title}
    text={profileTexts.ends[name].text}
    action={
      <>
        <LinkButton to={paths.home}>{profileTexts.toHome}</LinkButton>
        <LinkButton to={paths.profileUpdate} look="primary">
          {profileTexts.toProfile}
        </LinkButton>
      </>
    }
  />
)
