// Every statement of the service and its tools. Statements are defined when their files are imported.
import { projectRoot } from '../src/platform/project-root.ts'
import { definedStatements } from '../src/platform/store/statement.ts'
import { readImportGraph } from './import-graph.ts'

const defining = ['statement.ts', 'in-list.ts', 'variants.ts', 'listing.ts', 'single-row.ts'].map(
  (name) => `src/platform/store/${name}`,
)

/** The files that define statements. */
export const statementFiles = [...readImportGraph()]
  .filter(([, imports]) => imports.some(({ target, isType }) => !isType && defining.includes(target)))
  .map(([file]) => file)
  .filter((file) => !file.endsWith('.test.ts'))

export async function allStatements() {
  await Promise.all(statementFiles.map((file) => import(`${projectRoot}/${file}`)))
  return [...definedStatements()]
}
