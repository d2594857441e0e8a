import type { RoleName } from '../../../../../src/contract/rights.ts'

const roles: Record<RoleName, string> = {
  owner: 'Owner',
  sales: 'Sales',
  warehouse: 'Warehouse',
  accountant: 'Accountant',
  catalogue: 'Catalogue',
  'read-only': 'Read only',
}

export const rights = {
  notForYou: 'This page is not for you',
  needs: (about: string) => `You need this right: ${about}`,
  whomToAsk: (names: string[]) =>
    `It belongs to the role ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}. Ask an owner of the shop.`,
  roles,
}
