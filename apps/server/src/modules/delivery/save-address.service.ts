import type { Address, AddressInput } from '@cambusa/contract/delivery/address'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { once } from '../../platform/idempotency/once.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import type { Sessions } from '../auth/auth.ts'
import { checkedAddress, placeAddress } from './address-check.ts'
import { followChangedAddress } from './cart-delivery.service.ts'
import {
  findOwnAddress,
  insertAddress,
  removeOwnAddress,
  updateFavouriteAddress,
  removeFavouriteAddress,
  updateOwnAddress,
  type AddressRow,
} from '../people/people.ts'
import { listServiceAreas } from './delivery.queries.ts'
import { wireOwnAddress } from './delivery.service.ts'
import { shippedTowns } from '../towns/towns.ts'

type Needs = Pick<Platform, 'config' | 'db'> & { sessions: Pick<Sessions, 'forget'> }

/** The address with its position; one that could not be validated is accepted only if the shopper confirmed it. */
async function validated(config: Platform['config'], input: AddressInput): Promise<Omit<AddressRow, 'id'>> {
  const tidy = checkedAddress(input, shippedTowns())
  const checked = await placeAddress(config, tidy, shippedTowns())
  if ('placed' in checked) return { ...checked.placed, isValidated: true }
  if (input.acceptNotValidated !== true) {
    const [first] = checked.refusals
    throw refuse('address.notValidated', undefined, first?.field === undefined ? {} : { field: first.field })
  }
  const { latitude = null, longitude = null } = checked.near ?? {}
  return { ...tidy, latitude, longitude, isValidated: false }
}

async function write(
  tx: Db,
  { userId, companyId }: RequestSession,
  addressId: number | null,
  address: Omit<AddressRow, 'id'>,
): Promise<AddressRow> {
  const values = { ...address, userId, companyId }
  const row =
    addressId === null
      ? await insertAddress(tx, values)
      : await updateOwnAddress(tx, { ...values, addressId })
  if (row === undefined) throw refuse('address.unknown')
  return row
}

/**
 * Adds an own address (once per request key), or changes the one with addressId; a cart with that address moves with
 * it. Throws field.wrong, address.notValidated (naming the field), address.unknown, request.keyReused
 * (409).
 */
export async function saveAddress(
  { db, config, sessions }: Needs,
  session: RequestSession,
  input: AddressInput,
  now: Date,
  requestKey: RequestKey | undefined,
): Promise<Address> {
  const address = await validated(config, input)
  const { userId, user } = session
  const wasFavourite = input.addressId !== null && input.addressId === user.defaultDeliveryAddressId
  const isFavourite = input.isFavourite ?? wasFavourite
  const row = await once<AddressRow>({ db, now, requestKey }, (keep) =>
    inTransaction(db, async (tx) => {
      const written = await write(tx, session, input.addressId ?? null, address)
      if (isFavourite) await updateFavouriteAddress(tx, { userId, addressId: written.id })
      else await removeFavouriteAddress(tx, { userId, addressId: written.id })
      if (input.addressId) await followChangedAddress(tx, session, written, now)
      return keep(tx, written)
    }),
  )
  sessions.forget(session)
  const areas = await listServiceAreas(db, { postalCodes: [row.postalCode] })
  return wireOwnAddress(row, SERVICES.home, isFavourite ? row.id : null, areas)
}

/**
 * Removes an own address (once per request key). Throws address.unknown, and address.deleteRefused while a cart in use
 * has it; request.keyReused (409).
 */
export async function deleteAddress(
  { db, sessions }: Omit<Needs, 'config'>,
  session: RequestSession,
  addressId: number,
  now: Date,
  requestKey: RequestKey | undefined,
): Promise<void> {
  const { userId, companyId } = session
  await once<number>({ db, now, requestKey }, (keep) =>
    inTransaction(db, async (tx) => {
      const removed = await removeOwnAddress(tx, { userId, companyId, addressId, now })
      if (removed === 0) {
        const known = await findOwnAddress(tx, { userId, companyId, addressId })
        throw refuse(known === undefined ? 'address.unknown' : 'address.deleteRefused')
      }
      await removeFavouriteAddress(tx, { userId, addressId })
      return keep(tx, addressId)
    }),
  )
  sessions.forget(session)
}
