import { texts } from '../texts'
import { type BuildPart, currencyOf } from './builds-query'
import type { ExportedBuild } from './export'

interface Source {
  name: string
  parts: BuildPart[]
  price: { currency: string; gross: number } | null
}

/** What the exports say about a build of the service. */
export const exportedOf = ({ name, parts, price }: Source): ExportedBuild => ({
  name,
  parts: parts.map(({ groupName, name, manufacturerPartNumber, quantity, unitPrice }) => ({
    group: groupName ?? texts.builds.assembly,
    name,
    number: manufacturerPartNumber,
    quantity,
    unitPrice: unitPrice?.gross ?? null,
  })),
  total: price?.gross ?? null,
  currency: price?.currency ?? currencyOf(parts),
})
