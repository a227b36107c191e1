/**
 * How ajv validates requests; in one place, so that tests validate like the shop. ajv converts nothing, because its
 * coercion turns null into 0 and '0x10' into 16. The conversions of the shop are in admitted-form.ts (decision 171).
 */
export const validationOptions = {
  customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false },
}
