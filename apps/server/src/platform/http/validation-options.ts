/**
 * How ajv validates what comes in; one place, so that tests validate as the shop does. It converts nothing: its own list
 * makes 0 of null and 16 of '0x10'. What else a value may be written as is our list (admitted-form.ts, decision 171).
 */
export const validationOptions = {
  customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false },
}
