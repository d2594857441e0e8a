// Writes the parts of the documentation that are made from code. `npm run docs`; a test holds them up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedDocs, settingsMarkers, settingsTableText } from '../src/app/generated-docs.ts'

const root = join(import.meta.dirname, '..')

for (const [file, text] of generatedDocs()) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const [begin, end] = settingsMarkers
const [before, rest] = readme.split(begin) as [string, string]
const after = rest.split(end)[1] as string
writeFileSync(join(root, 'README.md'), `${before}${begin}\n${settingsTableText()}${end}${after}`)
