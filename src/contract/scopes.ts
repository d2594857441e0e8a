/** Scopes that belong to customer accounts, and staff scopes, which span all accounts. */
export const customerScopes = [
  'checkout',
  'orders:read',
  'orders:cancel',
  'pcconfig:read',
  'pcconfig:write',
] as const
export type CustomerScope = (typeof customerScopes)[number]
export const staffScopes = ['fulfilment', 'catalog', 'admin'] as const
export type StaffScope = (typeof staffScopes)[number]
export const scopes = [...customerScopes, ...staffScopes]
export type Scope = (typeof scopes)[number]

export const isScope = (text: string): text is Scope => (scopes as string[]).includes(text)
export const isStaffScope = (text: string): text is StaffScope =>
  (staffScopes as readonly string[]).includes(text)
