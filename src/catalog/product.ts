import type { LineCategory } from '../contract/order.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { pageLength, readPages } from '../platform/store/read-pages.ts'
import { type OnUnreadable, readableRows, refuseUnreadable } from '../platform/store/readable.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { setChanged } from '../platform/store/set-changed.ts'
import { type Engine, readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Reader, type Store, type Write, write } from '../platform/store/store.ts'
import { entityTable } from './administration/entity.ts'

export interface Product {
  /** The material number. */
  id: string
  name: string
  description: string | null
  manufacturer: string | null
  partNumber: string | null
  ean: string | null
  category: Exclude<LineCategory, 'DELIVERY'>
  weightGrams: number | null
  isDiscontinued: boolean
  /** Its kind of part; null if it is not a component. */
  group: string | null
  /** Its facts as a part of the kind of its group. */
  facts: object | null
  /** Addresses of its pictures. Undefined: saving keeps those that are stored. */
  images?: readonly string[] | undefined
}

export const productColumns = {
  id: text,
  name: text,
  description: orNull(text),
  manufacturer: orNull(text),
  part_number: orNull(text),
  ean: orNull(text),
  category: oneOf(['PHYSICAL_ITEM', 'SERVICE', 'VIRTUAL_ITEM']),
  weight_grams: orNull(integer),
  discontinued: integer,
  product_group: orNull(text),
  facts: orNull(text),
  images: orNull(text),
}
type ProductRow = RowOf<typeof productColumns>

const selectPage = (name: string, condition: string) =>
  readStatement({
    name,
    columns: productColumns,
    sql: `SELECT ${namesOf(productColumns)} FROM product WHERE id > $1 ${condition} ORDER BY id LIMIT ${pageLength}`,
  })

const selectCurrent = selectPage('product.page', 'AND retired_at IS NULL')
const selectAll = selectPage('product.pageOfAll', '')

const selectIds = readStatement({ name: 'product.ids', columns: { id: text }, sql: 'SELECT id FROM product' })

const selectKnown = listStatement({
  name: 'product.known',
  columns: { id: text },
  sql: (ids) => `SELECT id FROM product WHERE id IN ${ids}`,
})

const upsert = writeStatement({
  name: 'product.save',
  sql: `INSERT INTO product
    (id, name, description, manufacturer, part_number, ean, category, weight_grams, discontinued, product_group, facts,
     images)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    ON CONFLICT (id) DO UPDATE SET ${setChanged('product', [
      ...['name', 'description', 'manufacturer', 'part_number', 'ean', 'category', 'weight_grams'],
      ...['discontinued', 'product_group', 'facts'],
      ['images', 'COALESCE(excluded.images, product.images)'],
    ])}`,
})

const updateImages = writeStatement({
  name: 'product.setImages',
  sql: 'UPDATE product SET images = $2, version = version + 1 WHERE id = $1',
})

const insertStock = writeStatement({
  name: 'product.insertStock',
  sql: 'INSERT INTO stock (product_id, on_hand, reserved, waiting) VALUES ($1, NULL, 0, 0) ON CONFLICT DO NOTHING',
})

/** Those that are not retired. */
export const loadProducts = (store: Store, onUnreadable?: OnUnreadable): Promise<Product[]> =>
  loadPages(store, selectCurrent, onUnreadable)

/** Retired ones included. */
export const loadAllProducts = (store: Store): Promise<Product[]> => loadPages(store, selectAll)

async function loadPages(
  store: Store,
  statement: typeof selectCurrent,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Product[]> {
  const readFacts = factsReader()
  const read = (row: ProductRow) => productOf(row, readFacts)
  const products: Product[] = []
  const pages = readPages(
    store,
    (after) => ({ statement, values: [after] }),
    ({ id }) => id,
  )
  for await (const rows of pages) {
    products.push(...readableRows(rows, read, ({ id }) => `The product ${id}`, onUnreadable))
  }
  return products
}

export const productOf = (row: ProductRow, readFacts: (text: string) => object): Product => ({
  id: row.id,
  name: row.name,
  description: row.description,
  manufacturer: row.manufacturer,
  partNumber: row.part_number,
  ean: row.ean,
  category: row.category,
  weightGrams: row.weight_grams,
  isDiscontinued: row.discontinued === 1,
  group: row.product_group,
  facts: row.facts === null ? null : readFacts(row.facts),
  ...(row.images !== null && { images: JSON.parse(row.images) as string[] }),
})

/** A fact of a product in SQL; null if it is not known. */
const factIn: Record<Engine, (fact: string) => string> = {
  sqlite: (fact) => `json_extract(facts, '$.' || ${fact})`,
  postgres: (fact) => `facts::jsonb -> ${fact}`,
}

export const productTable = entityTable(
  {
    name: 'product',
    table: 'product',
    columns: productColumns,
    searched: "name || ' ' || COALESCE(part_number, '') || ' ' || COALESCE(ean, '')",
    conditions: [(group) => `product_group = ${group}`, (fact, engine) => `${factIn[engine](fact)} IS NULL`],
  },
  (row) => productOf(row, JSON.parse),
)

/** The ids of all products, retired ones included. */
export async function loadProductIds(store: Store): Promise<Set<string>> {
  const rows = await store.all({ statement: selectIds })
  return new Set(rows.map(({ id }) => id))
}

/** Those of the ids that are products, retired ones included. */
export async function loadKnownProducts(store: Reader, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await allIn(store, selectKnown, ids)).map(({ id }) => id))
}

/** Many parts have equal facts; each distinct text is parsed and stored once. */
export function factsReader(): (text: string) => object {
  const known = new Map<string, object>()
  return (text) => {
    let facts = known.get(text)
    if (!facts) {
      facts = Object.freeze(JSON.parse(text) as object)
      known.set(text, facts)
    }
    return facts
  }
}

export const setImages = (productId: string, images: readonly string[]): Write =>
  write(updateImages, [productId, JSON.stringify(images)])

/** Inserts or updates a product; a retired one stays retired. Every product has a stock row, so that orders can wait for it. */
export const saveProduct = (product: Product): Write[] => [
  write(upsert, [
    product.id,
    product.name,
    product.description,
    product.manufacturer,
    product.partNumber,
    product.ean,
    product.category,
    product.weightGrams,
    product.isDiscontinued ? 1 : 0,
    product.group,
    product.facts === null ? null : JSON.stringify(product.facts),
    product.images ? JSON.stringify(product.images) : null,
  ]),
  write(insertStock, [product.id], 'any'),
]
