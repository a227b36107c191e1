import { linkedPage } from '@cambusa/domain/web/app-link'
import { innerPage } from '@cambusa/domain/web/inner-address'
import { mobile } from '../../../shop.config.json'

/** A push as the plugin tells of it. */
export interface NativeNotification {
  title?: string
  body?: string
  data?: { target?: unknown }
}

/** The screen of the shop that a push names; '' where it names none: nothing else is opened by a push. */
export function targetOf({ data }: NativeNotification): string {
  const target = data?.target
  return innerPage(target) ?? (typeof target === 'string' ? linkedPage(target, mobile) : undefined) ?? ''
}
