// The rights of staff by role and scope, and what each operation needs.
import { routes } from '../src/app/service-document.fixture.ts'
import { isRight, permissionsOf, type Right, rightNames, rights, roleNames } from '../src/contract/rights.ts'
import { staffScopes } from '../src/contract/scopes.ts'

const bundles = [
  ...roleNames.map((role) => [role, permissionsOf([], [role])] as const),
  ...staffScopes.map((scope) => [`\`${scope}\``, permissionsOf([scope])] as const),
]

const head = `# Rights

<!-- Written by \`npm run docs\`. Change the contract instead. -->

What staff may do. Each of their operations needs one right. A key or a person has rights by [roles](../guides/sign-in.md#roles-of-staff)
(owner to read-only) or by the scopes of staff (\`fulfilment\`, \`catalog\`, \`admin\`); several add up.
`

const columns = bundles.map(([name]) => name).join(' | ')
const rule = '|:-:'.repeat(bundles.length)
const marks = (right: Right) =>
  bundles.map(([, permissions]) => (permissions.has(right) ? '✓' : '')).join(' | ')

/** The text of docs/reference/rights.md. */
export function rightsText(): string {
  const meanings = rightNames.map((right) => `| \`${right}\` | ${rights[right].about} | ${marks(right)} |\n`)
  const operations = routes.flatMap(({ access, method, path, summary }) =>
    isRight(access) ? [{ right: access, name: `\`${method} ${path}\``, summary }] : [],
  )
  const rows = rightNames.flatMap((right) =>
    operations
      .filter((operation) => operation.right === right)
      .map(({ name, summary }) => `| ${name} | ${summary} | \`${right}\` | ${marks(right)} |\n`),
  )
  return `${head}\n## Rights\n\n| Right | Allows | ${columns} |\n|---|---${rule}|\n${meanings.join('')}\n## Operations\n\n| Operation | What it does | Right | ${columns} |\n|---|---|---${rule}|\n${rows.join('')}`
}
