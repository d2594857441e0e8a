import type { Route } from '../../platform/http/route/route.ts'
import type { QuotationsContext } from '../context.ts'
import { customerRoutes } from './customer.ts'
import { listRoutes } from './list.ts'
import { staffRoutes } from './staff.ts'

export const quotationRoutes = (context: QuotationsContext): Route[] => [
  ...listRoutes(context),
  ...staffRoutes(context),
  ...customerRoutes(context),
]
