// The licence texts of the packages that are bundled into the pages: most licences ask that copies carry them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const licensesFile = 'THIRD_PARTY_LICENSES.txt'

/** Writes the file next to the document, with one entry for each package whose code is in the build. */
export const bundledLicenses: Plugin = {
  name: 'bundled-licenses',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
    const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined))
    const entries = [...folders].map(licenseEntry).sort()
    this.emitFile({ type: 'asset', fileName: licensesFile, source: [...new Set(entries)].join('\n') })
  },
}

/** The folder of the package that a module belongs to; undefined for the project's own modules. */
export function packageFolder(module: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
}

function licenseEntry(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const text = licenseText(folder) ?? `The package has no licence file. Its manifest says: ${license}.`
  return `${name} ${version} (${license})\n\n${text.trim()}\n\n${'-'.repeat(80)}\n`
}

/** Packages of one repository may keep the text only at its root, which is not published: then there is none. */
function licenseText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name))
  return file && readFileSync(join(folder, file), 'utf8')
}
