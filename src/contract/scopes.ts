/** Scopes that belong to customer accounts, and staff scopes, which span all accounts. */
export const customerScopes = [
  'checkout',
  'orders:read',
  'orders:cancel',
  'pcconfig:read',
  'pcconfig:write',
] as const
export const staffScopes = ['fulfilment', 'catalog'] as const
export const scopes = [...customerScopes, ...staffScopes]
export type Scope = (typeof scopes)[number]

export const isScope = (text: string): text is Scope => (scopes as string[]).includes(text)
