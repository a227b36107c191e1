import { isServiceId, serviceIdOf, type ServiceKey } from '@cambusa/domain/delivery/delivery-service'
import { ownValue } from '@cambusa/domain/own-value'

const SERVICE_WORDS: Readonly<Record<string, ServiceKey>> = {
  ritiro: 'drive',
  store: 'drive',
  'ritiro in negozio': 'drive',
  domicilio: 'home',
  consegna: 'home',
  'consegna a domicilio': 'home',
  'consegna rapida': 'rider',
}

/** The service of a word or number in a file; undefined if it is unknown. */
export function readService(word: string): number | undefined {
  const text = word.trim().toLowerCase()
  if (/^\d$/.test(text)) return isServiceId(Number(text)) ? Number(text) : undefined
  return serviceIdOf(ownValue(SERVICE_WORDS, text) ?? text)
}
