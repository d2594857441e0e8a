// The routes and the document of the whole service, without a database: routes touch their parts only when called.
import { defaultLimits } from '../contract/types.ts'
import type { Parts } from '../parts.ts'
import { allRoutes } from '../routes.ts'
import { readSettings } from '../settings.ts'
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
