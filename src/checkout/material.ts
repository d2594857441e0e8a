// Resolves the materialId of a line.
import { type Catalog, productsOf } from '../catalog/catalog.ts'
import type { Product } from '../catalog/product.ts'
import type { OrderableConfiguration } from '../configurator/configuration.ts'
import type { CheckoutDraft } from '../contract/checkout.ts'
import type { DraftProblemCode } from '../contract/draft-problems.ts'

type MaterialId = CheckoutDraft['orderLines'][number]['materialId']

export type Material =
  | { product: Product }
  | { configuration: OrderableConfiguration }
  | { code: DraftProblemCode; message: string }

export interface Offer {
  catalog: Catalog
  /** The saved configurations that the draft refers to and its account may order, by id. */
  configurations: ReadonlyMap<string, OrderableConfiguration>
}

type Find = (value: string, offer: Offer) => Material

const types: Record<string, Find> = {
  MaterialNumber: (value, { catalog }) => only(catalog.products.get(value), value, 'material number'),
  EAN: (value, { catalog }) => only(productsOf(catalog, catalog.byEan.get(value)), value, 'EAN'),
  ManufacturerPartNumber: (value, { catalog }) =>
    only(productsOf(catalog, catalog.byPartNumber.get(value)), value, 'manufacturer part number'),
  PcConfiguration: (value, { configurations }) => {
    const configuration = configurations.get(value.toLowerCase())
    if (configuration) return { configuration }
    return { code: 'configuration_unknown', message: `There is no saved configuration ${value}.` }
  },
}

const materialTypes = Object.keys(types)

export function findMaterial(materialId: MaterialId, offer: Offer): Material {
  if (!materialId?.value) {
    return { code: 'material_missing', message: 'The line names no material: set materialId.value.' }
  }
  const type = materialId.type ?? 'MaterialNumber'
  const find = Object.hasOwn(types, type) ? types[type] : undefined
  if (!find) {
    const known = materialTypes.join(', ')
    return {
      code: 'material_type_unknown',
      message: `There is no material type ${type}. Known types: ${known}.`,
    }
  }
  return find(materialId.value, offer)
}

function only(found: Product | Product[] | undefined, value: string, what: string): Material {
  const [product, second] = Array.isArray(found) ? found : [found]
  if (!product) return { code: 'material_unknown', message: `There is no product with the ${what} ${value}.` }
  if (second) {
    return {
      code: 'material_ambiguous',
      message: `Several products have the ${what} ${value}, among them ${product.id} and ${second.id}: use a material number.`,
    }
  }
  return { product }
}
