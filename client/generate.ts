// Generates the types of the client from the service's OpenAPI document and its catalog of problems. Run by
// `npm run docs`; a test fails when they are out of date.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { documentWith } from '../src/app/service-document.fixture.ts'
import { problemCatalog } from '../src/contract/problems.ts'

const head = '// Written by `npm run docs` from the contract of the service. Change the contract instead.\n'

async function schema(): Promise<string> {
  return head + astToString(await openapiTS(documentWith() as unknown as OpenAPI3))
}

function problemCodes(): string {
  const codes = Object.keys(problemCatalog).map((code) => `  | '${code}'\n`)
  return `${head}export type ProblemCode =\n${codes.join('')}`
}

/** The generated files of the client: path in the project and text. */
export const generatedClient = async (): Promise<Map<string, string>> =>
  new Map([
    ['client/src/schema.ts', await schema()],
    ['client/src/problem-codes.ts', problemCodes()],
  ])

if (import.meta.main) {
  for (const [file, text] of await generatedClient())
    writeFileSync(join(import.meta.dirname, '..', file), text)
}
