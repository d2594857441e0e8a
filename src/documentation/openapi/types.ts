// The part of OpenAPI 3.1 that our document is made of.

export interface SchemaObject {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  enum?: string[]
  properties?: Record<string, SchemaObject>
  required?: string[]
  additionalProperties?: SchemaObject
  items?: SchemaObject
  anyOf?: SchemaObject[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
}

export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: SchemaObject
  example?: unknown
}

export interface MediaType {
  schema: SchemaObject
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}

export interface ResponseObject {
  description: string
  headers?: Record<string, { description: string; schema: SchemaObject }>
  content?: {
    'application/json'?: MediaType
    'text/csv'?: MediaType
    'application/xml'?: MediaType
    'application/pdf'?: MediaType
  }
}

export interface Reference {
  $ref: string
}

export interface OperationObject {
  operationId: string
  tags: string[]
  summary: string
  description: string
  /** The right of staff that the credential needs; none when missing. */
  'x-right'?: string
  /** The scope that the credential needs, or that has the right; none when missing. */
  'x-scope'?: string
  /** Scopes that have the right as well. */
  'x-other-scopes'?: string[]
  /** Empty for an operation that needs no credential. */
  security?: []
  parameters: ParameterObject[]
  requestBody?: {
    required: boolean
    content: { 'application/json': MediaType; 'application/x-ndjson'?: MediaType; 'text/csv'?: MediaType }
  }
  responses: Record<string, ResponseObject | Reference>
}

export interface OpenApiDocument {
  openapi: string
  info: {
    title: string
    version: string
    description: string
    contact: { name: string }
    license: { name: string; url: string }
  }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, OperationObject>>
  components: {
    securitySchemes: Record<
      string,
      { type: string; scheme: string; bearerFormat: string; description: string }
    >
    responses: Record<string, ResponseObject>
    schemas: Record<string, SchemaObject>
  }
}
