import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import { documentWith, routes } from '../app/service-document.fixture.ts'
import { problemCatalog } from '../contract/problems.ts'
import { type Permission, permissionsOf } from '../contract/rights.ts'
import { staffScopes } from '../contract/scopes.ts'
import { uploadTypes } from '../imports/upload/splitter.ts'
import { operationsOf } from './docs/operations.ts'
import { resolveResponse } from './docs/resolve.ts'
import { problemCodesOf } from './openapi/problem-responses.ts'

const document = documentWith()
const operations = operationsOf(document)

describe('the OpenAPI document has nothing to complain about', () => {
  async function redocly(text: string) {
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' })
    return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
  }

  async function spectral(text: string) {
    const linter = new spectralCore.Spectral()
    const oas = spectralRulesets.oas as unknown as RulesetDefinition
    // perf: takes 33 of 36 s of processor time; openapi/examples.test.ts checks every example against its schema.
    linter.setRuleset({ extends: [[oas, 'recommended']], rules: { 'oas3-valid-media-example': 'off' } })
    const found = await linter.run(text)
    return found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)
  }

  // A misconfigured linter also finds nothing.
  const broken = {
    ...document,
    paths: { '/x': { get: { summary: 'No answers', security: [{ none: [] }] } } },
  }

  it.each([redocly, spectral])(
    'OpenAPI document: passes the linters for %o',
    { timeout: 600_000 },
    async (lint) => {
      // The base path only adds to the document, and linting it once takes seconds.
      expect(await lint(JSON.stringify(documentWith({ basePath: '/shop' })))).toEqual([])
      expect(await lint(JSON.stringify(broken))).not.toEqual([])
    },
  )
})

describe('the document and the routes are the same interface', () => {
  it('OpenAPI document: has every route, and nothing else', () => {
    const lines = (list: { method: string; path: string; operationId: string }[]) =>
      list.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`).sort()
    expect(lines(operations)).toEqual(lines(routes))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length)
  })

  it.each(routes)('OpenAPI document: $operationId has its parameters, body, scope and answers', (route) => {
    const operation = operations.find(({ operationId }) => operationId === route.operationId)
    if (!operation) throw new Error('is missing')
    const names = (place: string) =>
      operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
    expect(names('path')).toEqual([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(names('query')).toEqual(Object.keys(route.query?.properties ?? {}))
    expect(names('header')).toEqual([
      ...(route.decide ? ['Idempotency-Key'] : []),
      ...(route.isConditional || (route.isVersioned && route.read) ? ['If-None-Match'] : []),
      ...((route.isVersioned && route.decide) || route.precondition ? ['If-Match'] : []),
    ])
    expect(operation.tags).toEqual([route.tag])
    expect(operation.requestBody?.required).toBe(route.body && route.body.isOptional !== true)
    const { 'x-right': right, 'x-scope': scope, 'x-other-scopes': others = [] } = operation
    expect(right ?? scope ?? (operation.security ? 'public' : 'caller')).toBe(route.access)
    const withRight = staffScopes.filter((each) => permissionsOf([each]).has(route.access as Permission))
    expect(right === undefined ? [] : [scope, ...others].sort()).toEqual(withRight.sort())

    const refused = Object.entries(operation.responses).flatMap(([status, response]) => {
      const { examples = {} } = resolveResponse(document, response).content?.['application/json'] ?? {}
      return Object.keys(examples).map((code) => `${status} ${code}`)
    })
    expect(refused.sort()).toEqual(
      problemCodesOf(route)
        .map((code) => `${problemCatalog[code].status} ${code}`)
        .sort(),
    )
    expect(operation.responses).toHaveProperty(String(route.success.status))
  })

  it('OpenAPI document: an import has every type of body that it takes', () => {
    const { requestBody } = operations.find(({ operationId }) => operationId === 'startImport') ?? {}
    expect(Object.keys(requestBody?.content ?? {}).sort()).toEqual([...uploadTypes].sort())
  })

  it('OpenAPI document: has every problem code, except those of other paths', () => {
    const documented = new Set<string>(routes.flatMap(problemCodesOf))
    const ofOtherPaths = ['path_not_found', 'method_not_allowed', 'problem_not_found', 'image_not_found']
    const missing = Object.keys(problemCatalog).filter((code) => !documented.has(code))
    expect(missing.sort()).toEqual(ofOtherPaths.sort())
  })
})

it.each([
  ['POST /checkout/v1/create', 201, [400, 401, 403, 500]],
  ['POST /checkout/v1/submit', 204, [400, 401, 403, 404, 422, 500]],
  ['GET /checkout/v1/{checkoutId}', 200, [400, 401, 403, 404, 500]],
  ['GET /orders/v1/{orderId}', 200, [400, 401, 403, 404, 500]],
  ['GET /orders/v1/{orderId}/allowed-actions', 200, [400, 401, 403, 404, 500]],
  ['PATCH /orders/v1/{orderId}/cancel', 204, [400, 401, 403, 404, 422, 500]],
  ['POST /pcconfig/v1/compatibility/batch', 200, [400, 401, 403, 500]],
  ['POST /pcconfig/v1/compatibility/configuration', 200, [400, 401, 403, 500]],
  ['POST /pcconfig/v1/configurations', 200, [400, 401, 403, 404, 500]],
  ['GET /pcconfig/v1/prices/components', 200, [400, 401, 403, 422, 500]],
  ['GET /pcconfig/api/version', 200, [400, 401, 403, 500]],
  ['GET /customers/api/version', 200, [400, 401, 403, 500]],
])('OpenAPI document: %s answers as documented', (line, success, refusals) => {
  const operation = operations.find(({ method, path }) => `${method} ${path}` === line)
  const statuses = Object.keys(operation?.responses ?? {}).map(Number)
  expect(statuses).toEqual(expect.arrayContaining([success, ...refusals]))
  expect(statuses.filter((status) => status === 404 || status === 422)).toEqual(
    refusals.filter((status) => status === 404 || status === 422),
  )
})

it('OpenAPI document: every address in an example has the base path', () => {
  const withBase = documentWith({ basePath: '/shop' })
  const refused = withBase.paths['/orders/v1/{orderId}']?.get?.responses[404]
  const { content } = resolveResponse(withBase, refused ?? { description: '' })
  expect(content?.['application/json']?.examples?.order_not_found?.value).toMatchObject({
    type: '/shop/problems/order_not_found',
    instance: '/shop/orders/v1/7K3MX-9QF2T',
  })
  expect(withBase.servers[0]?.url).toBe('/shop')
})
