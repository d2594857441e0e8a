/** Where these operations stand in the documentation. */
export const tag = 'Orders' as const
