import type { Route } from '../../platform/http/route/route.ts'
import type { PurchasingContext } from '../context.ts'
import { actionRoutes } from './act.ts'
import { readPurchasePdf } from './pdf.ts'
import { listProposals } from './proposals.ts'
import { purchaseRoutes } from './purchases.ts'
import { supplierProductRoutes } from './supplier-products.ts'
import { supplierRoutes } from './suppliers.ts'

export const purchasingRoutes = (context: PurchasingContext): Route[] => [
  ...supplierRoutes(context),
  ...supplierProductRoutes(context),
  listProposals(context),
  ...purchaseRoutes(context),
  readPurchasePdf(context),
  ...actionRoutes(context),
]
