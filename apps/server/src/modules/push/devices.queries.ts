import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { pushDevices, pushKinds } from '../../platform/schema/pushes.ts'

type Device = RowOf<
  typeof pushDevices,
  'userId' | 'platform' | 'uuid' | 'externalId' | 'addressHash' | 'model' | 'platformVersion' | 'manufacturer'
>

/** One registration at a time, so that of two customers of one device the later one has it. */
export const lockRegistrations = findStatement<{ locked: string }>(
  'push_devices_lock',
  `select pg_advisory_xact_lock(hashtext('push_devices'))::text locked`,
)

/** What is known of this device under another customer, or under another name with the same address. */
export const removeFormerDevices = writeStatement<
  Pick<Device, 'userId' | 'platform' | 'uuid' | 'addressHash'>
>(
  'push_devices_remove_former',
  `delete from push_devices where (address_hash = $addressHash or (platform = $platform and uuid = $uuid))
     and not (user_id = $userId and platform = $platform and uuid = $uuid)`,
)

export const saveDevice = writeStatement<Device & { now: Date }>(
  'push_devices_save',
  `insert into push_devices (user_id, platform, uuid, external_id, address_hash, model, platform_version,
     manufacturer, created_at, seen_at)
   values ($userId, $platform, $uuid, $externalId, $addressHash, $model, $platformVersion, $manufacturer, $now, $now)
   on conflict (platform, uuid) do update set external_id = excluded.external_id,
     address_hash = excluded.address_hash, model = excluded.model, platform_version = excluded.platform_version,
     manufacturer = excluded.manufacturer, seen_at = excluded.seen_at`,
)

/** All devices of a customer but those that were used last. */
export const removeOldestDevices = writeStatement<{ userId: number; most: number }>(
  'push_devices_remove_oldest',
  `delete from push_devices where user_id = $userId and id not in (
     select id from push_devices where user_id = $userId order by seen_at desc, id desc limit $most)`,
)

export const removeDevice = writeStatement<Pick<Device, 'userId' | 'platform' | 'uuid'>>(
  'push_devices_remove',
  'delete from push_devices where user_id = $userId and platform = $platform and uuid = $uuid',
)

/** Devices that their push service does not know any more; not one that has got another address meanwhile. */
export const removeGoneDevices = writeStatement<{ ids: readonly number[]; externalIds: readonly string[] }>(
  'push_devices_remove_gone',
  `delete from push_devices d using unnest($ids::bigint[], $externalIds::text[]) gone(id, external_id)
   where d.id = gone.id and d.external_id = gone.external_id`,
)

export const removeDevicesOf = writeStatement<{ userId: number }>(
  'push_devices_remove_of',
  'delete from push_devices where user_id = $userId',
)

export const listPushKinds = listStatement<RowOf<typeof pushKinds, 'kind' | 'isWanted'>, { userId: number }>(
  'push_kinds_list',
  'select kind, is_wanted as "isWanted" from push_kinds where user_id = $userId',
)

/** Sets the choice of each kind; both lists have the same length. */
export const setPushKinds = writeStatement<{
  userId: number
  kinds: readonly string[]
  wanted: readonly boolean[]
  now: Date
}>(
  'push_kinds_set',
  `insert into push_kinds (user_id, kind, is_wanted, updated_at)
   select $userId::bigint, kind, is_wanted, $now::timestamptz
   from unnest($kinds::text[], $wanted::boolean[]) chosen(kind, is_wanted)
   on conflict (user_id, kind) do update set is_wanted = excluded.is_wanted, updated_at = excluded.updated_at`,
)

export const removePushKinds = writeStatement<{ userId: number }>(
  'push_kinds_remove_of',
  'delete from push_kinds where user_id = $userId',
)
