// Checks every answer of a service against the contract: /openapi.json, and the rules of the interface about orders
// and errors, repeated here so that a mistake in src/contract is found.
import type { Ajv as AjvClass, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { limitsOf } from '../../src/app/settings.ts'
import type { OpenApiDocument, ResponseObject } from '../../src/documentation/openapi/types.ts'
import type { Engine } from './databases.ts'
import { startTestService, type TestReply, type TestService, type TestServiceOptions } from './service.ts'

type Json = { [member: string]: unknown }

export interface ProblemReply {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code: string
  traceId: string
  errors?: { fieldName: string; message: string }[]
}

/** A test service that checks every answer of `request` against the contract. */
export async function startCheckedService(
  engine: Engine,
  options: TestServiceOptions = {},
): Promise<TestService> {
  let check: ReplyCheck | undefined
  const service = await startTestService(engine, {
    ...options,
    onReply: (method, path, reply) => check?.(method, path, reply),
  })
  const { settings } = service
  const kind = JSON.stringify([settings.BASE_PATH, limitsOf(settings)])
  check = checks.get(kind) ?? (await checkOf(service.url, settings.BASE_PATH))
  checks.set(kind, check)
  return service
}

type ReplyCheck = (method: string, path: string, reply: TestReply) => void

/**
 * By what /openapi.json depends on.
 *
 * perf: to make the document and compile its schemas takes 0.4 seconds of processor time.
 */
const checks = new Map<string, ReplyCheck>()

/** Types of answers that are not JSON. */
const files = ['text/csv', 'application/xml', 'application/pdf'] as const

/** Throws if an answer has an undocumented status, or a body of another shape. */
async function checkOf(url: string, basePath: string): Promise<ReplyCheck> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    code: { optimize: false },
  })
  ;(addFormats as unknown as (ajv: AjvClass) => void)(ajv)
  ajv.addFormat('double', true)
  ajv.addSchema({ $id: 'contract', ...(closed(document) as Json) })
  const order = ajv.compile(interfaceOrder)
  const compiled = new Map<string, ValidateFunction>()
  const templateOf = templatesOf(document)

  return (method, path, reply) => {
    if (reply.status >= 400) checkProblem(reply, new URL(`http://service${basePath}${path}`).pathname, method)
    const template = templateOf(method, path)
    if (!template || method === 'HEAD' || method === 'OPTIONS') return
    const operation = document.paths[template]?.[method.toLowerCase()]
    if (!operation) return
    const where = `${method} ${path} answered ${reply.status}: ${reply.text.slice(0, 2000)}`
    const documented = operation.responses[reply.status]
    expect(documented, `${where}\nThis status is not in /openapi.json.`).toBeDefined()
    const name = (documented as { $ref?: string }).$ref?.split('/').at(-1)
    const response = name ? document.components.responses[name] : documented
    if (!(response as { content?: object }).content) {
      expect(reply.text, where).toBe('')
      return
    }
    const file = files.find((type) => (response as ResponseObject).content?.[type])
    if (file) {
      expect(reply.headers.get('content-type'), where).toBe(
        file === 'application/pdf' ? file : `${file}; charset=utf-8`,
      )
      return
    }
    expect(reply.headers.get('content-type'), where).toMatch(/^application\/json(; charset=utf-8)?$/)
    const pointer = name
      ? `contract#/components/responses/${name}/content/application~1json/schema`
      : `contract#/paths/${escapePointer(template)}/${method.toLowerCase()}/responses/${reply.status}/content/application~1json/schema`
    let validate = compiled.get(pointer)
    if (!validate) {
      validate = ajv.compile({ $ref: pointer })
      compiled.set(pointer, validate)
    }
    expect(validate(reply.body) ? [] : validate.errors, where).toEqual([])
    if (template === '/orders/v1/{orderId}' && reply.status === 200) {
      expect(order(reply.body) ? [] : order.errors, where).toEqual([])
    }
  }
}

/** Rules for every error answer. */
export function checkProblem(
  reply: Pick<TestReply, 'status' | 'headers' | 'body' | 'text'>,
  instance: string | null,
  method = 'GET',
): ProblemReply {
  expect(reply.headers.get('content-type')).toMatch(/^application\/json(; charset=utf-8)?$/)
  if (reply.status === 401) expect(reply.headers.get('www-authenticate')).toBe('Bearer')
  if (reply.status === 405) expect(reply.headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
  if (reply.status === 429 || reply.status === 503) {
    expect(reply.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  }
  const body = reply.body as ProblemReply
  if (method === 'HEAD') return body
  expect(body, reply.text).toMatchObject({
    type: expect.stringMatching(new RegExp(`/problems/${body.code}$`)),
    title: expect.stringMatching(/\S/),
    status: reply.status,
    detail: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z]+(_[a-z]+)*$/),
    traceId: expect.stringMatching(/^(?!0+$)[0-9a-f]{32}$/),
  })
  expect(body.instance).toBe(instance)
  const members = ['type', 'title', 'status', 'detail', 'instance', 'code', 'traceId']
  // Both promises, for who has to accept the worse one.
  if (body.code === 'promise_changed') members.push('promise')
  // What is left, for who orders for the account that pays.
  if (body.code === 'credit_limit_exceeded' && 'credit' in body) members.push('credit')
  // The cursor to continue from.
  if (body.code === 'cursor_expired') members.push('oldest')
  if (reply.status === 400) {
    members.push('errors')
    expect(body.errors?.length, reply.text).toBeGreaterThan(0)
    for (const error of body.errors ?? []) {
      expect(Object.keys(error).sort()).toEqual(['fieldName', 'message'])
      expect(error).toEqual({
        fieldName: expect.stringMatching(/\S/),
        message: expect.stringMatching(/\S/),
      })
    }
  }
  expect(Object.keys(body).sort()).toEqual(members.sort())
  return body
}

