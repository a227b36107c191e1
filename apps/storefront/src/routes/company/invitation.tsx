import { InvitationPage } from '../../features/colleagues/invitation-page.tsx'
import { logOut } from '../../frame/menus/log-out.ts'

/** /colleague-invitation: the landing of the link in an invitation to order for a company. */
export default function InvitationScreen() {
  return <InvitationPage onLogOut={logOut} />
}
