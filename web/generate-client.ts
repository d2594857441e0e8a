// Generates the types of the pages' API client from the service's OpenAPI document. Run by `npm run docs`; a test
// fails when they are out of date.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { documentWith } from '../src/app/service-document.fixture.ts'

export const clientFile = join(import.meta.dirname, 'src/api/schema.d.ts')

export async function clientTypes(): Promise<string> {
  const nodes = await openapiTS(documentWith() as unknown as OpenAPI3)
  return `// Written by \`npm run docs\` from the OpenAPI document. Change the contract instead.\n${astToString(nodes)}`
}

if (import.meta.main) writeFileSync(clientFile, await clientTypes())
