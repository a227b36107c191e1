import { authTexts } from '@cambusa/messages/it/people/auth'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { Button } from './button.tsx'

interface LoginButtonProps {
  /** The address to go to after the login. */
  to: LinkProps['to']
  look?: 'primary' | 'secondary' | 'ghost'
}

/** Opens the login, and then goes to the address. */
export function LoginButton({ to, look = 'primary' }: LoginButtonProps) {
  const navigate = useNavigate()
  const enter = async () => {
    if (await askFor('login')) await navigate({ to })
  }
  return (
    <Button look={look} onClick={() => void enter()}>
      {authTexts.title}
    </Button>
  )
}
