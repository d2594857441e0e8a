// Generates the types of the client from the service's OpenAPI document and its catalog of problems. `schema.ts` is long
// and built by the commands that compile the client; docs/reference/operations.md shows in a diff what changed in it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { documentWith } from '../src/app/service-document.fixture.ts'
import { problemCatalog } from '../src/contract/problems.ts'

const head =
  '// Written by `node client/generate.ts` from the contract of the service. Change the contract instead.\n'

async function schemaText(): Promise<string> {
  return head + astToString(await openapiTS(documentWith() as unknown as OpenAPI3))
}

export function problemCodesText(): string {
  const codes = Object.keys(problemCatalog).map((code) => `  | '${code}'\n`)
  return `${head}export type ProblemCode =\n${codes.join('')}`
}

/** An unchanged file keeps its time, so that nothing is built again for it. */
function writeChanged(name: string, text: string): void {
  const file = join(import.meta.dirname, 'src', name)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

if (import.meta.main) {
  writeChanged('schema.ts', await schemaText())
  writeChanged('problem-codes.ts', problemCodesText())
}
