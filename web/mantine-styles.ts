// Styles of the components that the pages use, instead of those of all there are.
// Mantine keeps them in files named like the modules that know their class names: Button.module.mjs, styles/Button.css.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const whole = fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))
const folder = join(whole, '../styles')
const sheet = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8')

/** What holds for every component. */
const common = ['baseline', 'default-css-variables', 'global']

/** All there are, in the order of the whole file. */
export function sheetNames(): string[] {
  const text = readFileSync(whole, 'utf8')
  const position = (name: string) => text.indexOf(sheet(name).slice(0, 200))
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
    .map((file) => basename(file, '.css'))
    .sort((a, b) => position(a) - position(b))
}

/**
 * Components build on each other and count on the order of the whole file. Cascade layers keep it, whatever order the
 * parts arrive in; each part says the order, as any may be the first. What the pages say themselves is in no layer, and
 * so comes last.
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
    // While developing all of them are there, in one layer.
    name: 'mantine-styles-in-development',
    apply: 'serve',
    enforce: 'pre',
    load: (id) => (id === whole ? readFileSync(whole.replace(/\.css$/, '.layer.css'), 'utf8') : undefined),
  },
]
