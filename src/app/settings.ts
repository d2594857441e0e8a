// Settings from environment variables: one table with name, default and meaning. A test compares the README with it.

import { readRoles } from '../accounts/authentication/roles.ts'
import { customerScopes } from '../contract/scopes.ts'
import { base64Length, defaultLimits, type Limits } from '../contract/types.ts'
import { hostsOf, suitsReads, suitsWrites } from '../platform/store/postgres/hosts.ts'

interface Setting<T> {
  read: (text: string) => T
  /** Value if the variable is not set. */
  fallback: T
  about: string
}

/** The message completes "must be …". */
class InvalidValue extends Error {}

function integer(min: number, max: number) {
  return (text: string) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidValue(`a whole number from ${min} to ${max}`)
    return value
  }
}

const text = (value: string) => value

/** Words separated by spaces or commas. */
const words = (value: string): readonly string[] => value.split(/[\s,]+/).filter((word) => word !== '')

function oneOf<const T extends string>(...values: T[]) {
  return (value: string): T => {
    if (!values.includes(value as T)) throw new InvalidValue(`one of ${values.join(', ')}`)
    return value as T
  }
}

function matching(form: RegExp, what: string) {
  return (value: string) => {
    if (!form.test(value)) throw new InvalidValue(what)
    return value
  }
}

function address(...protocols: string[]) {
  return (value: string) => {
    // Without the slashes, `postgres:user:password@host` would name a database `user:password@host`.
    if (!/^\w+:\/\//.test(value) || !URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new InvalidValue(
        `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} and names a host`,
      )
    }
    return value
  }
}

/** One server, or the servers of one cluster. */
function databaseAddress(value: string): string {
  const hosts = hostsOf(value)
  for (const url of hosts.urls) address('postgres:', 'postgresql:')(url)
  if (!suitsWrites(hosts))
    throw new InvalidValue(
      'an address with target_session_attrs=read-write, which is the default for several hosts',
    )
  return value
}

/** One replica, or several. */
function replicaAddress(value: string): string {
  const hosts = hostsOf(value)
  for (const url of hosts.urls) address('postgres:', 'postgresql:')(url)
  if (!suitsReads(hosts))
    throw new InvalidValue('an address without target_session_attrs, or with the value standby')
  return value
}

/** Parameters that the pages add to the sign-in request themselves. */
const ownParameters = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]

function signInParameters(value: string): string {
  const names = [...new URLSearchParams(value).keys()]
  if (names.some((name) => name === '' || ownParameters.includes(name)) || !value.includes('='))
    throw new InvalidValue('parameters such as audience=buildorder, none of which the pages send themselves')
  return value
}

function roles(value: string): string {
  try {
    readRoles(value)
  } catch (error) {
    throw new InvalidValue(`roles such as {"picker": {"roles": ["warehouse"]}}: ${(error as Error).message}`)
  }
  return value
}

const setting = <T>(read: (text: string) => T, fallback: T, about: string): Setting<T> => ({
  read,
  fallback,
  about,
})
const maybe = (read: (text: string) => string, about: string) =>
  setting<string | undefined>(read, undefined, about)

const megabyte = 1024 * 1024

