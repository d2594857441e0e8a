// Every error of the service: code, status, title, meaning and what to do. The pages at /problems/<code>, the OpenAPI
// document and the tests use this table.
import { type FieldError, maxFieldErrors } from './read.ts'

interface ProblemEntry {
  status: number
  title: string
  meaning: string
  whatToDo: string
}

const entry = (status: number, title: string, meaning: string, whatToDo: string): ProblemEntry => ({
  status,
  title,
  meaning,
  whatToDo,
})

export const problemCatalog = {
  invalid_request: entry(
    400,
    'The request is not valid',
    'Something in the path, the headers or the body is missing or malformed. `errors` names every field.',
    'Correct the fields named in `errors` and send the request again. Nothing was stored.',
  ),
  malformed_request: entry(
    400,
    'The request is not valid HTTP',
    'The bytes received do not form an HTTP request that the service understands.',
    'Check the client or the proxy in between; the connection was closed.',
  ),
  idempotency_key_reused: entry(
    400,
    'The idempotency key was used for another request',
    'This caller used the same `Idempotency-Key` within the last 24 hours for a request with another path or body.',
    'Use a new key for a new request; repeat a request with the bytes it was first sent with.',
  ),
  unauthenticated: entry(
    401,
    'The caller is not authenticated',
    'There is no credential, or it is not valid: unknown, revoked, expired, or made for another service.',
    'Send `Authorization: Bearer <API key or access token>` with a valid credential.',
  ),
  session_ended: entry(
    401,
    'The session has ended',
    'The browser is not signed in: it has no session cookie, or its session expired, was ended, or began with a key that was revoked.',
    'Sign in again.',
  ),
  demo_key_refused: entry(
    401,
    'Demo keys are refused here',
    'The demo keys are public. They are refused while the demo is off, and when the service listens beyond this machine.',
    'Create a key with `buildorder keys create`. Set `DEMO=true` (on this machine) or `DEMO=public` only if the data needs no protection.',
  ),
  client_not_permitted: entry(
    403,
    'The client is not permitted',
    'The client was disabled, or has neither a customer account nor a right of staff.',
    'Ask the operator to enable the client or to give it an account.',
  ),
  scope_missing: entry(
    403,
    'The credential lacks a scope or right',
    'The operation needs a scope, or a right of staff, that the credential does not carry.',
    'Ask the operator for a credential with a scope or role named in `detail`.',
  ),
  fresh_sign_in_needed: entry(
    403,
    'The sign-in is too long ago',
    'Keys are made and rights are changed only within 15 minutes after the person signed in, so that an open browser is not enough.',
    'Sign in again, and repeat the request. Keys and access tokens of programs are not asked.',
  ),
  account_not_permitted: entry(
    403,
    'The account is not permitted',
    'The caller may not act for this customer account, or no such account exists.',
    'Use one of your own accounts in `soldTo.customerId`, or null for the default one.',
  ),
  grant_not_permitted: entry(
    403,
    'The caller cannot grant this',
    'Nobody gives a key, a person or a role rights that the caller itself does not have, or decides about a key, a person or a client that has them.',
    'Leave out what `detail` names, or ask a caller that has it.',
  ),
  own_affair: entry(
    403,
    'Nobody decides this for an own account',
    'A person who buys for the account does not approve its returns, replace what it returns, credit it, or set its prices by hand.',
    'Ask a colleague with the same right.',
  ),
  role_not_found: entry(
    404,
    'Role not found',
    'The roles are `owner`, `sales`, `warehouse`, `accountant`, `catalogue` and `read-only`.',
    'Use one of these names.',
  ),
  role_fixed: entry(
    422,
    'The rights of this role cannot change',
    'The owner has every right, so that somebody always has it.',
    'Change another role, or give the person another role.',
  ),
  path_not_found: entry(
    404,
    'There is nothing at this path',
    'The path is not part of the interface.',
    'Compare the path with the documentation at /docs.',
  ),
  checkout_not_found: entry(
    404,
    'There is no such checkout',
    'No checkout draft with this identifier exists for the accounts of the caller.',
    'Use the `value` answered by create checkout, with a credential for the same account.',
  ),
  delivery_option_not_found: entry(
    404,
    'The draft has no such delivery option',
    '`deliveryOptionId` is not one of the options of this draft.',
    'Read the draft and choose one of its `deliveryOptions`, or leave `deliveryOptionId` out.',
  ),
  cart_line_not_found: entry(
    404,
    'The cart has no such line',
    'The line was removed, or was ordered.',
    'Read the cart for its `lines`.',
  ),
  address_not_found: entry(
    404,
    'There is no such address',
    'No address with this identifier is in the address book of the account.',
    'List the addresses at /addresses/v1.',
  ),
  order_not_found: entry(
    404,
    'There is no such order',
    'No order with this identifier exists for the accounts of the caller.',
    'Use the identifier from the `Location` of submit, with a credential for the same account.',
  ),
  account_not_found: entry(
    404,
    'There is no such account',
    'No customer account has this identifier.',
    'List the accounts at /admin/v1/accounts.',
  ),
  key_not_found: entry(
    404,
    'There is no such key',
    'No API key has this identifier, or it is revoked and cannot be changed any more.',
    'List the keys at /admin/v1/keys.',
  ),
  person_not_found: entry(
    404,
    'There is no such person',
    'No person has this identifier, or the caller is none: it uses a key or an access token.',
    'List the people at /admin/v1/people; sign in with an email to set a password.',
  ),
  link_not_found: entry(
    404,
    'The link does not work',
    'It was used, has expired, or is not complete.',
    'Ask for a new one.',
  ),
  session_not_found: entry(
    404,
    'There is no such session',
    'It has ended, or belongs to another person.',
    'List the sessions again.',
  ),
  passkey_not_found: entry(
    404,
    'There is no such passkey',
    'It was removed, or belongs to another person.',
    'Read the passkeys again.',
  ),
  carrier_not_found: entry(
    404,
    'There is no such carrier service',
    'No service of a carrier has this identifier.',
    'List the services at /admin/v1/carriers.',
  ),
  bundle_not_found: entry(
    404,
    'There is no such bundle',
    '`bundleId` names no PC on offer.',
    'Choose one of the bundles at /catalog/v1/bundles.',
  ),
  product_not_found: entry(
    404,
    'There is no such product',
    'A `productId` names no product.',
    'Choose products from /catalog/v1/products.',
  ),
  image_not_found: entry(
    404,
    'There is no such picture',
    'No uploaded picture has this identifier.',
    'Use the `url` that the upload answered.',
  ),
  import_not_found: entry(
    404,
    'There is no such import',
    'No import has this identifier, or it was removed after its time.',
    'Use the `importId` of the answer to the upload.',
  ),
  price_list_not_found: entry(
    404,
    'There is no such price list',
    'No price list has this identifier.',
    'List the price lists at /admin/v1/price-lists.',
  ),
  product_group_not_found: entry(
    404,
    'There is no such product group',
    'A `productGroupId` names no kind of part.',
    'Choose one of the groups at /catalog/v1/groups.',
  ),
  configuration_not_found: entry(
    404,
    'There is no such configuration',
    'No saved configuration with this identifier exists for the accounts of the caller.',
    'Use the `configurationId` that saving answered, with a credential for the same account.',
  ),
  build_not_found: entry(
    404,
    'There is no such build',
    'No build with this identifier exists for the person of the credential.',
    'Use a `buildId` of the list of builds, with a credential of the same person.',
  ),
  share_not_found: entry(
    404,
    'There is no such shared build',
    'The link is unknown, or its owner has withdrawn it.',
    'Ask the owner for a new link.',
  ),
  setup_link_not_found: entry(
    404,
    'The link for the first start is not valid',
    'It is mistyped, has expired, an administrator has signed in already, or the service has an account, a person or another key.',
    'Until an administrator has signed in, a new start of the service prints a new link. Otherwise sign in, or invite yourself with `buildorder people invite`.',
  ),
  order_line_not_found: entry(
    404,
    'The order has no such line',
    'The line number is not one of the order.',
    'Read the order for its line numbers.',
  ),
  delivery_not_found: entry(
    404,
    'The order has no such delivery',
    'The delivery is not one of the order.',
    'Read the order for its `deliveries`.',
  ),
  purchase_order_not_found: entry(
    404,
    'There is no such purchase order',
    'No open purchase order has this identifier, and none with lines.',
    'List the open ones at /catalog/v1/purchase-orders, those with lines at /purchasing/v1/purchase-orders.',
  ),
  supplier_not_found: entry(
    404,
    'There is no such supplier',
    'No supplier has this number.',
    'List the suppliers at /purchasing/v1/suppliers.',
  ),
  webhook_not_found: entry(
    404,
    'There is no such webhook',
    'No webhook with this identifier exists.',
    'Use a `webhookId` from the list of webhooks.',
  ),
  webhook_delivery_not_found: entry(
    404,
    'There is no such delivery',
    'The webhook has no delivery with this identifier; old deliveries are cleaned up.',
    "Use a `deliveryId` from the webhook's deliveries.",
  ),
  problem_not_found: entry(
    404,
    'There is no such problem',
    'No problem with this code is in the catalog.',
    'See the list at /problems.',
  ),
  method_not_allowed: entry(
    405,
    'The method is not allowed here',
    'The path exists, but not for this method.',
    'Use one of the methods in the `Allow` header.',
  ),
  request_timeout: entry(
    408,
    'The request took too long to arrive',
    'The request was not received completely within the time limit.',
    'Send the request again, faster.',
  ),
  precondition_failed: entry(
    412,
    'The version is not current',
    'Another request changed the data since the version in `If-Match` was read.',
    'Read it again, apply the change to what is there now, and send the new `ETag` as `If-Match`.',
  ),
  body_too_large: entry(
    413,
    'The body is too large',
    'The body has more bytes than this operation accepts.',
    'Split the request into smaller ones.',
  ),
  expectation_failed: entry(
    417,
    'The expectation cannot be met',
    'The `Expect` header asks for something else than `100-continue`.',
    'Leave the `Expect` header out.',
  ),
  cursor_expired: entry(
    410,
    'The cursor is older than the oldest kept event',
    'Events after this cursor were removed, because they are kept for a limited time, so the feed cannot continue without a gap.',
    'Read the orders to catch up, then continue from the cursor in `oldest`, which leads to the oldest event that is kept. Read more often, or raise `KEEP_EVENTS_DAYS`.',
  ),
  checkout_already_submitted: entry(
    422,
    'The checkout was already submitted',
    'A draft can be submitted once, and this one already is an order.',
    'Read the draft for its `orderId`, or create a new draft.',
  ),
  checkout_expired: entry(
    422,
    'The checkout has expired',
    'The prices of a draft are valid for a limited time, which has passed.',
    'Create a new draft.',
  ),
  checkout_has_problems: entry(
    422,
    'The checkout has problems',
    'The draft has problems and cannot be submitted. `detail` names the first one.',
    'Read the draft: `problems` lists them all. Create a new draft without them.',
  ),
  promise_changed: entry(
    422,
    'The delivery got worse',
    'Units of the draft would arrive later than `If-Match` or `promisedBy` says. `promise` has both promises, with dates and prices. Nothing is stored.',
    'Show both. To accept it, read the draft and submit it with its new `ETag`, or without a precondition.',
  ),
  price_changed: entry(
    422,
    'The goods have another price now',
    'The goods do not cost the `total` of the request: a price changed since it was shown. Nothing is stored.',
    'Price the goods again, tell the customer, and send the new total.',
  ),
  credit_limit_exceeded: entry(
    422,
    'The order exceeds the credit limit',
    'The order costs more than is left of the credit limit of the account that pays: what is ordered and not billed, or billed and not paid, counts against it. `credit` has the figures, unless another account pays. Nothing is stored.',
    'Order less, pay an invoice, or ask the shop for a higher limit; then submit the draft again.',
  ),
  credit_currency_differs: entry(
    422,
    'The credit limit is in another currency',
    'The account that pays has a credit limit, and the order is in another currency, which is not converted.',
    'Ask the shop to sell in the currency of the limit, or to change the limit.',
  ),
  no_delivery_option: entry(
    422,
    'There is no delivery option for this checkout',
    'No carrier delivers these goods to this address.',
    'Split the order or use another address; ask the operator about carriers.',
  ),
  order_cannot_be_cancelled: entry(
    422,
    'The order can no longer be cancelled',
    'The order was released to the warehouse, is on its way, or is cancelled already.',
    'Ask for the allowed actions before cancelling; contact the sales department for a return.',
  ),
  order_action_not_allowed: entry(
    422,
    'The order is not in a state that allows this',
    'The state of an order decides which actions are allowed.',
    'Read `state` of the order at /fulfilment/v1/orders/{orderId}.',
  ),
  nothing_to_ship: entry(
    422,
    'There is nothing to ship',
    'The delivery has no lines.',
    'Name the lines to ship.',
  ),
  line_not_shippable: entry(
    422,
    'The line cannot be shipped',
    'Only goods, licences and services are shipped, and a PC as a whole.',
    'Ship the line of the PC instead of its parts.',
  ),
  line_not_cancellable: entry(
    422,
    'The line cannot be cancelled on its own',
    'A PC is cancelled as a whole, and the delivery line is cancelled with the last other line.',
    'Cancel the line of the PC, or the order.',
  ),
  quantity_not_open: entry(
    422,
    'The line has fewer open units',
    'Only units that are neither shipped nor cancelled can be shipped or cancelled.',
    'Read the order: a line has `total` less `fulfilled` less `cancelled` open units.',
  ),
  not_on_the_shelf: entry(
    422,
    'The units are not on the shelf',
    'Only units that are reserved for the order on the shelf can be shipped.',
    'Wait for the goods, or receive them first.',
  ),
  serial_numbers_wrong: entry(
    422,
    'The serial numbers are wrong',
    'Send one serial number per shipped unit or none; each must be unique per product.',
    'Correct the serial numbers.',
  ),
  delivery_already_delivered: entry(
    422,
    'The delivery was already marked as delivered',
    'A delivery can be marked as delivered once.',
    'No action is needed.',
  ),
  nothing_to_bill: entry(
    422,
    'There is nothing to bill',
    'All ordered units are invoiced, or all invoiced units are credited.',
    'Read the order: `billings` shows what was billed.',
  ),
  quantity_not_billable: entry(
    422,
    'Fewer units can be billed',
    'At most the ordered units can be invoiced, and at most the invoiced units credited.',
    'Read the order: `billings` shows what was billed.',
  ),
  order_picked: entry(
    409,
    'Someone else picks this order',
    'A colleague said so less than 30 minutes ago. It can be shipped nevertheless.',
    'Take another order, or repeat with `takeOver`.',
  ),
  purchase_action_not_allowed: entry(
    422,
    'The purchase order does not allow this now',
    'The state of the purchase order does not allow the action.',
    'Read the purchase order: `allowedActions` lists what is allowed now.',
  ),
  quote_not_found: entry(
    404,
    'There is no such quote',
    'No quote with this identifier was sent to the accounts of the caller, or none has this link.',
    'List the quotes at /quotes/v1, or ask the shop for the link.',
  ),
  quote_action_not_allowed: entry(
    422,
    'The state of the quote does not allow this',
    'The quote was accepted, refused or withdrawn, has expired, or was not sent. `detail` names its state.',
    'Read the quote: `allowedActions` lists what is possible. Staff may send another revision.',
  ),
  quote_changed: entry(
    422,
    'The quote was sent again',
    '`revision` is not the one that is offered now. Nothing is ordered.',
    'Read the quote again, and accept its revision if it suits.',
  ),
  quote_not_sendable: entry(
    422,
    'The quote cannot be sent',
    'Its content could not be ordered, or its validity has passed. `detail` names the first reason.',
    'Change the quote and send it again.',
  ),
  return_not_found: entry(
    404,
    'There is no such return',
    'There is no return with this id, or it belongs to another account.',
    'Check the id; list the returns.',
  ),
  return_action_not_allowed: entry(
    422,
    'The return does not allow this now',
    'The state of the return does not allow the action.',
    'Read the return: `allowedActions` lists what is allowed now.',
  ),
  line_not_returnable: entry(
    422,
    'The line cannot be returned',
    'Only goods can be returned, and one return has orders of one account.',
    'Leave out deliveries and services, and make one return per account.',
  ),
  quantity_not_returnable: entry(
    422,
    'Fewer units can be returned',
    'Units can be returned that were shipped, whose period has not ended, and that are neither in another return nor credited.',
    'Read `/orders/v1/{orderId}/returnable`: it says how many units of each line can be returned.',
  ),
  quantity_not_replaceable: entry(
    422,
    'Fewer units can be replaced',
    'Units can be replaced that were received, do not go back repaired, and are neither credited nor replaced; those of each order by themselves.',
    'Read the return: `received`, `credited` and `replaced` of its lines.',
  ),
  quantity_not_expected: entry(
    422,
    'The return expects fewer units',
    'At most the units of the return can be received, each of them once.',
    'Read the return: `received` shows what has come.',
  ),
  billing_not_found: entry(
    404,
    'There is no such billing',
    'The order has no billing with this id.',
    'Read the order: `billings` shows its billings.',
  ),
  billing_already_issued: entry(
    422,
    'The billing was issued already',
    'A billing gets one number, and an issued document never changes.',
    'Read the document. To correct it, credit its units: a credit note names the invoice.',
  ),
  invoice_incomplete: entry(
    422,
    'The document cannot be issued yet',
    'Something that an invoice must say is missing or wrong. `detail` names each business rule of EN 16931 that is broken, and what to correct.',
    'Complete the company or the account, and issue the billing again. No number was used.',
  ),
  issued_by_erp: entry(
    422,
    'An ERP issues the documents',
    'The company says that its ERP issues invoices and credit notes (`invoicesFromErp`), so no number is drawn here; and an ERP sends the documents that it issued itself.',
    'Let the ERP send number, days and files of the billing: PUT …/billings/{billingId}/document. Or change the company.',
  ),
  issued_here: entry(
    422,
    'Documents are issued here',
    'The company does not say that an ERP issues its invoices and credit notes.',
    'Set `invoicesFromErp` of the company, or issue the billing here.',
  ),
  document_number_taken: entry(
    422,
    'Another document has this number',
    'Numbers of documents are unique, without regard to spaces and capitals.',
    '`detail` names the billing that has it. Send the number of this document.',
  ),
  erp_amounts_differ: entry(
    422,
    'The amounts are not those of the billing',
    'A document of an ERP mirrors a billing of this order: the net amount must be that of its units, and VAT and what is to be paid may differ by roundings only (1.00).',
    '`detail` has both figures. Bill the units that the ERP bills, at the prices of the order.',
  ),
  invoice_not_found: entry(
    404,
    'There is no such document',
    'The billing does not exist, belongs to another account, or is not issued.',
    'Check the id, or issue the billing.',
  ),
  payment_not_found: entry(
    404,
    'There is no such payment',
    'No payment with this id is booked.',
    'List the payments at /fulfilment/v1/payments.',
  ),
  payment_differs: entry(
    422,
    'The payment is booked with other data',
    "The bank's reference is that of a payment with another amount, currency, day or kind.",
    'Check the reference. A payment that is booked does not change; allocate it instead.',
  ),
  allocation_not_possible: entry(
    422,
    'This cannot be allocated',
    'More would be allocated than was paid or is open, or the document is of another kind or currency.',
    'Read the payment and the document, and allocate at most what is left and open.',
  ),
  journal_month_open: entry(
    422,
    'The month is not over',
    'A month of the journal can be closed an hour after its end, so that nothing is added to it afterwards.',
    'Download it as a preview, and close it later.',
  ),
  format_not_available: entry(
    422,
    'The document does not exist in this format',
    'EN 16931 allows two decimals, and the currency has more; or an ERP issued the document and did not send this file.',
    'Use one of `formats` of the document, or its JSON.',
  ),
  stock_below_reserved: entry(
    422,
    'Orders have reserved more units',
    'The stock on hand is lower than the reserved units, and the request does not name exactly the orders that lose units.',
    'Check the count. If it is right, name the orders in `confirmedOrders`: they lose units and wait again.',
  ),
  too_many_builds: entry(
    422,
    'The person has too many builds',
    'A person can have 200 builds for an account.',
    'Delete builds that are no longer needed.',
  ),
  own_access_lost: entry(
    422,
    'The change would end your own administration',
    'It removes the last key of your client with the right `manage-keys`, disables your client, or takes your own right to manage people. You could not undo it.',
    'Create another key with the scope `admin` or the role `owner` first, or repeat the request with `confirm=true`.',
  ),
  sign_in_refused: entry(
    422,
    'The sign-in was refused',
    'The email, the password or the code is not right. After ten failures in a row, right ones are refused too, for up to 15 minutes.',
    'Type them again, wait, or ask for a link by email.',
  ),
  passkey_refused: entry(
    422,
    'The passkey was refused',
    'It is not known here, did not check who uses it, was asked on another page or too long ago, or looks like a copy.',
    'Try again, or sign in in another way and look at your passkeys.',
  ),
  passkeys_not_offered: entry(
    422,
    'Passkeys do not work at this address',
    'A passkey belongs to a host, and the service knows none: `PUBLIC_URL` is not set.',
    'Ask the operator to set `PUBLIC_URL`; on this machine, open the pages at `localhost`.',
  ),
  second_factor_needed: entry(
    422,
    'A code is needed',
    'This person has a second factor.',
    'Repeat the request with `code`: that of the authenticator app, or a recovery code.',
  ),
  code_refused: entry(
    422,
    'The code was refused',
    'It is not the code that the authenticator app shows for the new secret.',
    'Check the clock of the device with the app, and send its newest code.',
  ),
  email_in_use: entry(
    422,
    'The email is in use',
    'A person with this email exists already, perhaps a retired one.',
    'Find the person with `GET /admin/v1/people?search=` and the email, and change or bring it back.',
  ),
  emails_not_sent: entry(
    422,
    'The service sends no emails',
    'Links by email need the settings `SMTP_URL`, `MAIL_FROM` and `PUBLIC_URL`.',
    'Ask an administrator for a link.',
  ),
  drill_copy: entry(
    422,
    'This database was restored for a drill',
    'It is a copy made with `restore --drill`, which never sends webhooks or emails.',
    'If this database is to become the shop, restore the backup again without `--drill`.',
  ),
  price_list_missing: entry(
    422,
    'The account has no price list',
    'Prices are kept per price list, and the account has none.',
    'Ask the operator to give the account a price list.',
  ),
  precondition_required: entry(
    428,
    'The version is missing',
    'A change must say which version it is based on, so that it does not overwrite the change of another request.',
    'Read the data and send its `ETag` as `If-Match`. `If-Match: *` changes any version.',
  ),
  too_many_requests: entry(
    429,
    'Too many requests',
    'The caller used all requests of this period, or has too many expensive requests in progress.',
    'Wait for the seconds in `Retry-After`.',
  ),
  headers_too_large: entry(
    431,
    'The request line or the headers are too large',
    'The request line and headers together exceed the limit.',
    'Send fewer or shorter headers.',
  ),
  internal_error: entry(
    500,
    'Internal error',
    'The service failed. A request that changes data may have been stored or not.',
    'Repeat it with the same `Idempotency-Key`; if it persists, give the operator the `traceId`.',
  ),
  busy: entry(
    503,
    'Too many changes at once',
    'Other requests kept changing the same data first. Nothing of this request was stored.',
    'Wait for the seconds in `Retry-After` and send the request again.',
  ),
  overloaded: entry(
    503,
    'The service could not answer in time',
    'The request was not finished within the time limit.',
    'Wait for the seconds in `Retry-After` and send the request again, with an `Idempotency-Key`.',
  ),
  at_capacity: entry(
    503,
    'Too many requests at once',
    'The service is at its limit, or too many requests of this kind are already queued. Nothing of the request was stored.',
    'Wait for the seconds in `Retry-After` and send the request again.',
  ),
  outcome_unknown: entry(
    503,
    'The outcome of the request is unknown',
    'The database failed while it stored the request. The request may have been stored or not.',
    'Repeat the request with the same `Idempotency-Key`: it is carried out at most once. Without a key, read before you repeat.',
  ),
  not_ready: entry(
    503,
    'The service is not ready',
    'The service is starting or stopping, or its database cannot serve the request at the moment. Nothing of the request was stored.',
    'Wait for the seconds in `Retry-After` and try again.',
  ),
  issuer_unreachable: entry(
    503,
    'The issuer of the access token cannot be reached',
    'The signature could not be checked, because the keys of the issuer could not be loaded.',
    'Wait for the seconds in `Retry-After` and try again.',
  ),
} as const

export type ProblemCode = keyof typeof problemCatalog

/** An error as a value: decisions return it, and `platform/http` turns it into an answer. */
export class Problem {
  readonly code: ProblemCode
  readonly detail: string
  /** Named fields; only problems of status 400 have them. */
  readonly errors: FieldError[]
  readonly headers: Record<string, string>
  /** Members of the answer that only this problem has. */
  readonly more: object

  constructor(code: ProblemCode, detail?: string, errors: FieldError[] = [], headers = {}, more = {}) {
    this.code = code
    this.detail = detail ?? problemCatalog[code].meaning
    this.errors = errors
    this.headers = headers
    this.more = more
  }

  get status(): number {
    return problemCatalog[this.code].status
  }
}

/** The 400 that names its fields. */
export function invalid(...errors: FieldError[]): Problem {
  const [first] = errors
  // The reader stops counting here.
  const atLeast = errors.length >= maxFieldErrors ? 'at least ' : ''
  const more = errors.length > 1 ? ` (and ${atLeast}${errors.length - 1} more)` : ''
  return new Problem(
    'invalid_request',
    first ? `${first.fieldName} ${first.message}${more}.` : undefined,
    errors,
  )
}
