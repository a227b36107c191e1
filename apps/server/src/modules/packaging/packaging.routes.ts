import { listPackagingTypes, type PackagingType } from '@cambusa/contract/cart/packaging'
import { rateOn } from '@cambusa/domain/money/rates-in-force'
import { romeDate } from '@cambusa/domain/time/dates'
import { toEuros } from '@cambusa/domain/money/money'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { listActivePackagings, type PackagingRow } from './packaging.queries.ts'

const wirePackaging = ({ id, costCents, vatRate, ...rest }: PackagingRow, day: string): PackagingType => ({
  packagingTypeId: id,
  cost: toEuros(costCents),
  vatRate: rateOn(vatRate, day),
  ...rest,
})

export const packagingModule: Module<Pick<Platform, 'clock' | 'db'>> = (app, services) => {
  route(app, services, listPackagingTypes, async ({ db, now }) => ({
    data: {
      products: (await listActivePackagings(db)).map((row) => wirePackaging(row, romeDate(now))),
    },
  }))
}
