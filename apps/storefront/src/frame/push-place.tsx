import { pushInFrontTexts as texts } from '@cambusa/messages/it/people/push'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followSession } from '../lib/push/own-device.ts'
import { pushDevice } from '../lib/device/push-device.ts'
import { showToast } from '../lib/state/show-toast.ts'

/**
 * Of a customer who is signed in: this device gets their pushes where they allowed it before, and what arrives while the
 * shop is in front is shown in it. A tapped push leads to its screen.
 */
export function PushPlace({ userId }: { userId: number }) {
  const navigate = useNavigate()
  useEffect(() => void followSession(userId), [userId])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    void pushDevice().then(
      (device) => {
        if (isLeft) return
        stop = device.onPush(({ title, body, target, isTapped }) => {
          const open = () => void navigate({ href: target })
          if (isTapped) return open()
          const action = target === '' ? undefined : { label: texts.open, onPress: open }
          showToast({ kind: 'info', text: texts.text({ title, body }), action })
        })
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [navigate])
  return null
}
