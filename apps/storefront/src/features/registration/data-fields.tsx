import type { CardHolder } from '@cambusa/contract/people/registration'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { TextField } from '../../ui/fields/text-field.tsx'
import { DelegateFields } from './delegate-fields.tsx'
import type { FormPartProps } from './form-field.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import styles from './registration.module.css'
import { StoreField } from './store-field.tsx'

interface DataFieldsProps extends FormPartProps {
  card: CardHolder
}

const Known = ({ label, value }: { label: string; value: string }) =>
  value !== '' && <TextField label={label} value={value} readOnly />

/** The data of the verified card, read only, and the fields that its holder adds. */
export const DataFields = ({ form, card }: DataFieldsProps) => {
  const isBusiness = card.kind === 'business'
  return (
    <>
      <p className={styles.text}>{texts.dataText}</p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{isBusiness ? texts.company : texts.holder}</legend>
        <Known label={isBusiness ? texts.companyName : texts.holder} value={card.name} />
        <div className={styles.pair}>
          <Known label={texts.customerCode} value={card.customerCode} />
          <Known label={texts.vatNumber} value={card.vatNumber} />
          <Known label={texts.taxCode} value={card.taxCode} />
        </div>
        {isBusiness && <InvoiceFields form={form} />}
      </fieldset>
      <PersonFields form={form} taxCode="none" />
      <StoreField form={form} optional />
      <DelegateFields form={form} />
    </>
  )
}
