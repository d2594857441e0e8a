// Routes and OpenAPI document of the whole service, without a database: routes use their context only when called.

import { defaultLimits } from '../contract/types.ts'
import { type DocumentOptions, openApiDocument } from '../documentation/openapi.ts'
import type { AppContext } from './context.ts'
import { allRoutes } from './routes.ts'
import { readSettings } from './settings.ts'

export const routes = allRoutes({ version: '0.1.0', settings: readSettings({}) } as AppContext)

export const documentWith = (options: Partial<DocumentOptions> = {}) =>
  openApiDocument(routes, {
    version: '0.1.0',
    basePath: '',
    limits: defaultLimits,
    issuer: undefined,
    ...options,
  })
