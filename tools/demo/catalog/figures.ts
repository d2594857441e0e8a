import type { Facts, Kind } from '../../../src/compatibility/index.ts'
import { cpuFigures } from './cpu-figures.ts'
import type { DemoProduct } from './types.ts'

type Supply = Pick<Facts<'powerSupply'>, 'efficiency' | 'modularity'>
const supply = (efficiency: Supply['efficiency'], modularity: Supply['modularity']): Supply => ({
  efficiency,
  modularity,
})

/** Efficiency class and cables, as the makers state them. */
const supplyFigures: Record<string, Supply> = {
  'psu-asus-tuf-gaming-450b': supply('Bronze', 'None'),
  'psu-be-quiet-system-power-10-550w': supply('Bronze', 'None'),
  'psu-be-quiet-system-power-10-750w': supply('Bronze', 'None'),
  'psu-be-quiet-pure-power-12-550w': supply('Gold', 'None'),
  'psu-be-quiet-pure-power-13-m-850w': supply('Gold', 'Full'),
  'psu-be-quiet-pure-power-13-m-1000w': supply('Gold', 'Full'),
  'psu-be-quiet-straight-power-12-750w': supply('Platinum', 'Full'),
  'psu-be-quiet-straight-power-12-1000w': supply('Platinum', 'Full'),
  'psu-be-quiet-straight-power-12-1500w': supply('Platinum', 'Full'),
  'psu-be-quiet-dark-power-13-1000w': supply('Titanium', 'Full'),
  'psu-be-quiet-dark-power-pro-13-1600w': supply('Titanium', 'Full'),
  'psu-corsair-rm750e': supply('Gold', 'Full'),
  'psu-corsair-ax1600i': supply('Titanium', 'Full'),
  'psu-seasonic-core-gx-650': supply('Gold', 'Full'),
  'psu-seasonic-focus-gx-750-atx3': supply('Gold', 'Full'),
  'psu-seasonic-vertex-gx-1000': supply('Gold', 'Full'),
  'psu-seasonic-prime-tx-1600': supply('Titanium', 'Full'),
  'psu-msi-mag-a650bn': supply('Bronze', 'None'),
  'psu-msi-mag-a750gl-pcie5': supply('Gold', 'Full'),
  'psu-msi-mag-a1000gl-pcie5': supply('Gold', 'Full'),
  'psu-cooler-master-gx-iii-gold-650': supply('Gold', 'Full'),
  'psu-cooler-master-gx-iii-gold-850': supply('Gold', 'Full'),
  'psu-asus-rog-strix-850-platinum': supply('Platinum', 'Full'),
  'psu-asus-rog-thor-1200p3': supply('Platinum', 'Full'),
  'psu-corsair-sf750': supply('Platinum', 'Full'),
  'psu-corsair-sf850-2024': supply('Platinum', 'Full'),
  'psu-cooler-master-v850-sfx-gold': supply('Gold', 'Full'),
  'psu-be-quiet-sfx-power-3-450w': supply('Bronze', 'None'),
  'psu-asus-rog-loki-850p-sfx-l': supply('Platinum', 'Full'),
  'psu-corsair-sf1000l': supply('Gold', 'Full'),
  'psu-be-quiet-tfx-power-3-300w': supply('Gold', 'None'),
  'psu-silverstone-fx500-gold': supply('Gold', 'None'),
}

const screen = (
  sizeInches: number,
  widthPixels: number,
  heightPixels: number,
  refreshHz: number,
  panel: Facts<'monitor'>['panel'],
): Facts<'monitor'> => ({ sizeInches, widthPixels, heightPixels, refreshHz, panel })

const screenFigures: Record<string, Facts<'monitor'>> = {
  'monitor-dell-ultrasharp-u2723qe': screen(27, 3840, 2160, 60, 'IPS'),
  'monitor-dell-p2425h': screen(23.8, 1920, 1080, 100, 'IPS'),
  'monitor-asus-rog-swift-pg27aqdm': screen(26.5, 2560, 1440, 240, 'OLED'),
  'monitor-gigabyte-m27q': screen(27, 2560, 1440, 170, 'IPS'),
  'monitor-lg-27gp850': screen(27, 2560, 1440, 165, 'IPS'),
}

/** The year in which a chip came on the market. */
const chipYears: [RegExp, number][] = [
  [/^GeForce RTX 50|^Radeon RX 90|^RTX PRO \d+ Blackwell/, 2025],
  [/^GeForce RTX 40\d\d (Ti )?SUPER|^Radeon RX 7600 XT|^Arc B/, 2024],
  [/^GeForce RTX 40(70|60)|^Radeon RX 7[678]00/, 2023],
  [/^GeForce RTX 40|^Radeon RX 79|^RTX 6000 Ada|^Arc A|^Radeon RX 6[45]00/, 2022],
  [/^RTX A2000/, 2021],
  [/^GeForce RTX 3050/, 2024],
  [/^GeForce GT 1030/, 2017],
]

/** Our names of graphics cards and drives state the size: "16 GB", "32G", "2GD4", "1.92 TB". */
const gigabytesIn = (name: string): number | undefined => {
  const [, figure, unit] = /\b(\d+(?:\.\d+)?) ?(GB|TB|G|GD4)\b/.exec(name) ?? []
  return figure === undefined ? undefined : Number(figure) * (unit === 'TB' ? 1000 : 1)
}

/** Facts that people choose by, beside those that rules need. */
const figuresOf: { [K in Kind]?: (product: DemoProduct<K>) => Facts<K> | undefined } = {
  cpu: ({ id }) => cpuFigures[id],
  graphicsCard: ({ name, facts }) => {
    const chip = facts?.chip ?? name.replace(/^PNY NVIDIA |^.*(?=GeForce|Radeon|Arc)/, '')
    return {
      memoryGb: gigabytesIn(name),
      releaseYear: chipYears.find(([pattern]) => pattern.test(chip))?.[1],
    }
  },
  storage: ({ id, name }) => ({ capacityGb: gigabytesIn(name), solidState: id.startsWith('ssd-') }),
  powerSupply: ({ id }) => supplyFigures[id],
  monitor: ({ id }) => screenFigures[id],
}

export function withFigures(product: DemoProduct): DemoProduct {
  const figures =
    product.kind && (figuresOf[product.kind] as ((product: DemoProduct) => Facts | undefined) | undefined)
  return figures ? { ...product, facts: { ...product.facts, ...figures(product) } } : product
}
