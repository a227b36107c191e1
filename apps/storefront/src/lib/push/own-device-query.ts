import { queryOptions } from '@tanstack/react-query'
import { ownDevice } from './own-device.ts'

/** Whether pushes reach this device; asked again whenever a screen needs it. */
export const ownDeviceQuery = queryOptions({
  queryKey: ['own-device'],
  queryFn: ownDevice,
  staleTime: 0,
  networkMode: 'always',
})
