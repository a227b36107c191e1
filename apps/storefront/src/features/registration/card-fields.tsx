import { CARD_CODE_DIGITS } from '@cambusa/domain/constants'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fieldOf, type FormPartProps } from './form-field.ts'

/** Digits, with the spaces that shoppers copy from a card. */
const CARD_LENGTH = CARD_CODE_DIGITS + 7

/** The two codes that verify a card. */
export const CardFields = ({ form }: FormPartProps) => (
  <>
    <TextField
      {...fieldOf(form, 'cardCode')}
      label={texts.cardCode}
      hint={texts.cardCodeHint}
      inputMode="numeric"
      maxLength={CARD_LENGTH}
      autoComplete="off"
    />
    <TextField
      {...fieldOf(form, 'vatOrTaxCode')}
      label={texts.vatOrTaxCode}
      hint={texts.vatOrTaxCodeHint}
      maxLength={16}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
    />
  </>
)
