import { authTexts } from '@cambusa/messages/it/people/auth'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { TechLoginForm } from '../features/auth/tech-login-form.tsx'
import { FormPage } from '../ui/layout/form-page.tsx'

/** /tech-login: a till or tablet signs in by its key. */
export default function TechLoginScreen() {
  const navigate = useNavigate()
  return (
    <FormPage home={paths.home} title={authTexts.techTitle} intro={authTexts.techDescription}>
      <TechLoginForm onDone={() => void navigate({ to: paths.home })} />
    </FormPage>
  )
}
