// The routes and the document of the whole service, without a database: routes touch their parts only when called.

import type { Parts } from '../app/context.ts'
import { allRoutes } from '../app/routes.ts'
import { readSettings } from '../app/settings.ts'
import { defaultLimits } from '../contract/types.ts'
import { type DocumentOptions, openApiDocument } from './openapi.ts'

export const routes = allRoutes({ version: '0.1.0', settings: readSettings({}) } as Parts)

export const documentWith = (options: Partial<DocumentOptions> = {}) =>
  openApiDocument(routes, {
    version: '0.1.0',
    basePath: '',
    limits: defaultLimits,
    issuer: undefined,
    ...options,
  })
