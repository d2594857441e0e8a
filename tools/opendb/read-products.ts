import type { Folder } from './folders.ts'
import { typicalOf } from './peers.ts'
import { type KnownProduct, type ReadDocument, readDocument } from './read-document.ts'
import { type FolderFiles, readJson } from './read-folder.ts'
import type { Repair, Source } from './source.ts'

/** A document that became a product. */
export interface Taken {
  file: string
  product: KnownProduct
  source: Source
  repairs: readonly Repair[]
}

export interface LeftOut {
  file: string
  reason: string
}

/** Reads all documents of a folder. Each is either taken or left out with its reason. */
export function readProducts(
  root: string,
  { files }: FolderFiles,
  folder: Folder,
): { taken: Taken[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const documents: { file: string; document: unknown }[] = []
  for (const file of files) {
    const read = readJson(root, file)
    if ('reason' in read) leftOut.push({ file, reason: read.reason })
    else documents.push({ file, document: read.document })
  }
  const all = documents.map(({ document }) => document)
  const typical = folder.usual ? typicalOf(all, folder.usual.group, folder.usual.path) : () => undefined

  const taken: Taken[] = []
  const ids = new Set<string>()
  for (const { file, document } of documents) {
    const reading = once(readDocument(document, folder, typical), ids)
    if (typeof reading === 'string') leftOut.push({ file, reason: reading })
    else taken.push({ file, ...reading })
  }
  return { taken, leftOut }
}

function once(reading: ReadDocument | string, ids: Set<string>): ReadDocument | string {
  if (typeof reading === 'string') return reading
  if (ids.has(reading.product.id)) return `another file has the opendb_id ${reading.product.id} too`
  ids.add(reading.product.id)
  return reading
}

/** How many products share their name with another. */
export function countSameNames(taken: readonly Taken[]): number {
  const names = new Map<string, number>()
  for (const { product } of taken) names.set(product.name, (names.get(product.name) ?? 0) + 1)
  return [...names.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0)
}
