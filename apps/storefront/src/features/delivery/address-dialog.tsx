import type { Address } from '@cambusa/contract/address'
import { deliveryTexts } from '@cambusa/messages/it/delivery'
import { useState } from 'react'
import type { ChainDialogProps } from '../../lib/dialog-chain.ts'
import { ChainSteps } from '../../ui/chain-steps.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressSelector } from './address-selector.tsx'
import { useAddressChoice } from './use-address-choice.ts'

/** A form that is open over the list: an address to change, or a new one. */
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
        <AddressForm address={form.address} onSaved={onSaved} onCancel={toList} />
      ) : (
        <>
          <ChainSteps step="address" />
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
