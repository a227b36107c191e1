import { frameErrorTexts } from '@cambusa/messages/it/frame/frame-errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { QueryClient } from '@tanstack/react-query'
import { cartKey } from '../lib/api/query-keys.ts'
import { showToast } from '../lib/state/show-toast.ts'

/**
 * Tells a customer, on any screen, that the cart could not be loaded (specification §8); this code is loaded only then.
 */
export const tellCartNotLoaded = (client: QueryClient): void =>
  void showToast({
    kind: 'error',
    text: frameErrorTexts['errors.errorLoadingCart'],
    action: { label: uiTexts.retry, onPress: () => void client.refetchQueries({ queryKey: cartKey() }) },
  })
