import type { OperatingSystemFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

const systems: [RegExp, NonNullable<OperatingSystemFacts['system']>][] = [
  [/Windows Server|Microsoft Server/i, 'Windows Server'],
  [/Windows 11/i, 'Windows 11'],
  [/Windows 10/i, 'Windows 10'],
  [/Linux|Ubuntu|Debian|Fedora/i, 'Linux'],
]

export const readOperatingSystem = (source: Source): OperatingSystemFacts => ({
  system: systems.find(([pattern]) => pattern.test(source.name))?.[1] ?? 'Other',
})
