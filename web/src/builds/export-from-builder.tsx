import { Button, Modal } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { type BuilderContext, useBuilder } from '../builder/builder-context'
import { PageWaiting } from '../shell/page-waiting'
import { texts } from '../texts'
import type { ExportedBuild } from './export'

const ExportBuild = lazy(async () => ({ default: (await import('./export-build')).ExportBuild }))

/** A button of the builder that opens the exports. */
export function ExportFromBuilder() {
  const builder = useBuilder()
  const [isOpen, setOpen] = useState(false)
  const words = texts.builds.export
  return (
    <>
      <Button
        variant="default"
        size="xs"
        disabled={builder.productIds.length === 0}
        onClick={() => setOpen(true)}
      >
        {words.title}
      </Button>
      {isOpen && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={words.title}
          size="lg"
          closeButtonProps={{ 'aria-label': texts.common.close }}
        >
          <Suspense fallback={<PageWaiting />}>
            <ExportBuild build={exportedOf(builder)} />
          </Suspense>
        </Modal>
      )}
    </>
  )
}

function exportedOf({ bundle, places }: BuilderContext): ExportedBuild {
  const chosen = places.slots.flatMap(({ slot, chosen }) =>
    chosen.map(({ product, count }) => ({ slot, product, count })),
  )
  const prices = chosen.map(({ product: { price } }) => price)
  const isPriced = prices.every((price) => price !== null)
  return {
    name: bundle.name,
    parts: chosen.map(({ slot, product: { name, manufacturerPartNumber, price }, count }) => ({
      group: slot.name,
      name,
      number: manufacturerPartNumber,
      quantity: count,
      unitPrice: price?.gross ?? null,
    })),
    total: isPriced
      ? chosen.reduce((sum, { product: { price }, count }) => sum + (price?.gross ?? 0) * count, 0)
      : null,
    currency: prices.find((price) => price !== null)?.currency ?? null,
  }
}
