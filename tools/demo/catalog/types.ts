import type { Facts, Kind } from '../../../src/compatibility/index.ts'
import type { Purpose } from '../../../src/contract/purpose.ts'

/** Goods on their way, counted in days from the start of the demo; null if unconfirmed. */
export interface DemoSupply {
  quantity: number
  inDays: number | null
}

/** Stock of a product; not tracked without `stock`. */
export interface DemoStock {
  stock?: number
  supply?: DemoSupply[]
  discontinued?: true
}

export type DemoCategory = 'PHYSICAL_ITEM' | 'SERVICE' | 'VIRTUAL_ITEM'

/** A row of the demo catalog. Facts that are not known for certain are left out. */
export interface DemoProduct<K extends Kind = Kind> extends DemoStock {
  /** The material number. */
  id: string
  /** The kind of part; null for what is no component. */
  kind: K | null
  name: string
  manufacturer: string
  /** The maker's; null where it is not known for certain. */
  partNumber: string | null
  category: DemoCategory
  /** Packed, roughly; null for what is not shipped. */
  weightGrams: number | null
  /** Net price in euros. */
  eur: number
  facts: Facts<K> | null
}

/** A kind of part as the shop shows it. */
export interface DemoGroup {
  id: string
  kind: Kind
  name: string
}

/** A PC on offer: which groups it takes, how many of each, and the service that assembles it. */
export interface DemoBundle {
  id: string
  name: string
  description: string
  groups: { productGroupId: string; min: number; max: number }[]
  assemblyProductId: string
  purpose: Purpose
  caseTypes?: string[]
}

/**
 * Writes the physical products of one maker as rows of a table, one call each.
 *
 *     const amd = rowsOf('cpu', 'AMD')
 *     amd('cpu-amd-ryzen-5-7600', 'AMD Ryzen 5 7600', '100-100001015BOX', 600, 159, 85, { socket: 'AM5' })
 */
export const rowsOf =
  <K extends Kind>(kind: K, manufacturer: string) =>
  (
    id: string,
    name: string,
    partNumber: string | null,
    weightGrams: number,
    eur: number,
    stock: number | DemoStock,
    facts: Facts<K>,
  ): DemoProduct<K> => ({
    id,
    kind,
    name,
    manufacturer,
    partNumber,
    category: 'PHYSICAL_ITEM',
    weightGrams,
    eur,
    ...(typeof stock === 'number' ? { stock } : stock),
    facts,
  })

/** The price in Norwegian kroner, in whole kroner. */
export const nok = (eur: number) => Math.round(eur * 11.7)
