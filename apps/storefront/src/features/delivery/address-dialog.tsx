import type { Address } from '@cambusa/contract/delivery/address'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useState } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import type { ChainDialogProps } from '../../lib/state/dialog-chain.ts'
import { ChainSteps } from '../../ui/layout/chain-steps.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'
import { AddressFormSkeleton } from './address-skeleton.tsx'
import { AddressSelector } from './address-selector.tsx'
import { useAddressChoice } from './use-address-choice.ts'

/** The form and its suggestions (27 kB) are loaded when the shopper adds or changes an address. */
const AddressForm = lazyComponent(() => import('./address-form.tsx').then((module) => module.AddressForm))

/** The form open over the list: for an address to change, or a new one. */
type OpenForm = { address: Address | undefined } | null

/** The second step of the chain (700 px): the service, then the address or the pickup point. */
export function AddressDialog({ open, onClose, onDone, onBack }: ChainDialogProps) {
  const [form, setForm] = useState<OpenForm>(null)
  const choice = useAddressChoice(onDone)
  const toList = () => setForm(null)
  const onSaved = (saved: Address) => {
    const isNew = form?.address === undefined
    toList()
    if (isNew) choice.choose(saved)
  }
  const title = form?.address ? deliveryTexts.editTitle : form ? deliveryTexts.newTitle : deliveryTexts.title
  return (
    <Dialog
      open={open}
      width="medium"
      title={title}
      description={form ? undefined : deliveryTexts.description}
      onClose={onClose}
      onClosed={toList}
      onBack={form ? toList : onBack}
    >
      {form ? (
        <ChunkBoundary fallback={<AddressFormSkeleton />}>
          <AddressForm address={form.address} onSaved={onSaved} onCancel={toList} />
        </ChunkBoundary>
      ) : (
        <>
          <ChainSteps step="address" />
          <FailureNotice
            text={choice.failure?.text}
            onRetry={choice.failure?.retry}
            spaced
            retrying={choice.pendingId !== undefined}
          />
          <AddressSelector
            choice={choice}
            onAdd={() => setForm({ address: undefined })}
            onEdit={(address) => setForm({ address })}
          />
        </>
      )}
    </Dialog>
  )
}
