import { listPackagingTypes, type PackagingType } from '@cambusa/contract/packaging'
import { toEuros } from '@cambusa/domain/money/money'
import type { Platform } from '../../platform/context.ts'
import { route, type Module } from '../../platform/route.ts'
import { listActivePackagings, type PackagingRow } from './packaging.queries.ts'

const wirePackaging = ({ id, costCents, ...rest }: PackagingRow): PackagingType => ({
  packagingTypeId: id,
  cost: toEuros(costCents),
  ...rest,
})

export const packagingModule: Module<Pick<Platform, 'clock' | 'db'>> = (app, services) => {
  route(app, services, listPackagingTypes, async ({ db }) => ({
    data: { products: (await listActivePackagings(db)).map(wirePackaging) },
  }))
}
