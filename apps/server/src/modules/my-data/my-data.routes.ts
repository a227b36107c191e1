import {
  downloadMyData,
  requestMyData as requestCall,
  viewMyData as viewCall,
} from '@cambusa/contract/people/my-data'
import { romeDate } from '@cambusa/domain/time/dates'
import { myDataFileTexts } from '@cambusa/messages/it/people/my-data-file'
import type { Platform } from '../../platform/http/context.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import { openExportFile } from '../exports/exports.ts'
import { requestMyData, viewMyData } from './request-my-data.service.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'>

/** The copy of the own data: asked for, looked at and downloaded. */
export const myDataModule: Module<Needs> = (app, services) => {
  route(app, services, viewCall, async (call) => ({ data: await viewMyData(call) }))
  route(app, services, requestCall, async (call) => ({ data: await requestMyData(call, call.body) }))
  routeFile(app, services, downloadMyData, async ({ config, db, now, session, query }) => {
    const { export_id, expires, signature } = query
    const { userId } = session
    const exportId = /^\d{1,15}$/.test(export_id) ? Number(export_id) : 0
    const asked = { kind: 'myData', companyId: null, exportId, expires, signature, userId } as const
    const nameOf = ({ createdAt }: { createdAt: Date }) =>
      myDataFileTexts.zipName({ day: romeDate(createdAt) })
    return openExportFile(db, config, asked, nameOf, now)
  })
}
