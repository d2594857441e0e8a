import { factProblems, type Kind } from '../../compatibility/index.ts'
import type { FieldError } from '../../contract/read.ts'
import type { Store } from '../../platform/store/store.ts'
import { groupTable, type ProductGroup } from '../bundle.ts'
import { productTable } from '../product.ts'

const productsAtOnce = 500

/**
 * Why a group cannot get another kind: a product, retired or not, whose facts do not fit it. Compatibility would take them as unknown,
 * and the product could not be changed before they are removed.
 */
export async function kindErrors({ id, kind }: ProductGroup, store: Store): Promise<FieldError[]> {
  const stored = await groupTable.load(store, id)
  if (!stored || stored.value.kind === kind) return []
  for (let after: string | null = null; ; ) {
    const page = await productTable.find(store, {
      after,
      limit: productsAtOnce,
      search: null,
      retired: null,
      own: [id],
    })
    for (const { value: product } of page) {
      const [problem] = product.facts ? factProblems(kind as Kind, product.facts) : []
      if (!problem) continue
      const message = `does not fit the product ${product.id}: its fact ${problem.fact} ${problem.message}; remove the fact, or move the product to another group`
      return [{ fieldName: 'kind', message }]
    }
    after = page.at(-1)?.value.id ?? null
    if (page.length < productsAtOnce) return []
  }
}
