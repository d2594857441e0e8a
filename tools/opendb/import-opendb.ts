import { loadGroups, saveGroup } from '../../src/catalog/bundle.ts'
import { markOpenData } from '../../src/catalog/open-data.ts'
import { loadAllProducts, saveProduct } from '../../src/catalog/product.ts'
import { catalogTopic } from '../../src/catalog/topics.ts'
import type { ImportProgress } from '../../src/platform/import/progress.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { groupIdOf, groups } from '../demo/catalog/groups.ts'
import { changedProduct } from './changed-product.ts'
import { saveDemoPrices } from './demo-prices.ts'
import { saveDemoStock } from './demo-stock.ts'
import { worthOf } from './demo-worth.ts'
import { type Folder, folders as knownFolders } from './folders.ts'
import { type FolderFiles, findFolders } from './read-folder.ts'
import { countSameNames, readProducts } from './read-products.ts'
import { type OpenDbReport, repairCounter } from './report.ts'
import { chunkSaver } from './save-chunks.ts'

export interface OpenDbOptions {
  demoPrices: boolean
  demoStock: boolean
  progress: ImportProgress
  clock: () => number
}

/**
 * Imports an unpacked BuildCores OpenDB. Safe to repeat: unchanged products are not written. Safe to interrupt: every
 * product is written completely or not at all, and the next run continues.
 */
export async function importOpenDb(
  folder: string,
  store: Store,
  options: OpenDbOptions,
): Promise<OpenDbReport> {
  const { root, folders } = findFolders(folder)
  const before = new Map((await loadAllProducts(store)).map((product) => [product.id, product]))
  const saver = chunkSaver(store, catalogTopic, options.clock)
  const repairs = repairCounter()
  const report: OpenDbReport = {
    folders: [],
    repairs: [],
    leftOut: [],
    sameName: 0,
    prices: null,
    stock: null,
  }
  /** What each product would cost in euros. */
  const worth = new Map<string, number>()

  for (const files of inOrder(folders)) {
    const known = knownFolders[files.name]
    const { taken, leftOut } = known ? readProducts(root, files, known) : noParts(files)
    if (known) await addGroup(store, known)
    const changed = taken.flatMap(({ product }) => changedProduct(product, before.get(product.id)) ?? [])
    const unchanged = taken.length - changed.length
    const tell = (done: number) => options.progress(files.name, unchanged + done, taken.length)
    tell(0)
    if (taken.length > 0) await store.batch([markOpenData(options.clock())])
    await saver.save(changed, saveProduct, tell)
    for (const { file, product, source, repairs: mended } of taken) {
      repairs.add(file, mended)
      if (known) worth.set(product.id, worthOf(known.kind, source, product.id))
    }
    report.folders.push({
      folder: files.name,
      found: files.files.length,
      taken: taken.length,
      written: changed.length,
      repaired: taken.filter(({ repairs: mended }) => mended.length > 0).length,
      leftOut: leftOut.length,
    })
    for (const each of leftOut) report.leftOut.push(each)
    report.sameName += countSameNames(taken)
  }
  await saver.finish()
  report.repairs = repairs.all()

  if (options.demoPrices) report.prices = await saveDemoPrices(store, worth, options)
  if (options.demoStock) report.stock = await saveDemoStock(store, [...worth.keys()], options)
  return report
}

/** The folders that are known, in their order, then the others. */
function inOrder(found: FolderFiles[]): FolderFiles[] {
  const order = Object.keys(knownFolders)
  const place = ({ name }: FolderFiles) => (order.includes(name) ? order.indexOf(name) : order.length)
  return found.sort((a, b) => place(a) - place(b))
}

const noParts = ({ name, files }: FolderFiles) => ({
  taken: [],
  leftOut: files.map((file) => ({ file, reason: `the folder ${name} holds no parts of a PC` })),
})

/** The demo's group of the kind, so that both catalogs share it. An existing group keeps its name. */
async function addGroup(store: Store, { kind }: Folder): Promise<void> {
  const id = groupIdOf(kind)
  const isThere = (await loadGroups(store)).some((group) => group.id === id)
  const group = groups.find((candidate) => candidate.id === id)
  if (!isThere && group) await store.batch([saveGroup(group)])
}