export const settingsTable = {
  PORT: setting(integer(0, 65_535), 8080, 'Port to listen on; 0 takes a free one.'),
  HOST: setting(matching(/^\S+$/, 'a host name or an address'), '127.0.0.1', 'Address to listen on.'),
  BASE_PATH: setting(
    matching(/^(\/[\w.~-]+)*$/, 'a path such as /shop, without a slash at the end'),
    '',
    'Prefix before all paths.',
  ),
  DATA_DIR: setting(text, './data', 'Folder of the embedded database.'),
  DATABASE_URL: maybe(
    databaseAddress,
    'PostgreSQL to use instead of the embedded database. Several hosts, separated by commas, are servers of one cluster: the one that accepts writes is used.',
  ),
  DATABASE_READ_URL: maybe(
    replicaAddress,
    'Replica of this PostgreSQL, or several hosts separated by commas, for order lists, the dashboard and backups. Their answers state the age of their data in the header `Age`.',
  ),
  DATABASE_READ_LAG_SECONDS: setting(
    integer(1, 60),
    5,
    'Maximum age of data from a replica. If no replica can be reached or all are further behind, the primary is read.',
  ),
  DATABASE_CONNECTIONS: setting(
    integer(1, 1000),
    16,
    'Connections to PostgreSQL per process. With DATABASE_READ_URL, one more to the primary and as many again to replicas.',
  ),
  DATABASE_PREPARED_STATEMENTS: setting(
    oneOf('auto', 'true', 'false'),
    'auto',
    'Prepare statements once per connection: `auto` does so except behind a pooler that does not keep them.',
  ),
  DEMO: maybe(
    oneOf('true', 'false', 'public'),
    'Demo data in an empty database, and demo keys: on by default with the embedded database, off with PostgreSQL. `false` refuses demo keys that the database contains; `public` also accepts them when listening beyond loopback.',
  ),
  RETURN_DAYS: setting(
    integer(0, 3650),
    14,
    'Days after delivery in which customers can ask for a return; the last day counts whole, in UTC. Staff can register later ones.',
  ),
  RETURN_DELIVERY_CHARGE: setting(
    oneOf('whole-order', 'never'),
    'whole-order',
    'Whether a return credits the delivery charge: with the last goods of an order, or never.',
  ),
  WARRANTY_MONTHS: setting(
    integer(0, 1200),
    24,
    'Months of warranty after delivery, shown to staff who look up a serial number; the last day counts whole, in UTC.',
  ),
  LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'Minimum level of log lines.',
  ),
  METRICS: setting(oneOf('true', 'false'), 'true', 'Serve Prometheus metrics at /metrics.'),
  MONITORING_PORT: setting<number | undefined>(
    integer(0, 65_535),
    undefined,
    'Port for /livez, /readyz and /metrics, which are then not served at PORT; 0 takes a free one. By default they are served at PORT.',
  ),
  MONITORING_HOST: maybe(
    matching(/^\S+$/, 'a host name or an address'),
    'Address to listen on with MONITORING_PORT; HOST by default.',
  ),
  CHECKOUT_DAYS: setting(integer(1, 3650), 7, 'Days after which a draft expires.'),
  KEEP_EXPIRED_DRAFTS_DAYS: setting(
    integer(0, 3650),
    30,
    'Days after expiry until a draft that was not submitted is removed; at least an hour.',
  ),
  KEEP_CARTS_DAYS: setting(integer(1, 3650), 90, 'Days after its last change until a cart is removed.'),
  KEEP_EVENTS_DAYS: setting(
    integer(1, 3650),
    30,
    'Days after which events, webhook deliveries, emails and imports are removed. Pending ones are kept, except deliveries of disabled webhooks.',
  ),
  KEEP_PRICE_HISTORY_DAYS: setting(
    integer(30, 36_500),
    365,
    'Days after its end until a past price is removed. The lowest price of the last 30 days needs 30.',
  ),
  RATE_LIMIT: setting(
    integer(0, 10_000_000),
    0,
    'Requests per minute and caller; failed credentials and requests to operations that need none count by network address. 0 is no limit.',
  ),
  REQUEST_SECONDS: setting(
    integer(1, 3600),
    30,
    'Time limit of one request, in seconds. A client that reads nothing of its answer for this time is disconnected.',
  ),
  REQUESTS_AT_ONCE: setting(
    integer(8, 100_000),
    1024,
    'Requests that one process works on at once; while it is overloaded, fewer. More are answered 503, first those of callers above their share.',
  ),
  QUEUE_MILLISECONDS: setting(
    integer(10, 60_000),
    200,
    'Average time of a request in the service, or time that connections wait for being accepted, above which it counts as overloaded.',
  ),
  COMPUTATIONS_AT_ONCE: setting(
    integer(1, 1000),
    4,
    'Compatibility checks and proposals that one process runs at once; one caller gets at most half of them.',
  ),
  COMPUTATIONS_PER_CALLER: setting(
    integer(1, 100_000),
    64,
    'Compatibility checks and proposals of one caller (without a credential: of one network address) at once, queued ones included; more are answered 429.',
  ),
  COMPUTATIONS_WAITING: setting(
    integer(0, 100_000),
    256,
    'Queued compatibility checks and proposals of all callers; more are answered 503.',
  ),
  SHUTDOWN_DELAY_SECONDS: setting(
    integer(0, 600),
    0,
    'Seconds to continue serving after readiness was turned off, so that a load balancer notices.',
  ),
  SHUTDOWN_IDLE_MILLISECONDS: setting(
    integer(0, 60_000),
    1000,
    'Idle time after which a kept-alive connection is closed while the service stops.',
  ),
  FOLLOW_MILLISECONDS: setting(
    integer(10, 60_000),
    500,
    'Interval of checks for changes of catalog, prices, carriers and callers by other processes.',
  ),
  STALE_SECONDS: setting(
    integer(1, 3600),
    15,
    'Readiness is turned off if the process could not check for such changes, or load changed callers, for this time; at least five times FOLLOW_MILLISECONDS.',
  ),
  CLOCK_TOLERANCE_SECONDS: setting(
    integer(1, 3600),
    5,
    'Readiness is turned off, and nothing old is removed, if the clock differs from the time of the database by more than this.',
  ),
  EVENTS_MILLISECONDS: setting(
    integer(10, 60_000),
    500,
    'Interval of checks for due events and webhook deliveries, in addition to the check after each change.',
  ),
  WEBHOOK_TIMEOUT_MILLISECONDS: setting(
    integer(100, 300_000),
    15_000,
    'Time limit for the answer of a webhook receiver.',
  ),
  WEBHOOK_CONCURRENCY: setting(integer(1, 1000), 8, 'Concurrent requests to one webhook, per process.'),
  WEBHOOK_ALLOW_PRIVATE: setting(
    oneOf('true', 'false'),
    'false',
    'Allow webhooks to addresses of this machine and of private networks.',
  ),
  SMTP_URL: setting<string | undefined>(
    address('smtp:', 'smtps:'),
    undefined,
    'SMTP server for emails about orders: `smtp://user:password@host:587` or `smtps://…`. Without it no emails are written.',
  ),
  MAIL_FROM: setting<string | undefined>(
    matching(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'an email address, or a name with one in angle brackets'),
    undefined,
    'Sender of emails: `Shop <orders@shop.example>`. Needed with SMTP_URL.',
  ),
  MAIL_TIMEOUT_MILLISECONDS: setting(
    integer(100, 300_000),
    30_000,
    'Time limit for sending an email. The attempt is then ended and repeated later.',
  ),
  MAIL_HOURLY_PER_ACCOUNT: setting(
    integer(1, 1_000_000),
    500,
    'Emails per account and hour. Further ones wait, and a line in the log says so.',
  ),
  ACCESS_POINT_URL: maybe(
    address('http:', 'https:'),
    'Access point for electronic invoices: `https://ap.example/v1`. Without it none are sent.',
  ),
  ACCESS_POINT_TOKEN: maybe(
    matching(/^[\x21-\x7e]+$/, 'a token without spaces'),
    'Bearer token that the access point asks for.',
  ),
  PUBLIC_URL: setting<string | undefined>(
    address('http:', 'https:'),
    undefined,
    'Address at which people open the pages, base path included, for links in emails, the setup link and the commands of the documentation page. Without it emails have no links, and the others have the address on which the service listens.',
  ),
  MAX_BODY_BYTES: setting(integer(1024, 1024 * megabyte), megabyte, 'Maximum size of a request body.'),
  MAX_CONFIGURATION_BODY_BYTES: setting(
    integer(1024, 1024 * megabyte),
    8 * megabyte,
    'Maximum body size of a compatibility request, and of a document that an ERP sends with its files.',
  ),
  MAX_IMAGE_BYTES: setting(integer(1024, 64 * megabyte), megabyte, 'Maximum size of an uploaded picture.'),
  MAX_NESTING: setting(integer(16, 10_000), 64, 'Maximum nesting depth of lists and objects in a body.'),
  MAX_UNREAD_BYTES: setting(
    integer(megabyte, 1024 * 1024 * megabyte),
    256 * megabyte,
    'Maximum bytes of answers buffered in memory for slow clients; beyond it, the oldest are disconnected.',
  ),
  MAX_ORDER_LINES: setting(integer(1, 100_000), defaultLimits.orderLines, 'Maximum lines in a checkout.'),
  MAX_EXPANDED_LINES: setting(
    integer(1, 1_000_000),
    5000,
    'Maximum lines in a checkout after its saved PCs are expanded into their parts.',
  ),
  MAX_CONFIGURATION_PRODUCTS: setting(
    integer(1, 100_000),
    defaultLimits.configurationProducts,
    'Maximum products in a configuration.',
  ),
  MAX_BATCH_CANDIDATES: setting(
    integer(1, 1_000_000),
    defaultLimits.batchCandidates,
    'Maximum candidates in a compatibility batch.',
  ),
  MAX_BATCH_PRODUCTS: setting(
    integer(1, 1_000_000_000),
    5_000_000,
    'Maximum products of all configurations of a compatibility batch together: products of the base times candidates.',
  ),
  MAX_TEXT_LENGTH: setting(
    integer(1, 100_000),
    defaultLimits.text,
    'Maximum length of a text, in characters.',
  ),
  MAX_NOTES_LENGTH: setting(
    integer(1, 1_000_000),
    defaultLimits.notes,
    'Maximum length of a note, in characters.',
  ),
  SESSION_HOURS: setting(integer(1, 720), 12, 'How long people stay signed in on the pages.'),
  SESSION_IDLE_MINUTES: setting(
    integer(5, 43_200),
    120,
    'How long a person who signed in with an email stays signed in without a request.',
  ),
  OIDC_ISSUER: maybe(address('https:', 'http:'), 'Issuer of access tokens (JWT) to accept; none by default.'),
  OIDC_AUDIENCE: setting(text, 'buildorder', 'Required audience of access tokens.'),
  OIDC_JWKS_URI: maybe(
    address('https:', 'http:'),
    "Address of the issuer's keys; by default taken from its discovery document.",
  ),
  OIDC_SCOPE_CLAIM: setting(text, 'scope', 'Claim with the scopes, separated by spaces.'),
  OIDC_CUSTOMERS_CLAIM: setting(
    text,
    'customers',
    'Claim with the customer accounts, a list or separated by spaces.',
  ),
  OIDC_CLIENT_CLAIMS: setting(
    text,
    'client_id azp sub',
    "Claims with the client's name; the first present one is used.",
  ),
  OIDC_ROLES_CLAIM: setting(
    text,
    'roles',
    'Claim with the roles of a person, a list or separated by spaces; a path such as `realm_access.roles` too.',
  ),
  OIDC_ROLES: setting(
    roles,
    JSON.stringify({ '*': { scopes: customerScopes } }),
    'What values of the claim are worth, as JSON: `{"picker": {"roles": ["warehouse"], "scopes": ["orders:read"], "accounts": ["4711"]}}`. People get roles and scopes of staff only here. `*` is for people who sign in on the pages and have neither a role nor a scope.',
  ),
  OIDC_MACHINE_CLIENTS: setting(
    words,
    [],
    'Client ids (`client_id`, `azp`) of programs that get tokens on their own behalf, separated by spaces or commas: their tokens keep the scopes `fulfilment` and `catalog`. Tokens of all other clients are of people. Never list a client with which people sign in.',
  ),
  OIDC_CLIENT_ID: maybe(
    text,
    'Public client at the issuer with which the pages sign people in; without it they accept only API keys.',
  ),
  OIDC_SIGN_IN_SCOPE: setting(
    matching(/^(.* )?openid( .*)?$/, 'scopes separated by spaces, openid among them'),
    'openid',
    'Scopes that the pages request from the issuer. Some issuers need one more to make an access token for the audience.',
  ),
  OIDC_SIGN_IN_PARAMETERS: setting(
    signInParameters,
    '',
    'Additional parameters of the sign-in request, as a query string: `audience=buildorder` or `resource=https://shop.example`.',
  ),
}

