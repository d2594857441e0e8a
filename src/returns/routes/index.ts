import type { Route } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { actionRoutes } from './act.ts'
import { readRoutes } from './read.ts'
import { replaceRoutes } from './replace.ts'
import { requestRoutes } from './request.ts'
import { returnableRoutes } from './returnable.ts'
import { serialRoute } from './serial.ts'

export const returnRoutes = (context: ReturnsContext): Route[] => [
  ...requestRoutes(context),
  ...returnableRoutes(context),
  ...readRoutes(context),
  serialRoute(context),
  ...actionRoutes(context),
  ...replaceRoutes(context),
]
