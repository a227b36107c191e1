import { useNavigate } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { RegistrationPage } from '../features/registration/registration-page.tsx'

/** /registration-user: with a card or a request for one; then the shopper confirms by mail. */
export default function RegistrationScreen() {
  const navigate = useNavigate()
  return <RegistrationPage onDone={() => void navigate({ to: paths.confirmEmail })} />
}
