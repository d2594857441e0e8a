import type { Client } from './client.ts'

/** A PC that simulated customers order. */
export interface ReadyPc {
  name: string
  configurationId: string
}

interface Bundle {
  bundleId: string
  name: string
}
interface Proposal {
  level: string | null
  products: { productId: string }[]
}

/** Saves the PCs that the service proposes for each bundle: one for each level of spending. */
export async function saveReadyPcs(client: Client): Promise<ReadyPc[]> {
  const { bundles } = await client.get<{ bundles: Bundle[] }>('/catalog/v1/bundles')
  const pcs: ReadyPc[] = []
  for (const { bundleId, name } of bundles) {
    const proposed = await client.send<{ completions: Proposal[] }>(
      'POST',
      '/pcconfig/v1/compatibility/completions',
      { bundleId, products: [] },
    )
    for (const { level, products } of proposed?.body.completions ?? []) {
      const saved = await client.send<{ configurationId: string }>('POST', '/pcconfig/v1/configurations', {
        bundleId,
        products: await Promise.all(products.map(({ productId }) => withGroup(client, productId))),
      })
      if (saved) pcs.push({ name: `${name} (${level})`, configurationId: saved.body.configurationId })
    }
  }
  return pcs
}

async function withGroup(client: Client, productId: string) {
  const { productGroupId } = await client.get<{ productGroupId: string }>(
    `/catalog/v1/products/${encodeURIComponent(productId)}`,
  )
  return { productId, productGroupId }
}
