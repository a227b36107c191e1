import * as Type from 'typebox'
import { queuedJob } from '../../platform/jobs/queued-jobs.ts'

/** Makes the file of an export. A run that was killed is taken over by the job of every minute. */
export const makeExportJob = queuedJob({
  name: 'make-export',
  payload: Type.Object({ exportId: Type.Integer({ minimum: 1 }) }),
  shown: ['exportId'],
  tries: 4,
  firstPauseSeconds: 30,
  runSeconds: 3_600,
})