/** The names of the fields of a 400. */
export const fieldsOf = (reply: TestReply) =>
  ((reply.body as ProblemReply).errors ?? []).map(({ fieldName }) => fieldName)

export const codeOf = (reply: TestReply) => (reply.body as ProblemReply | undefined)?.code

const escapePointer = (path: string) =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

/** Finds the path of the document that a request is for. */
function templatesOf({ paths }: OpenApiDocument) {
  const templates = Object.keys(paths)
    // A literal path is preferred to one with parameters.
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  return (method: string, path: string): string | undefined => {
    const plain = path.split(/[?#]/, 1)[0] as string
    const isFor = ({ template, pattern }: (typeof templates)[number]) =>
      paths[template]?.[method.toLowerCase()] && pattern.test(plain)
    return templates.find(isFor)?.template
  }
}

/** The same schemas without additional members, except where they allow them explicitly. Examples are most of the document. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const members = Object.entries(node).filter(([name]) => name !== 'example' && name !== 'examples')
  const schema = Object.fromEntries(members.map(([name, value]) => [name, closed(value)]))
  const isObjectSchema = schema.type === 'object' && typeof schema.properties === 'object'
  return isObjectSchema ? { additionalProperties: false, ...schema } : schema
}

// --- Order rules of the interface ---------------------------------------------------------------------------------

const nullable = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })
const string = { type: 'string' }
const int32 = { type: 'integer', minimum: -2147483648, maximum: 2147483647 }
/** In UTC with Z. */
const dateTime = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' }
const list = (items: Json): Json => ({ type: 'array', items })
const events = { type: 'object', additionalProperties: dateTime }
const object = (properties: Record<string, Json>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The same with members that may be missing. */
const withOptional = (properties: Record<string, Json>, schema: Json): Json => ({
  ...schema,
  properties: { ...(schema.properties as Record<string, Json>), ...properties },
})

const address = object({
  name: string,
  addressLine1: string,
  addressLine2: nullable(string),
  postCode: string,
  city: string,
  country: string,
  contactPersonName: nullable(string),
  phone: nullable(string),
  mobilePhone: nullable(string),
  email: string,
  globalLocationNumber: nullable(string),
})
const collectionPoint = object({
  id: string,
  name: string,
  addressLine1: string,
  postCode: string,
  city: string,
  country: string,
})
const lineReferences = nullable(object({ deliveryReference: nullable(string) }))
const where = { collectionPoint: nullable(collectionPoint), deliveryAddress: nullable(address) }

const interfaceOrder: Json = {
  ...object({
    order: object({
      orderId: nullable(string),
      checkoutId: nullable(string),
      currency: nullable(string),
      events,
      parties: object({
        soldTo: string,
        shipTo: string,
        billTo: string,
        contactTo: nullable(string),
        placedBy: nullable(string),
      }),
      references: nullable(
        withOptional(
          // Of an order that replaces what came back.
          { replacementFor: string },
          object({ billingReference: nullable(string), deliveryReference: nullable(string) }),
        ),
      ),
      orderLines: list({ $ref: '#/$defs/line' }),
      expectedDeliveries: list(
        object({
          estimatedDeliveryDate: nullable(dateTime),
          expectedLines: list(
            object({
              orderLineNumber: string,
              quantity: int32,
              references: lineReferences,
              status: {
                enum: ['Unknown', 'UnconfirmedRestock', 'ConfirmedRestock', 'Available', 'Unavailable'],
              },
              availableAt: nullable(dateTime),
            }),
          ),
          ...where,
        }),
      ),
      deliveries: list(
        withOptional(
          { trackingUrl: string },
          object({
            deliveryId: string,
            trackingNumber: nullable(string),
            events,
            deliveryLines: list(
              object({
                lineNumber: string,
                quantity: int32,
                orderLineNumber: string,
                serialNumbers: list(string),
              }),
            ),
            ...where,
          }),
        ),
      ),
      billings: list(
        object({
          billingId: string,
          events,
          type: { enum: ['Invoice', 'CreditNote'] },
          billingLine: list(
            object({
              lineNumber: string,
              quantity: int32,
              orderLineNumber: nullable(string),
              serialNumbers: list(string),
            }),
          ),
        }),
      ),
      notes: nullable(object({ messageToSalesDepartment: nullable(string) })),
    }),
  }),
  $defs: {
    line: object({
      lineNumber: string,
      name: string,
      description: nullable(string),
      materialNumber: string,
      quantity: object({ total: int32, fulfilled: int32, cancelled: int32 }),
      unitPrice: object({ gross: { type: 'number' }, net: { type: 'number' }, vat: { type: 'number' } }),
      references: lineReferences,
      categories: list({ enum: ['PHYSICAL_ITEM', 'SERVICE', 'DELIVERY', 'VIRTUAL_ITEM'] }),
      orderLines: list({ $ref: '#/$defs/line' }),
    }),
  },
}
