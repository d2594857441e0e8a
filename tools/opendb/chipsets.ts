import { type ChipsetName, chipsetNames } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

const misspelt: Record<string, ChipsetName> = { '570X': 'X570' }

const isChipset = (name: string): name is ChipsetName => (chipsetNames as string[]).includes(name)

/** Names of chipsets as boards carry them in theirs: "B650M", "Z790-P", "H310M A"; longest first, so that B650E wins. */
const inNames = chipsetNames
  .filter((name) => /^[A-Z]+\d{2,3}/.test(name))
  .sort((a, b) => b.length - a.length)
  .map((name) => ({ name, pattern: new RegExp(`\\b${name}(?:M|I)?\\b`, 'i') }))

/**
 * A board's chipset: its field without the maker ("AMD B650"), else what its name says. The field wins over the name:
 * late H410 and H510 boards really carry an H470.
 */
export function chipsetOf(source: Source): ChipsetName | undefined {
  const field = source.text('chipset')?.replace(/^(Intel|AMD)\s+/, '')
  if (field) return misspelt[field] ?? (isChipset(field) ? field : undefined)
  const named = inNames.find(({ pattern }) => pattern.test(source.name))?.name
  if (named) source.repair('the chipset is missing and read from the name', source.name)
  return named
}
