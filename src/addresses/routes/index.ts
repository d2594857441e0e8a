import type { Route } from '../../platform/http/route/route.ts'
import type { AddressesContext } from '../context.ts'
import { administeredAddresses } from './administration.ts'
import { listAddresses } from './list.ts'
import { removeAddressRoute } from './remove.ts'
import { saveAddressRoute } from './save.ts'

export const addressRoutes = (context: AddressesContext): Route[] => [
  listAddresses(context),
  saveAddressRoute(context),
  removeAddressRoute(context),
  ...administeredAddresses(context),
]
