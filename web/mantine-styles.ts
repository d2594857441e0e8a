// Bundles the styles of the Mantine components that the pages use, not those of all components.
// Mantine names style files like the modules with their class names: Button.module.mjs, styles/Button.css.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const whole = fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))
const folder = join(whole, '../styles')
const sheet = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8')

/** Styles that every component needs. */
const common = ['baseline', 'default-css-variables', 'global']

/** All component style files, in the order of Mantine's complete style sheet. */
export function sheetNames(): string[] {
  const text = readFileSync(whole, 'utf8')
  const position = (name: string) => text.indexOf(sheet(name).slice(0, 200))
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
    .map((file) => basename(file, '.css'))
    .sort((a, b) => position(a) - position(b))
}

/**
 * Component styles rely on the order of the complete style sheet. Cascade layers keep that order, whatever order the
 * files load in. Every file declares all layers, because any of them may load first. The pages' own styles are in no
 * layer and so override them.
 */
const layer = (name: string) => `mantine.${name}`
const order = `@layer ${sheetNames().map(layer).join(', ')};\n`
const layered = (name: string) => `@layer ${layer(name)} {\n${sheet(name)}\n}\n`

const componentModule = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/
const componentSheet = /@mantine\/core\/styles\/(\w+)\.css$/

export const mantineStyles: Plugin[] = [
  {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === whole) return order + common.map(layered).join('')
      const name = componentSheet.exec(id)?.[1]
      return name && order + layered(name)
    },
    transform(code, id) {
      const name = componentModule.exec(id)?.[1]
      return name && { code: `import '@mantine/core/styles/${name}.css'\n${code}`, map: null }
    },
  },
  {
    // In development all styles are loaded, in one layer.
    name: 'mantine-styles-in-development',
    apply: 'serve',
    enforce: 'pre',
    load: (id) => (id === whole ? readFileSync(whole.replace(/\.css$/, '.layer.css'), 'utf8') : undefined),
  },
]
