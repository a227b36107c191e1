import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useQuery } from '@tanstack/react-query'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressFormSkeleton } from './address-skeleton.tsx'
import { ownAddressQuery } from './delivery-api.ts'

interface AddressModalProps {
  /** The address to change; undefined: a new one. */
  addressId: number | undefined
  onClose: () => void
}

function ExistingAddress({ addressId, onClose }: { addressId: number; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(ownAddressQuery(useOwner(), addressId))
  if (data) return <AddressForm address={data.address} onSaved={onClose} onCancel={onClose} />
  if (isError) return <ErrorState text={deliveryTexts.loadOneFailed} onRetry={() => void refetch()} as="h3" />
  return <AddressFormSkeleton />
}

/** The form of a customer's address as a modal over 'I miei indirizzi' (specification §2). */
export const AddressModal = ({ addressId, onClose }: AddressModalProps) => (
  <Dialog
    open
    width="medium"
    title={addressId === undefined ? deliveryTexts.newTitle : deliveryTexts.editTitle}
    onClose={onClose}
  >
    {addressId === undefined ? (
      <AddressForm onSaved={onClose} onCancel={onClose} />
    ) : (
      <ExistingAddress addressId={addressId} onClose={onClose} />
    )}
  </Dialog>
)
