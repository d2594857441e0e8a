import { m2Sizes, type StorageFacts } from '../../src/compatibility/index.ts'
import { figure, positive } from './figure.ts'
import type { Source } from './source.ts'

/** What the words of the interface mean, first match wins. "M.2 PCIe 3.0 x8" also stands on cards. */
const interfaces: [RegExp, NonNullable<StorageFacts['interface']>][] = [
  [/PCIe|NVMe/, 'NVMe'],
  [/SATA/, 'SATA'],
  [/SAS/, 'SAS'],
  [/U\.2/, 'U.2'],
  [/PATA|IDE/, 'PATA'],
]

const edges = [1, 2, 4, 8, 16] as const

export const readStorage = (source: Source): StorageFacts => ({
  ...readBody(source),
  solidState: solidStateOf(source),
  capacityGb: figure(source, 'capacity', 'the capacity of a drive', 1, 200_000),
  cacheMb: figure(source, 'cache', 'the cache of a drive', 1, 32_768),
  rpm: positive(source, 'rpm', 3000, 20_000),
})

/** Documents call drives SSD, HDD or by their speed. */
function solidStateOf(source: Source): boolean | undefined {
  const type = source.text('storage_type') ?? source.text('type') ?? ''
  return /HDD|SSHD/.test(type) ? false : /SSD/.test(type) ? true : undefined
}

function readBody(source: Source): StorageFacts {
  const words = source.text('interface') ?? ''
  const speech = interfaces.find(([pattern]) => pattern.test(words))?.[1]
  const body = source.text('form_factor') ?? ''
  if (body === 'PCIe') {
    source.repair('an add-in card carries an M.2 interface', words)
    return { form: 'PCIe card', interface: 'NVMe', slotLanes: readEdge(words) }
  }
  if (body.startsWith('M.2'))
    return {
      form: 'M.2',
      interface: speech,
      m2Size: m2Sizes.find((size) => body.endsWith(`-${size}`)),
      ...readGeneration(words),
    }
  return { form: (['3.5"', '2.5"', 'mSATA'] as const).find((form) => form === body), interface: speech }
}

function readGeneration(words: string): StorageFacts {
  const generation = /PCIe (\d)\.0/.exec(words)?.[1]
  return generation ? { pcieGeneration: Number(generation) } : {}
}

/** x1 and x2 are slips: such cards are x4. */
function readEdge(words: string): StorageFacts['slotLanes'] {
  const lanes = Number(/x(\d+)$/.exec(words)?.[1])
  return lanes < 4 ? undefined : edges.find((edge) => edge === lanes)
}
