import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import { giftCodeHint } from '@cambusa/domain/payments/gift-code'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'

/** Changes made by other shoppers, the clock or an operator, directly in the database. */
export interface ShopData {
  /** Creates a customer enabled to buy, with one home address; the password is the demo shop's. */
  newCustomer(): Promise<string>
  /**
   * Creates a company with a holder and a buyer, who may order for 10 euros and has an address; the password is the demo
   * shop's.
   */
  newCompany(): Promise<{ name: string; holder: string; buyer: string }>
  /** Gives a customer a home address for every company that they act for. */
  giveAddress(login: string): Promise<void>
  /** The time passes in which this buyer's carts may be approved, and the job runs that ends them. */
  passApprovalOf(login: string): Promise<void>
  /** From now on a cart of this company has so many places. */
  limitCarts(companyName: string, places: number): Promise<void>
  /** The job that prepares drafts of standing orders runs. */
  prepareDrafts(): Promise<void>
  /** Creates an operator without an authenticator app; the password is the demo shop's. */
  newOperator(): Promise<string>
  /** Creates a free card of the company whose card the demo shop offers to new customers; returns its code. */
  newCard(): Promise<string>
  /** Ends the pause of mails that wait for another try; returns how many there are. */
  retryMails(): Promise<number>
  /** The number of mails still to be sent: the mail of an order follows a moment after it. */
  countWaitingMails(): Promise<number>
  /** The nightly delivery: restocks what earlier tests have bought. */
  restock(): Promise<void>
  /** Other shoppers book all capacity of this customer's slot, after the reservation has expired. */
  loseSlotOf(login: string): Promise<void>
  /** Other shoppers book all capacity of this slot. */
  fillSlot(timeslotId: number): Promise<void>
  /** Half an hour passes for this customer on every device; no login is remembered. */
  endSessionsOf(login: string): Promise<void>
  countOrdersOf(login: string): Promise<number>
  /** The payments that the bank has authorised or collected for this customer's orders. */
  countPaymentsOf(login: string): Promise<number>
  /** The cut-off of the slot of this customer's orders passes. */
  passCutoffOf(login: string): Promise<void>
  /** The shop takes one product off sale and raises the price of another; returns a function that undoes both. */
  changeGoods(goneId: number, dearerId: number): Promise<() => Promise<void>>
  /** The days to change one's mind about the deletion of an account pass, and the night's work is done. */
  passDeletionOf(login: string): Promise<void>
  /** What an order has of its customer: login, name, street. */
  customerOf(orderNumber: string): Promise<{ login: string; name: string; street: string } | undefined>
  /** Creates a gift code that everybody may use. */
  newGiftCode(cents: number): Promise<string>
  close(): Promise<void>
}

