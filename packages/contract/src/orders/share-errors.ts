/** Refusals about documents of orders and links to them, with their parameters. */
export interface OrderShareErrorParams {
  /** What was delivered is known only then. */
  'order.notHandedOver': undefined
  /** One text for a link that has expired, was withdrawn, or never was. */
  'order.shareUnknown': undefined
  'order.tooManyShares': { max: number }
}
