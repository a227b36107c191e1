/** Why a value of a call is refused, after its field: «page» deve essere almeno 1. */
export const malformedTexts = {
  /** Stands for the field where the whole request is meant. */
  request: 'richiesta',
  unreadable: 'non si legge',
  unknownType: 'non è di un tipo che si legge',
  required: 'è obbligatorio',
  invalid: 'ha un valore non valido',
  format: 'ha un formato non valido',
  maxLength: (p: { limit: number }) => `può avere al massimo ${p.limit} caratteri`,
  maximum: (p: { limit: number }) => `può essere al massimo ${p.limit}`,
  minimum: (p: { limit: number }) => `deve essere almeno ${p.limit}`,
  maxItems: (p: { limit: number }) => `può avere al massimo ${p.limit} voci`,
  minItems: (p: { limit: number }) => `deve avere almeno ${p.limit === 1 ? 'una voce' : `${p.limit} voci`}`,
  noDate: 'non è una data',
  noDay: 'non è un giorno',
  noService: 'non è un servizio',
  noPosition: 'non è una posizione',
  noList: 'è un elenco di numeri',
  noPaymentData: 'è un oggetto JSON di testi',
}
