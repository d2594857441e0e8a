import type { Kind } from '../../src/compatibility/index.ts'
import { seeded } from './seed.ts'
import type { Source } from './source.ts'

type Worth = (source: Source) => number

const number = (source: Source, path: string, otherwise: number) => {
  const value = source.number(path)
  return value !== undefined && value > 0 ? value : otherwise
}

const flat =
  (eur: number): Worth =>
  () =>
    eur

const faster: Record<string, number> = { GDDR7: 1.6, GDDR6X: 1.3, GDDR6: 1.1 }
const perGigabyte: Record<string, number> = { DDR5: 4.2, DDR4: 2.6, DDR3: 2.2 }
const boardClass: [RegExp, number][] = [
  [/TRX|WRX|C\d{3}|X\d99|X99/, 480],
  [/X[68]\d0E|Z[78]90/, 290],
  [/[XZ]\d{2,3}/, 190],
  [/B\d{3}/, 130],
]
const caseClass: [RegExp, number][] = [
  [/Full/, 170],
  [/Mini ITX/, 110],
  [/Mid/, 85],
]
const byClass = (classes: [RegExp, number][], text: string, otherwise: number) =>
  classes.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise

/** Approximate value in euros of a part of each kind, by its main properties. For demo data only. */
const worths: Partial<Record<Kind, Worth>> = {
  cpu: (part) => 30 + 19 * number(part, 'cores.total', 6) ** 1.08 + number(part, 'cache.l3', 8),
  motherboard: (part) => byClass(boardClass, part.text('chipset') ?? '', 85),
  memory: (part) =>
    12 +
    number(part, 'capacity', 16) * (perGigabyte[part.text('ram_type') ?? ''] ?? 2) +
    number(part, 'speed', 2400) / 250,
  graphicsCard: (part) =>
    (20 + 1.05 * number(part, 'tdp', 120) + 14 * number(part, 'memory', 4)) *
    (faster[part.text('memory_type') ?? ''] ?? 0.7),
  storage: (part) =>
    part.text('type') === 'HDD'
      ? 35 + number(part, 'capacity', 1000) * 0.017
      : 18 + number(part, 'capacity', 500) * (/PCIe [45]/.test(part.text('interface') ?? '') ? 0.075 : 0.06),
  powerSupply: (part) =>
    15 +
    number(part, 'wattage', 500) *
      (/Platinum|Titanium/.test(part.text('efficiency_rating') ?? '') ? 0.17 : 0.11),
  case: (part) => byClass(caseClass, part.text('form_factor') ?? '', 65),
  cooler: (part) =>
    part.flag('water_cooled')
      ? 35 + number(part, 'radiator_size', 240) * 0.25
      : 10 + number(part, 'height', 100) * 0.3,
  fan: (part) => 6 + 9 * number(part, 'quantity', 1),
  networkCard: (part) => (/10 Gb/.test(part.name) ? 130 : 28),
  soundCard: flat(75),
  captureCard: flat(140),
  operatingSystem: (part) => (/Server/.test(part.name) ? 620 : /Pro/.test(part.name) ? 145 : 105),
  thermalPaste: flat(8),
  monitor: (part) =>
    45 +
    number(part, 'screen_size', 24) * 5 +
    number(part, 'resolution.verticalRes', 1080) * 0.06 +
    number(part, 'refresh_rate', 60) * 0.5,
  keyboard: flat(70),
  mouse: flat(40),
}

/** Demo price in whole euros: the approximate value, varied by up to a fifth. */
export function worthOf(kind: Kind, source: Source, productId: string): number {
  const worth = (worths[kind] ?? flat(50))(source)
  const moved = worth * (0.85 + 0.35 * seeded(productId, 'price'))
  return Math.max(3, Math.round(moved))
}
