import { frameErrorTexts } from '@cambusa/messages/it/frame/frame-errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { QueryClient } from '@tanstack/react-query'
import { cartKey } from '../lib/api/query-keys.ts'
import { showToast } from '../lib/state/show-toast.ts'

/** Says to a customer that the cart did not come, on whatever screen (specification §8); loaded when it happens. */
export const tellCartNotLoaded = (client: QueryClient): void =>
  void showToast({
    kind: 'error',
    text: frameErrorTexts['errors.errorLoadingCart'],
    action: { label: uiTexts.retry, onPress: () => void client.refetchQueries({ queryKey: cartKey() }) },
  })
