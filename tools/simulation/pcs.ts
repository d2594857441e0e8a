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

/** A PC to save, by its parts. */
export interface ProposedPc {
  name: string
  bundleId: string
  products: { productId: string }[]
}

/** The PCs that the service proposes for each bundle: one for each level of spending. */
export async function proposedPcs(client: Client): Promise<ProposedPc[]> {
  const { bundles } = await client.get<{ bundles: Bundle[] }>('/catalog/v1/bundles')
  const pcs: ProposedPc[] = []
  for (const { bundleId, name } of bundles) {
    const proposed = await client.send<{ completions: Proposal[] }>(
      'POST',
      '/pcconfig/v1/compatibility/completions',
      { bundleId, products: [] },
    )
    for (const { level, products } of proposed?.body.completions ?? [])
      pcs.push({ name: `${name} (${level})`, bundleId, products })
  }
  return pcs
}

export async function savePcs(client: Client, pcs: readonly ProposedPc[]): Promise<ReadyPc[]> {
  const ready: ReadyPc[] = []
  for (const { name, bundleId, products } of pcs) {
    const saved = await client.send<{ configurationId: string }>('POST', '/pcconfig/v1/configurations', {
      bundleId,
      products: await Promise.all(products.map(({ productId }) => withGroup(client, productId))),
    })
    if (saved) ready.push({ name, configurationId: saved.body.configurationId })
  }
  return ready
}

async function withGroup(client: Client, productId: string) {
  const { productGroupId } = await client.get<{ productGroupId: string }>(
    `/catalog/v1/products/${encodeURIComponent(productId)}`,
  )
  return { productId, productGroupId }
}