type Table = typeof settingsTable
type SettingName = keyof Table
export type Settings = { [Name in SettingName]: Table[Name] extends Setting<infer T> ? T : never }

export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

/** Reads the settings, or throws a `WrongSetting` with a one-line message. An empty variable counts as not set. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const entries = Object.entries(settingsTable).map(([name, { read, fallback }]) => {
    const value = env[name]
    if (value === undefined || value === '') return [name, fallback]
    try {
      return [name, (read as (text: string) => unknown)(value)]
    } catch (error) {
      throw new WrongSetting(`${name} is ${shown(value)}, but must be ${(error as Error).message}.`)
    }
  })
  const settings = Object.fromEntries(entries) as Settings
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL)
    throw new WrongSetting('DATABASE_READ_URL is set, but DATABASE_URL, the primary of the replica, is not.')
  if (settings.OIDC_CLIENT_ID && !settings.OIDC_ISSUER)
    throw new WrongSetting('OIDC_CLIENT_ID is set, but OIDC_ISSUER, where the pages would sign in, is not.')
  if (settings.OIDC_CLIENT_ID && settings.OIDC_MACHINE_CLIENTS.includes(settings.OIDC_CLIENT_ID))
    throw new WrongSetting(
      `OIDC_MACHINE_CLIENTS lists ${settings.OIDC_CLIENT_ID}, but OIDC_CLIENT_ID is the client with which people sign in. Remove it from the list.`,
    )
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new WrongSetting('SMTP_URL is set, but MAIL_FROM, the sender of emails, is not.')
  return settings
}

/** The value for messages. Of an address that may contain a password, only scheme and host are shown. */
function shown(value: string): string {
  const scheme = /^\w+:(\/\/)?/.exec(value)?.[0] ?? ''
  const isPlain = scheme === '' && !value.includes('@')
  const isWithoutSecrets = scheme.endsWith('//') && !/[@?#]/.test(value) && URL.canParse(value)
  if (isPlain || isWithoutSecrets) return JSON.stringify(value)
  // With a question mark, what follows the last @ may be part of a password.
  const [, place] = /^[^?#]*(@[^@?#]*)$/.exec(value) ?? []
  return JSON.stringify(`${scheme}…${place ?? ''}`)
}

export const limitsOf = (settings: Settings): Limits => ({
  text: settings.MAX_TEXT_LENGTH,
  notes: settings.MAX_NOTES_LENGTH,
  orderLines: settings.MAX_ORDER_LINES,
  configurationProducts: settings.MAX_CONFIGURATION_PRODUCTS,
  batchCandidates: settings.MAX_BATCH_CANDIDATES,
  imageData: base64Length(settings.MAX_IMAGE_BYTES),
})

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/
export const isLoopback = (host: string) => loopback.test(host)

/** Whether the demo is on. If so, an empty database gets demo data. */
export const isDemoOn = ({ DEMO, DATABASE_URL }: Settings) =>
  DEMO === undefined ? DATABASE_URL === undefined : DEMO !== 'false'

/** The demo keys are public, so they are refused while the demo is off, and beyond this machine unless DEMO=public. */
export const acceptsDemoKeys = (settings: Settings) =>
  isDemoOn(settings) && (isLoopback(settings.HOST) || settings.DEMO === 'public')
