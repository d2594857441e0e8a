import type { AdminProduct } from './product-queries'

export const stateOf = ({
  retired,
  discontinued,
}: Pick<AdminProduct, 'retired'> & Partial<Pick<AdminProduct, 'discontinued'>>) =>
  retired ? 'retired' : discontinued ? 'discontinued' : 'active'
