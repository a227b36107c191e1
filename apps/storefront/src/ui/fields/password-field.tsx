import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { passwordFieldTexts } from '@cambusa/messages/it/people/password-field'
import { IconButton } from '../buttons/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Whether the text is shown, where the form needs to know. */
  shown?: boolean
  onShown?: (shown: boolean) => void
}

/** A password field with a button that shows and hides the text. */
export function PasswordField({ shown: given, onShown, ...props }: PasswordFieldProps) {
  const [own, setShown] = useState(false)
  const shown = given ?? own
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? passwordFieldTexts.hide : passwordFieldTexts.show}
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown)
            onShown?.(!shown)
          }}
        />
      }
    />
  )
}
