import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { WifiOff } from 'lucide-react'
import { useIsOffline } from '../../lib/browser/online.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Button, type ButtonProps } from './button.tsx'

/** A button for what cannot be done without a network: then it says so in place of its text, and cannot be pressed. */
export function OnlineButton({ children, icon, disabled, 'aria-label': label, ...props }: ButtonProps) {
  const isOffline = useIsOffline()
  return (
    <Button
      {...props}
      aria-label={isOffline ? undefined : label}
      icon={isOffline ? <WifiOff aria-hidden="true" /> : icon}
      disabled={isOffline || disabled}
    >
      {isOffline ? (
        <span>
          {uiTexts.needsNetwork}
          <VisuallyHidden> {label ?? children}</VisuallyHidden>
        </span>
      ) : (
        children
      )}
    </Button>
  )
}
