/** What the deletion of an account does with a table that refers to its user. */
interface RowsOfUser {
  /**
   * deleted: the rows go, at once or by a job that is named. released: they stay and name nobody. kept: they stay as they
   * are.
   */
  fate: 'deleted' | 'released' | 'kept'
  /** What stays and why, or which act does it. */
  because: string
}

const deleted = (because: string): RowsOfUser => ({ fate: 'deleted', because })
const released = (because: string): RowsOfUser => ({ fate: 'released', because })
const kept = (because: string): RowsOfUser => ({ fate: 'kept', because })

/**
 * Every table that refers to a user, by a foreign key or by a column that names one (decision 211); what the copy of one's
 * own data has of them says my-data/copied (decision 244). A test reads the
 * schema: a table that is missing here, or is here and gone there, fails.
 */
export const rowsOfUser: Readonly<Record<string, RowsOfUser>> = {
  users: released('closed without name, login, card and customer code; its number is in orders and consents'),
  // signing in
  sessions: released('ended and without their device; the hourly job deletes them after 30 days'),
  account_tokens: deleted('forgetSignIns'),
  first_sign_ins: deleted('forgetSignIns'),
  login_attempts: deleted('forgetSignIns'),
  known_addresses: deleted('removePersonalRows'),
  sso_identities: deleted('forgetProvidedPerson'),
  sso_sessions: deleted('forgetProvidedPerson'),
  technical_keys: released('withdrawn; the words for the till stay'),
  staff_factors: kept('of the shop’s people, whose accounts only an operator closes'),
  staff_recovery_codes: kept('hashes, of the shop’s people'),
  demo_accounts: kept('marks accounts of the demo shop; no customer of a real shop is in it'),
  // companies
  colleagues: deleted('endColleague'),
  colleague_invitations: deleted('endColleague: to the address, and those that were sent'),
  approvals: released('what was sent and decided stays; typed reasons go, what waits is taken back'),
  // the person
  addresses: released('deleted, or emptied where a bought cart refers to them'),
  billing_addresses: deleted('removePersonalRows; what an invoice must name is in the order'),
  delegates: deleted('removePersonalRows'),
  card_requests: deleted('removePersonalRows'),
  usual_timeslots: deleted('removePersonalRows'),
  consents: kept('they prove what was agreed to and withdrawn; rows are only added'),
  // lists
  lists: deleted('removeListsOf, with their lines'),
  // mails
  mails: released('recipient and text go, also of the last one once it is sent; rows go after 90 days'),
  mail_links: deleted('removeLinksOf'),
  form_messages: kept(
    'anybody may type any e-mail, so they belong to no account; a job deletes them after 12 months',
  ),
  mail_choices: deleted('removeMailChoices'),
  push_devices: deleted('forgetPushes'),
  push_kinds: deleted('forgetPushes'),
  pushes: deleted('forgetPushes'),
  // orders
  carts: released('open ones are deleted; bought ones keep neither lines nor infos'),
  orders: released('goods and amounts stay, and what an invoice must name'),
  order_acts: released('what was done stays, without the name of the customer'),
  order_shares: deleted('forgetShares: those that were made, and those to the person’s orders'),
  order_notes: released('stars stay, the text goes'),
  handovers: released('that the goods were handed over stays, without the name of who took them'),
  withdrawals: kept('amounts and days only'),
  payouts: kept('money that the shop paid to an account: bookkeeping'),
  // money
  stored_cards: released('what distinguishes the card goes; a job makes the gateway delete it'),
  sepa_mandates: kept('of a company; revoked where nobody else acts for it'),
  gift_certificate_holders: kept('ids only: a personal code stays nobody else’s'),
  // exports
  exports: deleted('forgetExports; their files go with the next tidying'),
  // the shop's own
  audit_log: kept('who did what: names no customer, only numbers, cards and customer codes'),
}
