// The parts of the documentation that are made from code are what the code would make now.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderPicture, pictureMarkers } from '../../scripts/folder-picture.ts'
import { shots } from '../../scripts/screenshots/shots.ts'
import { generatedDocs, settingsMarkers, settingsTableText } from '../../src/app/generated-docs.ts'
import { clientFile, clientTypes } from '../../web/generate-client.ts'

const root = join(import.meta.dirname, '../..')
const remedy = 'is out of date; run `npm run docs` and commit what it writes.'
const textOf = (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

describe('generated documentation', () => {
  test.each([...generatedDocs()])('%s is current', (file, text) => {
    expect(textOf(file) === text, `${file} ${remedy}`).toBe(true)
  })

  test("the types of the pages' client are current", { timeout: 60_000 }, async () => {
    const file = relative(root, clientFile)
    expect(textOf(file) === (await clientTypes()), `${file} ${remedy}`).toBe(true)
  })

  test.each([
    ['README.md', settingsMarkers, settingsTableText()],
    ['docs/architecture.md', pictureMarkers, folderPicture()],
  ])('%s: the generated section is up to date', (file, [begin, end], text) => {
    const parts = (textOf(file) ?? '').split(begin)
    expect(parts, `${file} must have ${begin} once`).toHaveLength(2)
    const [section, ...rest] = parts[1]?.split(end) ?? []
    expect(rest, `${file} must have ${end} once`).toHaveLength(1)
    expect(section === `\n${text}`, `The generated section of ${file} ${remedy}`).toBe(true)
  })

  test('docs/pages.md shows every image that `npm run screenshots` makes, and no others', () => {
    const shown = [...(textOf('docs/pages.md') ?? '').matchAll(/\]\(images\/([\w-]+)\.webp\)/g)].map(
      ([, name]) => name,
    )
    const made = shots.map(({ name }) => name)
    expect(shown.sort()).toEqual(made.sort())
    const there = readdirSync(join(root, 'docs/images')).map((file) => file.replace('.webp', ''))
    expect(there.sort(), 'Run `npm run screenshots` and commit what it makes.').toEqual(made.sort())
  })

  test('every file in docs/formats is one that the code makes', () => {
    const made = [...generatedDocs().keys()].filter((file) => file.startsWith('docs/formats/'))
    const there = readdirSync(join(root, 'docs/formats')).map((name) => `docs/formats/${name}`)
    expect(there.sort(), 'A format that is gone left its schema behind; delete it.').toEqual(made.sort())
  })
})
