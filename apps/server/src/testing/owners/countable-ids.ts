import type { ActingIds } from './fill-owner.ts'

type NumberedId = Exclude<keyof ActingIds, 'giftCode' | 'newGiftCode'>

/** Ids that are numbers: whoever knows one of his own may try those beside it. */
export type CountableIds = Readonly<Pick<ActingIds, NumberedId> & Record<'userId' | 'companyId', number>>
