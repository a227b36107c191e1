/** What the deletion of an account does with a table that refers to its user. */
interface RowsOfUser {
  /**
   * deleted: the rows go, at once or by a job that is named. released: they stay and name nobody. kept: they stay as they
   * are.
   */
  fate: 'deleted' | 'released' | 'kept'
  /** What stays and why, or which act does it. */
  because: string
  /** Whether the file of 'my data' has it; false: it says nothing about the person, or is a secret. */
  inMyData: boolean
}

const deleted = (because: string, inMyData: boolean): RowsOfUser => ({ fate: 'deleted', because, inMyData })
const released = (because: string, inMyData: boolean): RowsOfUser => ({ fate: 'released', because, inMyData })
const kept = (because: string, inMyData: boolean): RowsOfUser => ({ fate: 'kept', because, inMyData })

/**
 * Every table that refers to a user, by a foreign key or by a column that names one (decision 211). A test reads the
 * schema: a table that is missing here, or is here and gone there, fails.
 */
export const rowsOfUser: Readonly<Record<string, RowsOfUser>> = {
  users: released(
    'closed without name, login, card and customer code; its number is in orders and consents',
    true,
  ),
  // signing in
  sessions: released('ended and without their device; the hourly job deletes them after 30 days', true),
  account_tokens: deleted('forgetSignIns', false),
  first_sign_ins: deleted('forgetSignIns', false),
  login_attempts: deleted('forgetSignIns', false),
  known_addresses: deleted('removePersonalRows', true),
  sso_identities: deleted('forgetProvidedPerson', true),
  sso_sessions: deleted('forgetProvidedPerson', false),
  technical_keys: released('withdrawn; the words for the till stay', true),
  staff_factors: kept('of the shop’s people, whose accounts only an operator closes', false),
  staff_recovery_codes: kept('hashes, of the shop’s people', false),
  demo_accounts: kept('marks accounts of the demo shop; no customer of a real shop is in it', false),
  // companies
  colleagues: deleted('endColleague', true),
  colleague_invitations: deleted('endColleague: to the address, and those that were sent', true),
  approvals: released('what was sent and decided stays; typed reasons go, what waits is taken back', true),
  // the person
  addresses: released('deleted, or emptied where a bought cart refers to them', true),
  billing_addresses: deleted('removePersonalRows; what an invoice must name is in the order', true),
  delegates: deleted('removePersonalRows', true),
  card_requests: deleted('removePersonalRows', true),
  usual_timeslots: deleted('removePersonalRows', true),
  consents: kept('they prove what was agreed to and withdrawn; rows are only added', true),
  // lists
  lists: deleted('removeListsOf, with their lines', true),
  // mails
  mails: released('recipient and text go, also of the last one once it is sent; rows go after 90 days', true),
  mail_links: deleted('removeLinksOf', false),
  form_messages: kept(
    'anybody may type any e-mail, so they belong to no account; a job deletes them after 12 months',
    false,
  ),
  mail_choices: deleted('removeMailChoices', true),
  // orders
  carts: released('open ones are deleted; bought ones keep neither lines nor infos', true),
  orders: released('goods and amounts stay, and what an invoice must name', true),
  order_acts: released('what was done stays, without the name of the customer', true),
  order_notes: released('stars stay, the text goes', true),
  handovers: released('that the goods were handed over stays, without the name of who took them', true),
  withdrawals: kept('amounts and days only', true),
  payouts: kept('money that the shop paid to an account: bookkeeping', true),
  // money
  stored_cards: released('what distinguishes the card goes; a job makes the gateway delete it', true),
  sepa_mandates: kept('of a company; revoked where nobody else acts for it', false),
  gift_certificate_holders: kept('ids only: a personal code stays nobody else’s', true),
  // the shop's own
  audit_log: kept('who did what: names no customer, only numbers, cards and customer codes', false),
}
