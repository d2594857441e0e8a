import type { Product } from '../../src/catalog/product.ts'
import type { Kind } from '../../src/compatibility/index.ts'
import { groupIdOf } from '../demo/catalog/groups.ts'
import type { Folder } from './folders.ts'
import type { Typical } from './peers.ts'
import { openSource, type Repair, type Source } from './source.ts'
import { trustedFacts } from './trusted-facts.ts'

/** The values of a product that OpenDB has. The others belong to the shop. */
export type KnownProduct = Omit<Product, 'description' | 'ean' | 'weightGrams' | 'isDiscontinued'>

export interface ReadDocument {
  product: KnownProduct
  source: Source
  repairs: Repair[]
}

const maxTextLength = 255
const short = (text: string) => text.slice(0, maxTextLength).toWellFormed()
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Products in the wrong folder. */
const misfiled: Partial<Record<Kind, [RegExp, string]>> = {
  powerSupply: [/\bSSD\b/, 'it is a drive, not a power supply'],
}

/** Reads one document into a product, or returns the reason why it cannot be imported. */
export function readDocument(document: unknown, folder: Folder, typical: Typical): ReadDocument | string {
  const source = openSource(document)
  const id = source.text('opendb_id')?.toLowerCase()
  if (!id || !uuid.test(id)) return 'it has no opendb_id'
  if (!source.name) return 'it has no name'
  const [pattern, reason] = misfiled[folder.kind] ?? []
  if (pattern?.test(source.name)) return reason as string
  const facts = trustedFacts(folder.kind, folder.read(source, typical), source)
  const isDownload = folder.kind === 'operatingSystem' && /download/i.test(source.name)
  return {
    product: {
      id,
      name: short(source.name),
      manufacturer: short(source.text('metadata.manufacturer') ?? '') || null,
      partNumber: partNumberOf(source),
      category: isDownload ? 'VIRTUAL_ITEM' : 'PHYSICAL_ITEM',
      group: groupIdOf(folder.kind),
      facts,
    },
    source,
    repairs: source.repairs,
  }
}

/** The list of part numbers also contains names and series: a part number is one word with a digit. */
function partNumberOf(source: Source): string | null {
  const numbers = source.texts('metadata.part_numbers')
  const real = numbers.find((number) => /^\S{6,}$/.test(number) && /\d/.test(number))
  return short(real ?? numbers[0] ?? '') || null
}
