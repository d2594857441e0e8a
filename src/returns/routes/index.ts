import type { Route } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { actionRoutes } from './act.ts'
import { readRoutes } from './read.ts'
import { requestRoutes } from './request.ts'

export const returnRoutes = (context: ReturnsContext): Route[] => [
  ...requestRoutes(context),
  ...readRoutes(context),
  ...actionRoutes(context),
]
