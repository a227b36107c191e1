import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { QuickOrderPad } from '../features/quick-order/quick-order-pad.tsx'
import { cartQuery } from '../lib/state/cart-query.ts'
import { useCameraSource } from '../lib/browser/use-camera-source.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'

export const load = ({ queryClient }: LoadInput) => queryClient.ensureQueryData(cartQuery())

/** /quick-order: an order written, pasted, loaded or scanned line by line. */
export default function QuickOrderScreen() {
  const source = useCameraSource()
  return (
    <>
      <DocumentTitle title={quickOrderTexts.title} />
      <QuickOrderPad source={source} />
    </>
  )
}
