import { factProblems, factsOf, type Kind, kinds } from '../compatibility/index.ts'
import { type BundleRow, fileFormats, type GroupRow, type ProductRow } from '../contract/import-formats.ts'
import type { ImportProgress } from '../platform/import/progress.ts'
import { type ImportRow, isAddressable, readRows } from '../platform/import/read-file.ts'
import { emptyReport, type ImportReport } from '../platform/import/report.ts'
import { saveRows } from '../platform/import/save-rows.ts'
import type { Store } from '../platform/store/store.ts'
import { loadGroups, type ProductGroup, saveBundle, saveGroup } from './bundle.ts'
import { isImageAddress, whatAnAddressIs } from './images/image-address.ts'
import { loadProductIds, saveProduct } from './product.ts'
import { catalogTopic } from './topics.ts'

const topic = catalogTopic

const caseTypes: readonly string[] = factsOf.case.properties.type.enum

/** Imports groups, products and bundles. Existing rows are updated; nothing is removed. */
export async function importCatalog(
  file: string,
  store: Store,
  progress: ImportProgress,
): Promise<ImportReport> {
  const report = emptyReport()
  const rows = readRows(file, fileFormats.catalog, report)

  const newGroups = rows<GroupRow>('groups').filter(checkGroup)
  const saveGroups = (row: GroupRow) => [saveGroup(groupOf(row))]
  await saveRows(store, { list: 'groups', rows: newGroups, save: saveGroups, topic }, report, progress)
  const groups = new Map((await loadGroups(store)).map((group) => [group.id, group]))

  const products = rows<ProductRow>('products').filter((row) => checkProduct(row, groups))
  const saveProducts = (row: ProductRow) => saveProduct(productOf(row))
  await saveRows(store, { list: 'products', rows: products, save: saveProducts, topic }, report, progress)

  const known = await loadProductIds(store)
  const bundles = rows<BundleRow>('bundles').filter((row) => checkBundle(row, groups, known))
  const saveBundles = (row: BundleRow) => [saveBundle(bundleOf(row))]
  await saveRows(store, { list: 'bundles', rows: bundles, save: saveBundles, topic }, report, progress)
  return report
}

export function checkGroup({ value, leaveOut }: ImportRow<GroupRow>): boolean {
  const isKnown = (kinds as string[]).includes(value.kind)
  if (!isKnown) leaveOut(`there is no kind of part ${value.kind}; known kinds: ${kinds.join(', ')}`)
  return isKnown
}

export function checkProduct(row: ImportRow<ProductRow>, groups: ReadonlyMap<string, ProductGroup>): boolean {
  const { productGroupId, facts } = row.value
  if (!isAddressable(row, 'productId')) return false
  row.value.images = row.value.images && trustedImages(row.value.images, row)
  if (productGroupId === null) return true
  const group = groups.get(productGroupId)
  if (!group) {
    const message = `there is no product group ${productGroupId}`
    row.leaveOut(message, { fieldName: 'productGroupId', message })
    return false
  }
  row.value.facts = facts && trustedFacts(group.kind as Kind, facts, row)
  return true
}

/** A fact out of range becomes unknown: better no check than a false refusal. */
function trustedFacts(kind: Kind, facts: Record<string, unknown>, row: ImportRow<ProductRow>) {
  const trusted = { ...facts }
  for (const { fact, message } of factProblems(kind, facts)) {
    const name = fact.split('/')[0] as string
    if (!(name in trusted)) continue
    delete trusted[name]
    row.repair(`the fact ${name} ${message}; it is taken as unknown`, { fieldName: `facts.${name}`, message })
  }
  return trusted
}

function trustedImages(images: string[], row: ImportRow<ProductRow>): string[] {
  return images.filter((address, index) => {
    const isTrusted = isImageAddress(address)
    const fieldName = `images[${index}]`
    if (!isTrusted)
      row.repair(`${fieldName} ${whatAnAddressIs}; it is left out`, { fieldName, message: whatAnAddressIs })
    return isTrusted
  })
}

export function checkBundle(
  row: ImportRow<BundleRow>,
  groups: ReadonlyMap<string, ProductGroup>,
  products: ReadonlySet<string>,
): boolean {
  if (!isAddressable(row, 'bundleId')) return false
  const missing = row.value.groups.find(({ productGroupId }) => !groups.has(productGroupId))
  if (missing) row.leaveOut(`there is no product group ${missing.productGroupId}`)
  const upsideDown = row.value.groups.find(({ min, max }) => min > max)
  if (upsideDown) row.leaveOut(`it takes at least ${upsideDown.min} and at most ${upsideDown.max} of a group`)
  const hasService = products.has(row.value.assemblyProductId)
  if (!hasService) row.leaveOut(`there is no product ${row.value.assemblyProductId} that assembles it`)
  const strange = row.value.caseTypes?.find((type) => !caseTypes.includes(type))
  if (strange !== undefined)
    row.leaveOut(`there is no type of case ${strange}; known types: ${caseTypes.join(', ')}`)
  return !missing && !upsideDown && hasService && strange === undefined
}

export const groupOf = ({ productGroupId, kind, name }: GroupRow) => ({ id: productGroupId, kind, name })

export const productOf = (row: ProductRow) => ({
  id: row.productId,
  name: row.name,
  description: row.description,
  manufacturer: row.manufacturer,
  partNumber: row.manufacturerPartNumber,
  ean: row.ean,
  category: row.category ?? ('PHYSICAL_ITEM' as const),
  weightGrams: row.weightGrams,
  isDiscontinued: row.discontinued ?? false,
  group: row.productGroupId,
  facts: row.facts,
  images: row.images ?? undefined,
})

export const bundleOf = ({ bundleId, ...rest }: BundleRow) => ({ id: bundleId, ...rest })
