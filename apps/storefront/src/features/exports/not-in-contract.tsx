import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { contacts } from '../../../../../shop.config.json'
import { phoneUrl } from '../../lib/format/phone-url.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** For customers of a company whose contract has no pictures: why not, and whom to ask. */
export const NotInContract = () => (
  <EmptyState
    title={notEnabledTexts.title}
    text={
      <>
        <p>{texts.notInContract}</p>
        <p>
          {texts.whomToAsk} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>,{' '}
          <a href={phoneUrl(contacts.phone)}>{contacts.phone}</a>
        </p>
      </>
    }
  />
)
