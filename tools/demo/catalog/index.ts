import { accessories } from './accessories.ts'
import { bundles } from './bundles.ts'
import { captureCards } from './capture-cards.ts'
import { cases } from './cases.ts'
import { coolers } from './coolers.ts'
import { cpus } from './cpus.ts'
import { fans } from './fans.ts'
import { withFigures } from './figures.ts'
import { graphicsCards } from './graphics-cards.ts'
import { groupIdOf, groups } from './groups.ts'
import { memory } from './memory.ts'
import { motherboards } from './motherboards.ts'
import { networkCards } from './network-cards.ts'
import { operatingSystems } from './operating-systems.ts'
import { powerSupplies } from './power-supplies.ts'
import { services } from './services.ts'
import { software } from './software.ts'
import { soundCards } from './sound-cards.ts'
import { storage } from './storage.ts'
import { type DemoProduct, nok } from './types.ts'

export type { DemoBundle, DemoCategory, DemoGroup, DemoProduct, DemoStock, DemoSupply } from './types.ts'

/** A product of the demo, ready to be loaded. */
export interface CatalogProduct extends DemoProduct {
  /** Null for what is no component. */
  productGroupId: string | null
  /** Null for what is not shipped. */
  ean: string | null
  /** Net price in Norwegian kroner. */
  nok: number
}

const tables: DemoProduct[][] = [
  cpus,
  motherboards,
  memory,
  graphicsCards,
  storage,
  powerSupplies,
  cases,
  coolers,
  fans,
  networkCards,
  soundCards,
  captureCards,
  operatingSystems,
  accessories,
  services,
  software,
]

/** A number of the range that GS1 leaves to every shop for its own use ("20"): the real ones are the makers'. */
function shopEan(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const products: CatalogProduct[] = tables.flat().map((product, place) => ({
  ...withFigures(product),
  productGroupId: product.kind && groupIdOf(product.kind),
  ean: product.category === 'PHYSICAL_ITEM' ? shopEan(place + 1) : null,
  nok: nok(product.eur),
}))

export { bundles, groups, products }
