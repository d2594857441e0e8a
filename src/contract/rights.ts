// What staff may do: small rights by job. Every operation of staff names one. The scopes of staff and the roles are bundles of rights.
import { type CustomerScope, isStaffScope, type Scope, type StaffScope, scopes } from './scopes.ts'

/** From the most to the least. The owner has every right. */
export const roleNames = ['owner', 'sales', 'warehouse', 'accountant', 'catalogue', 'read-only'] as const
export type RoleName = (typeof roleNames)[number]

interface RightEntry {
  /** What it allows, as one sentence. */
  about: string
  /** The first is the one that documents name as the scope of an operation. */
  scopes: readonly [StaffScope, ...StaffScope[]]
  /** Beside the owner. */
  roles: readonly Exclude<RoleName, 'owner'>[]
}

const right = <const Scopes extends RightEntry['scopes']>(
  about: string,
  scopes: Scopes,
  roles: RightEntry['roles'],
) => ({ about, scopes, roles })

export const rights = {
  search: right(
    'Search for what the other rights show.',
    ['fulfilment', 'catalog'],
    ['sales', 'warehouse', 'accountant', 'catalogue', 'read-only'],
  ),
  'see-orders': right(
    'See orders, deliveries and returns of all accounts, and the dashboard.',
    ['fulfilment'],
    ['sales', 'warehouse', 'accountant', 'read-only'],
  ),
  'change-orders': right('Confirm and release orders, and cancel their lines.', ['fulfilment'], ['sales']),
  'order-for-customers': right(
    'Place orders for customers, and make, send and withdraw quotes.',
    ['fulfilment'],
    ['sales'],
  ),
  'set-line-prices': right(
    'Set prices of lines in orders and quotes for customers, with a reason.',
    ['fulfilment'],
    ['sales'],
  ),
  'ship-orders': right(
    'Pick, pack and ship orders, and mark deliveries as delivered.',
    ['fulfilment'],
    ['warehouse'],
  ),
  'receive-returns': right(
    'Register returns for customers, and receive them.',
    ['fulfilment'],
    ['sales', 'warehouse'],
  ),
  'decide-returns': right(
    'Approve, refuse and close returns, ask about them, and replace what came back.',
    ['fulfilment'],
    ['sales'],
  ),
  'see-billing': right(
    'See invoices, payments, reminders, statements and the journal.',
    ['fulfilment'],
    ['sales', 'accountant', 'read-only'],
  ),
  'issue-invoices': right(
    'Bill orders, issue and send invoices, and credit returns.',
    ['fulfilment'],
    ['accountant'],
  ),
  'book-payments': right(
    'Book payments, and settle invoices with payments and credit notes.',
    ['fulfilment'],
    ['accountant'],
  ),
  'close-months': right('Close months of the journal, and set its accounts.', ['fulfilment'], ['accountant']),
  'see-sales': right(
    'See what was sold by day, the margin and best sellers.',
    ['fulfilment'],
    ['sales', 'accountant', 'read-only'],
  ),
  'manage-webhooks': right('Read events, and see and change webhooks.', ['fulfilment'], []),
  'see-products': right(
    'See products, groups, bundles, missing facts, prices, stock and expected goods.',
    ['catalog'],
    ['sales', 'warehouse', 'catalogue', 'read-only'],
  ),
  'change-products': right('Change products, groups, bundles and pictures.', ['catalog'], ['catalogue']),
  'change-prices': right('Change prices and price lists.', ['catalog'], ['catalogue']),
  'count-stock': right('Set how many of a product are on hand.', ['catalog'], ['warehouse']),
  'receive-goods': right('Enter expected goods, and receive goods.', ['catalog'], ['warehouse']),
  'see-purchasing': right(
    'See suppliers, what they charge, and purchase orders.',
    ['catalog'],
    ['warehouse', 'accountant', 'catalogue', 'read-only'],
  ),
  'change-purchasing': right(
    'Change suppliers and minimum stock, and buy: change, send, confirm and close purchase orders.',
    ['catalog'],
    ['catalogue'],
  ),
  'see-accounts': right(
    'See accounts of customers, with their terms and addresses.',
    ['admin'],
    ['sales', 'accountant', 'read-only'],
  ),
  'change-accounts': right(
    'Change accounts of customers, their terms, credit limits and addresses.',
    ['admin'],
    ['sales', 'accountant'],
  ),
  'manage-settings': right(
    'See and change carriers, the company and whether messages are sent.',
    ['admin'],
    [],
  ),
  'manage-keys': right('See, make, change and revoke keys, and disable clients.', ['admin'], []),
  'manage-people': right(
    'Invite people, change their roles and accounts, retire them and end their sessions.',
    ['admin'],
    [],
  ),
  'see-audit': right('See who changed what.', ['admin'], ['accountant']),
  'import-files': right(
    'Upload files and see what became of them; what a file changes needs its own right.',
    ['catalog', 'admin', 'fulfilment'],
    ['warehouse', 'accountant', 'catalogue'],
  ),
} as const satisfies Record<string, RightEntry>

export type Right = keyof typeof rights
export const rightNames = Object.keys(rights) as Right[]

/** The rights of everything that a file of each kind may change; a file of stock may also have purchase orders. */
export const rightsToImport = {
  catalog: ['change-products'],
  prices: ['change-prices'],
  stock: ['count-stock', 'receive-goods'],
  carriers: ['manage-settings'],
  payments: ['book-payments'],
} as const satisfies Record<string, readonly Right[]>

/** What an operation asks of a caller: a scope of customers, or a right of staff. */
export type Permission = CustomerScope | Right

export const isRight = (text: string): text is Right => Object.hasOwn(rights, text)
export const isRoleName = (text: string): text is RoleName => (roleNames as readonly string[]).includes(text)

export const rightsOfScope = (scope: StaffScope): Right[] =>
  rightNames.filter((name) => (rights[name] as RightEntry).scopes.includes(scope))

export const rightsOfRole = (role: RoleName): Right[] =>
  role === 'owner'
    ? rightNames
    : rightNames.filter((name) => (rights[name] as RightEntry).roles.includes(role))

/** The roles with a right, the owner first. */
export const rolesWith = (name: Right): RoleName[] =>
  roleNames.filter((role) => rightsOfRole(role).includes(name))

const ofScopes = new Map(
  scopes.map((scope) => [scope, isStaffScope(scope) ? rightsOfScope(scope) : [scope]] as const),
)

/** The rights of each role, by its name. */
export type RoleRights = ReadonlyMap<string, readonly Right[]>

/** Those that roles have unless the shop has set others. The owner always has every right. */
export const standardRights: RoleRights = new Map(roleNames.map((role) => [role, rightsOfRole(role)]))

/** What a credential with these scopes and roles may do. */
export const permissionsOf = (
  granted: readonly Scope[],
  roles: readonly string[] = [],
  rightsOfRoles: RoleRights = standardRights,
): ReadonlySet<Permission> =>
  new Set([
    ...granted.flatMap((scope): readonly Permission[] => ofScopes.get(scope) ?? []),
    ...roles.flatMap((role) => rightsOfRoles.get(role) ?? []),
  ])

/** Why a caller without the permission is refused: what is missing, and who has it. */
export function missingText(permission: Permission): string {
  if (!isRight(permission)) return `This operation needs the scope ${permission}.`
  const { about, scopes: bundles } = rights[permission]
  return `This operation needs the right ${permission}: ${about} It belongs to the scope ${bundles.join(' or ')}, and, unless the shop has set other rights, to the roles ${rolesWith(permission).join(', ')}.`
}
