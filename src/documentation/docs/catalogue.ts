import type {
  OpenApiDocument,
  OperationObject,
  Reference,
  ResponseObject,
  SchemaObject,
} from '../openapi/types.ts'

/** An operation with where it stands in the document. */
export interface Operation extends OperationObject {
  method: string
  path: string
}

export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

export function resolveResponse(document: OpenApiDocument, response: ResponseObject | Reference): ResponseObject {
  return '$ref' in response
    ? (document.components.responses[nameOf(response.$ref)] as ResponseObject)
    : response
}

/** A schema without its null and without its reference, and the name it has as a component. */
export function resolveSchema(document: OpenApiDocument, schema: SchemaObject) {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const inner = options.length === 1 ? (options[0] as SchemaObject) : schema
  const name = inner.$ref === undefined ? undefined : nameOf(inner.$ref)
  return {
    name,
    isNullable: inner !== schema && options.length < (schema.anyOf?.length ?? 0),
    schema: name === undefined ? inner : (document.components.schemas[name] as SchemaObject),
  }
}

/** The codes of problems that an operation answers with, by status. */
export function problemsOf(document: OpenApiDocument, operation: OperationObject): Map<string, string[]> {
  const refusals = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
  return new Map(
    refusals.map(([status, response]) => {
      const examples = resolveResponse(document, response).content?.['application/json'].examples ?? {}
      return [status, Object.keys(examples)]
    }),
  )
}

/** The codes that every operation can answer with. */
export function commonProblems(document: OpenApiDocument): Set<string> {
  const ofEach = operationsOf(document).map(
    (operation) => new Set([...problemsOf(document, operation).values()].flat()),
  )
  return ofEach.reduce((common, codes) => common.intersection(codes), ofEach[0] ?? new Set())
}
