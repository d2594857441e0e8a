// The operations of the OpenAPI document as a list, so that tests cover operations that are added later.
import type { OpenApiDocument, OperationObject } from '../../src/documentation/openapi/types.ts'
import type { TestService } from './service.ts'

export interface DocumentedOperation extends OperationObject {
  method: string
  template: string
}

export const documentedOperations = async (service: TestService): Promise<DocumentedOperation[]> =>
  operationsOf((await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApiDocument)

export function operationsOf(document: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      template,
    })),
  )
}

export const hasParameter = ({ parameters }: OperationObject, name: string) =>
  parameters.some((parameter) => parameter.name === name)

/** Whether it changes data: then it takes an idempotency key. */
export const isCommand = (operation: OperationObject) => hasParameter(operation, 'Idempotency-Key')

/** The path with these values of its parameters; `unknown` for the others. */
export const pathWith = ({ template }: DocumentedOperation, params: Record<string, string> = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))

export const exampleBody = ({ requestBody }: OperationObject) =>
  requestBody?.content['application/json'].example
