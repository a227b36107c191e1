import { describe, expect, it } from 'vitest'
import { validationTexts } from './validation.ts'

describe('the messages of fields', () => {
  it('are the words of the specification', () => {
    expect(validationTexts).toMatchObject({
      required: 'Campo obbligatorio',
      loginRequired: "Digitare l'login",
      passwordRequired: 'Digitare la password',
      phone: 'Digitare un numero di telefono valido',
      passwordLength: 'La password deve essere lunga 6 caratteri',
      email: 'Digitare una e-mail valida',
      taxCodeDigits: 'P.Iva e C.F. devono avere 11 cifre',
      date: 'Formato della data gg/mm/aaaa',
    })
  })

  it('never shout', () => {
    expect(Object.values(validationTexts).filter((text) => text.includes('!'))).toEqual([])
  })
})
