/** Numbers of the specification that are in use have their names only here; others are added with their feature. */

// Cart and order
export const STORE_ID = 5
/** The warehouse in which invoices are offered when the shop's file names none. */
export const INVOICE_WAREHOUSE_ID = 89
export const MAX_PRODUCTS_IN_CART = 100
export const ORDER_NOTE_MAX = 1000
/** Lines that one call may name of an order: more than any cart holds. */
export const MAX_PRODUCTS_IN_ORDER = 1000
/** The customer's own number of an order. */
export const CUSTOMER_REFERENCE_MAX = 40
export const GTIN_LIST_MAX = 200
/** Words of one fast search; each is a separate search. */
export const FAST_SEARCH_WORDS_MAX = 30
/** Products on the shelf of one word. */
export const FAST_SEARCH_PRODUCTS = 12
/** Rows of the file that a search is exported to. */
export const EXPORT_ROWS_MAX = 10_000
export const QUANTITY_DECIMALS = 3
/** Largest quantity of one line, pieces or base unit: far above any order, far below the limit of the database. */
export const MAX_QUANTITY = 99_999
export const ORDER_PAGE_SIZE = 12
export const ORDER_PAGE_SIZE_MAX = 100
/** Maximum number of products bought last in an answer, and of the orders searched for them. */
export const LAST_BOUGHT_MAX = 100
export const LAST_BOUGHT_ORDERS = 30
export const CREDIT_RESERVE_PERCENT = 10
/** A product that replaces a line costs at most so much more than it (specification §9). */
export const REPLACEMENT_TOLERANCE_PERCENT = 20
/** A weight that exceeds the ordered one by more is taken for a typing mistake (specification §9). */
export const WEIGHT_TOLERANCE_PERCENT = 30
/** Number of gift codes that one order may use. */
export const GIFT_CODES_MAX = 10
/** Validity of a purchased gift certificate, in days. */
export const GIFT_CERTIFICATE_DAYS = 730

// Lists
/** Lists of one customer for one company; drafts and deleted lists do not count. */
export const LISTS_MAX = 200
export const LIST_LINES_MAX = 500
export const LIST_NAME_MAX = 60
/** How long a deleted list can be restored. */
export const LIST_KEPT_DAYS = 30
/** Products that a customer orders always, and the orders that are looked at for them. */
export const USUAL_PRODUCTS = 100
export const USUAL_ORDERS = 30
/** Days before the delivery on which a standing order prepares its draft. */
export const LEAD_DAYS_MAX = 7
/** How long a draft stays after its day of delivery. */
export const DRAFT_KEPT_DAYS = 14

// Sessions, holds and locks
export const SESSION_IDLE_MINUTES = 30
export const ACCOUNT_DAYS = 30
export const ACCOUNT_GRACE_SECONDS = 60
/** How long an address from which a customer has signed in counts as known. */
export const KNOWN_ADDRESS_DAYS = 30
export const SLOT_HOLD_MINUTES = 60
export const CART_LOCK_MINUTES = 15
export const BUY_REPLAY_MINUTES = 15
export const SLOT_DAYS = 14

// Catalogue
export const DEFAULT_SORT = 'alf_asc'
export const DEFAULT_VIEW = 'small-grid'
export const FIRST_PAGE = 1
export const PRODUCT_PAGE_SIZE = 24
export const PRODUCT_PAGE_SIZE_MAX = 500
export const CATEGORY_DEPTH = 5
export const DEFAULT_DISTANCE = 10000
export const LOWEST_PRICE_DAYS = 30

// Accounts and codes
export const CARD_CODE_DIGITS = 13
export const TAX_CODE_DIGITS = 11
export const PASSWORD_MIN = 6
export const MIN_PROFILE_LEVEL = 2
export const ANONYMOUS_USER_ID = -1
/** Validity of links in mails, and of the code of a card request. */
export const CONFIRM_LINK_HOURS = 24
export const RESET_LINK_MINUTES = 60
/** How long the old address can refuse a change of the account's e-mail. */
export const REFUSAL_LINK_HOURS = 168
/**
 * Number of links of one purpose that are valid at once: a stranger who requests one more does not invalidate the
 * customer's.
 */
export const OPEN_LINKS = 3
/** Mails to one mailbox that strangers can cause, of all kinds together. */
export const MAILS_AN_HOUR = 5
export const MAILS_A_DAY = 10
/** An administrator acts as a customer for at most so long. */
export const ACTING_MINUTES = 60
/** A change without the password requires a login within this time. */
export const FRESH_LOGIN_MINUTES = 5
/** How long a customer can change their mind about deleting the account. */
export const DELETION_DAYS = 14
/** Validity of an invitation to act for a company, and how many a company may have open. */
export const INVITATION_HOURS = 72
export const OPEN_INVITATIONS = 50
/** How many carts of one buyer may wait for approval at once. */
export const WAITING_APPROVALS = 10
export const CARD_REQUEST_HOURS = 24
/** Minimum time between two requests to send the link again. */
export const RESEND_SECONDS = 60

// Language
/** For numbers, days and the alphabetical order; the texts are in packages/messages. */
export const LOCALE = 'it-IT'

// Units
/** How many of a unit make one base unit (kg or l); an unlisted unit counts as the base unit. */
export const WEIGHT_UNIT_MULTIPLIERS: Readonly<Record<string, number>> = {
  g: 1000,
  gr: 1000,
  kg: 1,
  hg: 10,
  dag: 100,
  ml: 1000,
}
export const DEFAULT_WEIGHT_UNIT = 'kg'
export const DEFAULT_SALE_UNIT = 'pz'

// Time in the browser
export const TOAST_MS = 3000
/** How long a removal can be undone. */
export const UNDO_MS = 10_000
export const SESSION_TOAST_THROTTLE_MS = 3000
export const RESPONSE_CACHE_MAX_AGE_MS = 900_000
export const RESPONSE_CACHE_MAX_ENTRIES = 50
export const CHUNK_TIMEOUT_MS = 120_000
export const VERSION_CHECK_MS = 600_000
export const RELOAD_AFTER_MS = 1_800_000
export const RESUME_DELAY_MS = 100
export const DEEP_LINK_DELAY_MS = 100
/** The mobile app holds narrow screens upright so long after its start, where the shop wants it. */
export const PORTRAIT_LOCK_MS = 1500
/** Narrower screens are telephones. */
export const PORTRAIT_LOCK_PX = 600
export const SCROLL_RESTORE_MS = 500
/** After a turn of the device or another size of text the layout is measured anew. */
export const LAYOUT_KEY_MS = 3000
export const SCROLL_BUTTON_PX = 20
/** A return under these paths never reloads the app, unless the shop names others. */
export const HASH_NOT_RELOAD: readonly string[] = ['/cart/', '/payment']

// Stored in the browser
export const SEARCHED_WORD_DAYS = 30
export const COOKIE_DAYS = 30
/** A choice about cookies counts for a year (specification §9). */
export const COOKIE_CHOICE_DAYS = 365
/** How far a browser's clock may go forward until an instant counts as one of the future. */
export const CLOCK_ERROR_MS = 300_000

/** How many orders that services were told of a browser remembers (specification §9). */
export const ANALYTICS_ORDERS_KEPT = 20

// Layout, in CSS pixels
export const BREAKPOINTS_PX = { xs: 400, sm: 600, md: 960, xl: 1264, lg: 1585 } as const
