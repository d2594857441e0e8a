// Writes the generated parts of the documentation. `npm run docs`; a test fails when they are out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedDocs } from '../src/app/generated-docs.ts'
import { decisionIndex } from './decision-index.ts'
import { needsMarkers, needsText } from './engine-needs.ts'
import { folderPicture, pictureMarkers } from './folder-picture.ts'
import { operationsText } from './operations.ts'
import { rightsText } from './rights.ts'

const root = join(import.meta.dirname, '..')

for (const [file, text] of [
  ...generatedDocs(),
  ['docs/reference/operations.md', operationsText()] as const,
  ['docs/reference/rights.md', rightsText()] as const,
  ['docs/decisions/README.md', decisionIndex()] as const,
]) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
replaceBetween('docs/explanation/architecture.md', pictureMarkers, folderPicture())
replaceBetween('docs/explanation/scaling.md', needsMarkers, await needsText())

function replaceBetween(file: string, [begin, end]: readonly [string, string], text: string): void {
  const [before, rest] = readFileSync(join(root, file), 'utf8').split(begin) as [string, string]
  const after = rest.split(end)[1] as string
  writeFileSync(join(root, file), `${before}${begin}\n${text}${end}${after}`)
}
