// The OpenAPI document, generated from the routes, so that both always agree.
import { tags } from '../contract/tags.ts'
import type { Limits } from '../contract/types.ts'
import type { Route } from '../platform/http/route/route.ts'
import { componentCollector } from './components.ts'
import { exampleParameters } from './openapi/example-parameters.ts'
import { operationOf } from './openapi/operation.ts'
import { problemResponseCollector } from './openapi/problem-responses.ts'
import type { OpenApiDocument } from './openapi/types.ts'

export interface DocumentOptions {
  version: string
  basePath: string
  limits: Limits
  issuer: string | undefined
}

export function openApiDocument(routes: Route[], options: DocumentOptions): OpenApiDocument {
  const { version, basePath, limits, issuer } = options
  const { schemas, ref } = componentCollector(limits)
  const { responses, responsesOf } = problemResponseCollector({ ref, basePath })
  const context = { ref, examples: exampleParameters(routes), problemResponses: responsesOf }

  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, context) }
  }
  const usedTags = new Set<string>(routes.map(({ tag }) => tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Buildorder',
      version,
      description:
        'Ordering and PC building for shops and resellers: create a checkout, see delivery options, submit it, follow and cancel the order; check which PC parts are compatible, save a PC and order it.',
      contact: { name: 'The Buildorder maintainers' },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: basePath || '/', description: 'This service' }],
    tags: Object.entries(tags)
      .filter(([name]) => usedTags.has(name))
      .map(([name, description]) => ({ name, description })),
    security: [{ apiKey: [] }, { accessToken: [] }],
    paths,
    components: { securitySchemes: securitySchemes(issuer), responses, schemas },
  }
}

const securitySchemes = (issuer: string | undefined) => ({
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'API key',
    description: 'An API key (`bo_…`), created by an operator with `buildorder keys create`.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: issuer
      ? `An access token of ${issuer}.`
      : 'An access token of the OIDC issuer that the operator has configured; currently none.',
  },
})
