/** Why a SAML message is refused: written to the log, never shown. */
export type SamlReason =
  | 'form'
  | 'tooLarge'
  | 'encoding'
  | 'doctype'
  | 'entity'
  | 'comment'
  | 'notXml'
  | 'structure'
  | 'algorithm'
  | 'status'
  | 'notAsked'
  | 'requestUnknown'
  | 'replayed'
  | 'provider'
  | 'issuer'
  | 'destination'
  | 'recipient'
  | 'audience'
  | 'expired'
  | 'notYetValid'
  | 'inResponseTo'
  | 'signature'
  | 'decryption'
  | 'nameId'
  | 'attributes'
  | 'logout'

/** A SAML message that is refused. */
export class SamlFailure extends Error {
  readonly reason: SamlReason

  constructor(reason: SamlReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.name = 'SamlFailure'
    this.reason = reason
  }
}
