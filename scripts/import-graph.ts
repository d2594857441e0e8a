// The imports between the source files, read from their text.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectRoot } from '../src/platform/project-root.ts'

export interface Import {
  /** A path in the project, or the name of a package. */
  target: string
  isType: boolean
}

const importStatement = /(?:^|\n)(?:import|export)[^'\n]*?(?:\{[^}]*\}[^'\n]*?)?from '([^']+)'/g
/** Imported dynamically. */
const importCall = /\bimport\('([^']+)'\)/g

/** Files that only tests use. */
const isForTests = (file: string) => /\.(test|fixture)\.tsx?$|\/testing(\/|\.ts$)/.test(file)

/** Every file of the service with its imports, by its path in the project. */
export function readImportGraph(): Map<string, Import[]> {
  const files = globSync('{src,tools}/**/*.ts', { cwd: projectRoot }).filter((file) => !isForTests(file))
  return new Map(files.sort().map((file) => [file, importsOf(file)]))
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  return [...text.matchAll(importStatement), ...text.matchAll(importCall)].map(
    ([statement, target = '']) => ({
      isType: /^\s*(import|export) type /.test(statement),
      target: target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
    }),
  )
}

/** Every file of the pages with its imports of other files of the pages, styles included. Imports of code have no endings. */
export function readPagesGraph(): Map<string, Import[]> {
  const files = new Set(globSync('web/src/**/*.{ts,tsx,css}', { cwd: projectRoot }))
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  const fileOf = (path: string) => endings.map((ending) => path + ending).find((file) => files.has(file))
  return new Map(
    [...files]
      .filter((file) => !isForTests(file))
      .sort()
      .map((file) => [
        file,
        importsOf(file).flatMap(({ target, isType }) => {
          const found = fileOf(target)
          return found ? [{ target: found, isType }] : []
        }),
      ]),
  )
}

/** `src/catalog/routes/product.ts` is in `catalog`; all of tools/ is one folder. */
export function folderOf(file: string): string {
  const [top = '', folder = ''] = file.split('/')
  return top === 'src' ? folder : top
}

/** How many imports lead from one folder to another. */
export function countFolderImports(graph: Map<string, Import[]>): Map<string, Map<string, number>> {
  const folders = new Map<string, Map<string, number>>()
  for (const [file, imports] of graph) {
    const from = folderOf(file)
    const counts = folders.get(from) ?? new Map<string, number>()
    folders.set(from, counts)
    for (const { target } of imports) {
      const to = folderOf(target)
      if (graph.has(target) && to !== from) counts.set(to, (counts.get(to) ?? 0) + 1)
    }
  }
  return folders
}
