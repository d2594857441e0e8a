import { type GenerationName, generationNames, type Socket } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

/**
 * Model numbers by socket, first match wins. They are surer than OpenDB's own words, which name cores for
 * generations ("Raptor Cove"), call 13th generation parts a refresh, and mix up whole families.
 */
const models: [Socket, RegExp, GenerationName][] = [
  ['LGA 1155', /\bi\d[- ]3\d{3}|E3.*\bv2\b/i, 'Ivy Bridge'],
  ['LGA 1155', /\bi\d[- ]2\d{3}/i, 'Sandy Bridge'],
  ['LGA 1150', /\b5\d{3}C\b/, 'Broadwell'],
  ['LGA 1150', /\bi7[- ]479\d|\bi5[- ](446|459|469)\d|E3[- ]12\d[16] v3/i, 'Haswell Refresh'],
  ['LGA 1150', /\bi\d[- ]4\d{3}|\bv3\b/i, 'Haswell'],
  ['LGA 1151', /Xeon E[- ]22\d\d/i, 'Coffee Lake Refresh-WS'],
  ['LGA 1151', /Xeon E[- ]21\d\d/i, 'Coffee Lake-WS'],
  ['LGA 1151', /Xeon E3.*\bv6\b/i, 'Kaby Lake-WS'],
  ['LGA 1151', /Xeon E3.*\bv5\b/i, 'Skylake-WS'],
  ['LGA 1151', /\bi\d[- ]9\d{3}/i, 'Coffee Lake Refresh'],
  ['LGA 1151', /\bi\d[- ]8\d{3}|\bG(49|5[3-6])\d{2}/i, 'Coffee Lake'],
  ['LGA 1151', /\bi\d[- ]7\d{3}/i, 'Kaby Lake'],
  ['LGA 1151', /\bi\d[- ]6\d{3}/i, 'Skylake'],
  ['LGA 1200', /\bi\d[- ]11\d{3}/i, 'Rocket Lake'],
  ['LGA 1200', /\bi\d[- ]10\d{3}|\bG(59|6[3-6])\d{2}/i, 'Comet Lake'],
  ['LGA 1700', /\bi\d[- ]14\d{3}/i, 'Raptor Lake Refresh'],
  ['LGA 1700', /\bi\d[- ]13\d{3}/i, 'Raptor Lake'],
  ['LGA 1700', /\bi\d[- ]12\d{3}|\bG(69|74)\d{2}/i, 'Alder Lake'],
  ['LGA 1851', /Ultra \d 2\d{2}\w* Plus/i, 'Arrow Lake Refresh'],
  ['LGA 1851', /Ultra \d 2\d{2}/i, 'Arrow Lake'],
  ['LGA 1356', /\bv2\b/i, 'Ivy Bridge-E'],
  ['LGA 2011', /\bi7[- ]49?\d{2}|\bi7[- ]48\d{2}|\bv2\b/i, 'Ivy Bridge-E'],
  ['LGA 2011', /\bE5\b|\bi7[- ]3[89]\d{2}/i, 'Sandy Bridge-E'],
  ['LGA 2011-3', /\bv4\b|\b6[89]\d{2}[KX]\b/i, 'Broadwell-E'],
  ['LGA 2011-3', /\bv3\b|\b5[89]\d{2}[KX]\b/i, 'Haswell-E'],
  ['LGA 2066', /\b10\d{3}XE?\b/i, 'Cascade Lake-X'],
  ['LGA 2066', /\b7[67]40X\b/i, 'Kaby Lake-X'],
  ['LGA 2066', /\b[79]\d{3}XE?\b/i, 'Skylake-X'],
  ['sTR5', /\bPRO 9\d{3}WX\b/i, 'Shimada Peak PRO'],
  ['sTR5', /\bPRO 7\d{3}WX\b/i, 'Storm Peak PRO'],
  ['FM2', /\b7300/, 'Richland'],
  ['AM4', /Athlon 2\d0GE/i, 'Raven Ridge'],
  ['AM5', /Ryzen.*\b7\d{3}/i, 'Raphael'],
]

const misspelt: Record<string, GenerationName> = { Godaveri: 'Godavari' }

/** The generation of a CPU: by its model number, else by the family that OpenDB names. */
export function generationOf(source: Source, socket: Socket | undefined): GenerationName | undefined {
  const byModel = models.find(([where, pattern]) => where === socket && pattern.test(source.name))
  if (byModel) return byModel[2]
  for (const path of ['coreFamily', 'microarchitecture']) {
    const family = source.text(path) ?? ''
    const known = misspelt[family] ?? maxStartLength(family)
    if (known) return known
  }
  return undefined
}

/** "Vermeer-X" is Vermeer, "Haswell Refresh" is not Haswell. */
const maxStartLength = (family: string) =>
  generationNames.filter((name) => family.startsWith(name)).sort((a, b) => b.length - a.length)[0]
