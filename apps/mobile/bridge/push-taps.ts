import { onNative } from './capacitor.ts'
import { targetOf, type NativeNotification } from './push-target.ts'

/**
 * Opens the screens of tapped pushes, from the start of the shop: the device keeps the tap that has started the app until
 * somebody listens, and then tells it once.
 */
export const followTaps = (open: (page: string) => void): void =>
  void onNative<{ notification: NativeNotification }>(
    'PushNotifications',
    'pushNotificationActionPerformed',
    ({ notification }) => {
      const target = targetOf(notification)
      if (target !== '') open(target)
    },
  )
