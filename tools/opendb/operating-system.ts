import type { OperatingSystemFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

const systems: [RegExp, NonNullable<OperatingSystemFacts['system']>][] = [
  [/Windows Server|Microsoft Server/i, 'Windows Server'],
  [/Windows 11/i, 'Windows 11'],
  [/Windows 10/i, 'Windows 10'],
  [/Linux|Ubuntu|Debian|Fedora/i, 'Linux'],
]

/** The first match wins. */
const editions: [RegExp, NonNullable<OperatingSystemFacts['edition']>][] = [
  [/Pro(fessional)? for Workstations/i, 'Pro for Workstations'],
  [/\bPro(fessional)?\b/i, 'Pro'],
  [/\bHome\b/i, 'Home'],
]

export function readOperatingSystem(source: Source): OperatingSystemFacts {
  const system = systems.find(([pattern]) => pattern.test(source.name))?.[1] ?? 'Other'
  const hasEditions = system === 'Windows 10' || system === 'Windows 11'
  const edition = hasEditions ? editions.find(([pattern]) => pattern.test(source.name))?.[1] : undefined
  return { system, edition }
}