/** Opens the database of the running shop. */
export async function openShopData(dataDir: string): Promise<ShopData> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest' })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const giveAddress = async (login: string) => {
    await client.query(
      `INSERT INTO addresses (user_id, company_id, address_name, address1, address_number, postal_code, city, province, is_validated)
       SELECT u.id, k.company_id, 'Cucina', 'via Pratello', '12', '40122', 'Bologna', 'BO', true
       FROM users u JOIN colleagues k ON k.user_id = u.id WHERE u.login = $1`,
      [login],
    )
  }
  return {
    async newCustomer() {
      const login = `cliente-${randomBytes(6).toString('hex')}@example.com`
      await client.query(
        `WITH fresh AS (
           INSERT INTO users (login, password_hash, user_type_id, first_name, last_name, profile_level)
           SELECT $1, password_hash, 4, 'Ada', 'Guidi', 2 FROM users WHERE login = 'privato@example.com' RETURNING id),
         home AS (
           INSERT INTO addresses (user_id, address_name, address1, address_number, postal_code, city, province, is_validated)
           SELECT id, 'Casa', 'via Pratello', '12', '40122', 'Bologna', 'BO', true FROM fresh RETURNING id, user_id)
         SELECT 1`,
        [login],
      )
      return login
    },
    async newCompany() {
      const word = randomBytes(6).toString('hex')
      const made = {
        name: `Osteria ${word}`,
        holder: `titolare-${word}@example.com`,
        buyer: `acquisti-${word}@example.com`,
      }
      await client.query(
        `WITH company AS (INSERT INTO companies (name, vat_number) VALUES ($1, $2) RETURNING id),
         member AS (INSERT INTO company_members (cod_int, company_id, is_default) SELECT $1, id, true FROM company),
         people AS (
           INSERT INTO users (login, password_hash, user_type_id, first_name, last_name, profile_level, cod_int)
           SELECT p.login, u.password_hash, 3, p.first_name, p.last_name, 2, p.code FROM users u,
             (VALUES ($3, 'Dario', 'Titolari', $1), ($4, 'Elena', 'Acquisti', null)) AS p (login, first_name, last_name, code)
           WHERE u.login = 'privato@example.com' RETURNING id, users.login)
         INSERT INTO colleagues (user_id, company_id, role, order_limit_cents)
         SELECT people.id, company.id, 'buyer', 1000 FROM people, company WHERE people.login = $4`,
        [made.name, String(randomInt(1e10)).padStart(11, '0'), made.holder, made.buyer],
      )
      await giveAddress(made.buyer)
      return made
    },
    giveAddress,
    async passApprovalOf(login) {
      await client.query(
        `UPDATE approvals SET lapses_at = now() WHERE user_id = (SELECT id FROM users WHERE login = $1)`,
        [login],
      )
      await client.query(`INSERT INTO pgboss.job (name) VALUES ('tend-approvals')`)
    },
    async limitCarts(companyName, places) {
      await client.query('UPDATE companies SET max_cart_products = $2 WHERE name = $1', [companyName, places])
    },
    async prepareDrafts() {
      await client.query(`INSERT INTO pgboss.job (name) VALUES ('prepare-drafts')`)
    },
    async newOperator() {
      const login = `banco-${randomBytes(6).toString('hex')}@example.com`
      await client.query(
        `INSERT INTO users (login, password_hash, user_type_id, first_name, last_name, profile_level)
         SELECT $1, password_hash, 2, 'Bice', 'Turno', 2 FROM users WHERE login = 'privato@example.com'`,
        [login],
      )
      return login
    },
    async newCard() {
      const body = `29${String(randomInt(1e10)).padStart(10, '0')}`
      const code = body + checkDigit(body)
      await client.query(
        `INSERT INTO store_cards (code, user_type_id, name, vat_number, pec, sdi_code, store_id)
         SELECT $1, user_type_id, name, vat_number, pec, sdi_code, store_id FROM store_cards
         WHERE code = '2900000000018'`,
        [code],
      )
      return code
    },
    async retryMails() {
      const { rowCount } = await client.query(
        `UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail' AND state = 'retry'`,
      )
      return rowCount ?? 0
    },
    async countWaitingMails() {
      const { rows } = await client.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM mails WHERE sent_at IS NULL AND failed_at IS NULL',
      )
      return rows[0]?.count ?? 0
    },
    async restock() {
      await client.query('UPDATE stock SET quantity = quantity + 20 WHERE quantity BETWEEN 1 AND 20')
    },
    async loseSlotOf(login) {
      await client.query(
        `WITH lost AS (
           DELETE FROM timeslot_holds h USING carts c JOIN users u ON u.id = c.user_id
           WHERE h.cart_id = c.id AND u.login = $1 RETURNING h.timeslot_id)
         UPDATE timeslots SET booked = capacity WHERE id IN (SELECT timeslot_id FROM lost)`,
        [login],
      )
    },
    async fillSlot(timeslotId) {
      await client.query('UPDATE timeslots SET booked = capacity WHERE id = $1', [timeslotId])
    },
    async endSessionsOf(login) {
      const whose = 'user_id = (SELECT id FROM users WHERE login = $1)'
      await client.query(`UPDATE account_tokens SET revoked_at = now() WHERE ${whose}`, [login])
      await client.query(`UPDATE sessions SET revoked_at = now() WHERE ${whose}`, [login])
    },
    async countOrdersOf(login) {
      const found = await client.query<{ count: string }>(
        'SELECT count(*) FROM orders WHERE user_id = (SELECT id FROM users WHERE login = $1)',
        [login],
      )
      return Number(found.rows[0]?.count)
    },
    async countPaymentsOf(login) {
      const found = await client.query<{ count: string }>(
        `SELECT count(*) FROM sandbox_payments s JOIN payment_attempts a ON a.provider_reference = s.reference
         JOIN orders o ON o.id = a.order_id JOIN users u ON u.id = o.user_id
         WHERE u.login = $1 AND s.state IN ('authorised', 'stored', 'captured')`,
        [login],
      )
      return Number(found.rows[0]?.count)
    },
    async passDeletionOf(login) {
      await client.query(
        `UPDATE users SET deletion_asked_at = deletion_asked_at - interval '15 days' WHERE login = $1`,
        [login],
      )
      await client.query(`INSERT INTO pgboss.job (name) VALUES ('delete-accounts')`)
    },
    async customerOf(orderNumber) {
      const { rows } = await client.query<{ login: string; name: string; street: string }>(
        `SELECT u.login, trim(u.first_name || ' ' || u.last_name) AS name, o.shipping_address ->> 'address1' AS street
         FROM orders o JOIN users u ON u.id = o.user_id WHERE o.number = $1`,
        [orderNumber],
      )
      return rows[0]
    },
    async passCutoffOf(login) {
      await client.query(
        `UPDATE timeslots SET cutoff_at = now() WHERE id IN (
           SELECT timeslot_id FROM orders WHERE user_id = (SELECT id FROM users WHERE login = $1))`,
        [login],
      )
    },
    async changeGoods(goneId, dearerId) {
      const setSale = (isSold: boolean) =>
        client.query('UPDATE products SET is_active = $2 WHERE id = $1', [goneId, isSold])
      const addCents = (cents: number) =>
        client.query('UPDATE prices SET price_cents = price_cents + $2 WHERE product_id = $1', [
          dearerId,
          cents,
        ])
      await setSale(false)
      await addCents(50)
      return async () => {
        await setSale(true)
        await addCents(-50)
      }
    },
    async newGiftCode(cents) {
      const code = `PROVA${randomBytes(6).toString('hex').toUpperCase()}`
      await client.query(
        `INSERT INTO gift_certificates (code_hash, hint, description, amount_cents, balance_cents)
         VALUES ($1, $2, 'Buono di prova', $3, $3)`,
        [createHash('sha256').update(code).digest(), giftCodeHint(code), cents],
      )
      return code
    },
    async close() {
      await client.end()
      await postgres.close()
    },
  }
}
