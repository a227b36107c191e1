import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { shopDataDir } from './our-shop.ts'

/** A device that gets pushes, as the shop has stored it. */
export interface StoredDevice {
  login: string
  platform: string
  uuid: string
  externalId: string
  model: string
  manufacturer: string
  platformVersion: string
}

/** The running shop's rows of a device; reads until the end of the test. */
export async function openDevices(): Promise<(uuid: string) => Promise<StoredDevice[]>> {
  const postgres = await openEmbeddedPostgres({ dataDir: shopDataDir, role: 'guest' })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await postgres.close()
  })
  return async (uuid) =>
    (
      await client.query<StoredDevice>(
        `SELECT u.login, d.platform, d.uuid, d.external_id AS "externalId", d.model, d.manufacturer,
           d.platform_version AS "platformVersion"
         FROM push_devices d JOIN users u ON u.id = d.user_id WHERE d.uuid = $1`,
        [uuid],
      )
    ).rows
}
