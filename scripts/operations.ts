// The list of operations and of the members of their bodies, short enough that a change of the API shows in a diff.
import { documentWith } from '../src/app/service-document.fixture.ts'

interface Reference {
  $ref?: string
}

interface Operation {
  tags?: string[]
  summary?: string
  'x-scope'?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema?: Reference }> }
  responses: Record<string, { content?: Record<string, { schema?: Reference }> }>
}

interface Schema {
  properties?: Record<string, unknown>
  required?: string[]
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const head = `# Operations

<!-- Written by \`npm run docs\`. Change the contract instead. -->

Every operation with its scope, query parameters, request body and answers. A running service describes them in full at
\`/openapi.json\` and \`/docs\`; the types of the client are built from the same document. \`?\` marks what may be missing.
`

/** The text of docs/reference/operations.md. */
export function operationsText(): string {
  const { paths, components } = documentWith() as unknown as Document
  const rowsByTag = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'Other'
      const rows = rowsByTag.get(tag) ?? []
      rowsByTag.set(tag, rows)
      rows.push(operationRow(`${method.toUpperCase()} ${path}`, operation))
    }
  }
  const sections = [...rowsByTag].map(
    ([tag, rows]) =>
      `\n## ${tag}\n\n| Operation | What it does | Scope | Query | Body | Answers |\n|---|---|---|---|---|---|\n${rows.join('')}`,
  )
  const members = Object.entries(components.schemas)
    .filter(([, { properties }]) => properties)
    .map(([name, schema]) => `- \`${name}\`: ${membersOf(schema)}\n`)
  return `${head}${sections.join('')}\n## Members of the bodies\n\n${members.join('')}`
}

function operationRow(name: string, operation: Operation): string {
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => (required ? name : `${name}?`))
  const body = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaName(schema))
  const answers = Object.entries(operation.responses).map(([status, { content }]) =>
    // Problems all have one of two shapes.
    status < '400' && content ? `${status} ${schemaName(Object.values(content)[0]?.schema)}` : status,
  )
  const cells = [`\`${name}\``, operation.summary, operation['x-scope'], query.join(', ')]
  return `| ${[...cells, [...new Set(body)].join(', '), answers.join(', ')].map((cell) => cell ?? '').join(' | ')} |\n`
}

const schemaName = (schema: Reference | undefined) => schema?.$ref?.split('/').at(-1) ?? 'other'

const membersOf = ({ properties = {}, required = [] }: Schema) =>
  Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ')
