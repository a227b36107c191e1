import { useNavigate, useParams } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { AddressModal } from '../features/delivery/address-modal.tsx'

/** /profile/addresses/manage/{addressId?}: a modal over the addresses. */
export default function AddressScreen() {
  const navigate = useNavigate()
  const { addressId } = useParams({ strict: false })
  const id = Number(addressId)
  return (
    <AddressModal
      key={addressId ?? 'new'}
      addressId={Number.isInteger(id) && id > 0 ? id : undefined}
      onClose={() => void navigate({ to: paths.addresses })}
    />
  )
}
