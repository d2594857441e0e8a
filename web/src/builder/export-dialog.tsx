import type { Schemas } from '@buildorder/client'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ExportedBuild, ExportedPart } from '../builds/export'
import { ExportBuild } from '../builds/export-build'
import { PageWaiting } from '../shell/page-waiting'
import { texts } from '../texts'
import { type BuilderContext, useBuilder } from './builder-context'
import { summaryQuery } from './queries'

/** The exports of the PC in the builder. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const builder = useBuilder()
  // The panel has loaded it for the price.
  const { data: summary } = useQuery(summaryQuery(builder.productIds, builder.bundle.bundleId))
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.builds.export.title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      {summary ? <ExportBuild build={exportedOf(builder, summary)} /> : <PageWaiting />}
    </Modal>
  )
}

/** With the assembly, as the price in the builder. */
function exportedOf({ bundle, places }: BuilderContext, summary: Schemas['Summary']): ExportedBuild {
  const parts = places.slots.flatMap(({ slot, chosen }) =>
    chosen.map(({ product: { name, manufacturerPartNumber, price }, count }) => ({
      group: slot.name,
      name,
      number: manufacturerPartNumber,
      quantity: count,
      unitPrice: price?.gross ?? null,
    })),
  )
  const { assembly, price, unpricedProducts } = summary
  const service: ExportedPart[] = assembly
    ? [
        {
          group: texts.builds.assembly,
          name: assembly.name,
          number: null,
          quantity: 1,
          unitPrice: assembly.price?.gross ?? null,
        },
      ]
    : []
  return {
    name: bundle.name,
    parts: [...parts, ...service],
    total: unpricedProducts.length === 0 ? (price?.gross ?? null) : null,
    currency: price?.currency ?? null,
  }
}
