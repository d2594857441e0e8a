// One PC in progress: its slots, and beside them the panel.
import { Card, Container, Stack, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { texts } from '../texts'
import { AddMore } from './add-more'
import { assignSlots, buildOf } from './assign-slots'
import type { Bundle, Product, Slot } from './build'
import classes from './builder.module.css'
import { type BuilderContext, BuilderProvider, slotElementId } from './builder-context'
import { BuilderHeader } from './builder-header'
import { withPart, withReplaced } from './change-build'
import { Panel } from './panel/panel'
import { PhoneBar } from './panel/phone-bar'
import { PickerHost } from './picker-host'
import { kindsQuery, productQuery } from './queries'
import { SlotCard } from './slot-card'
import { UnfitParts } from './unfit-parts'
import { useChange } from './use-change'
import { useProducts } from './use-products'

const words = texts.builder

export function BuildEditor({ bundle, productIds }: { bundle: Bundle; productIds: string[] }) {
  const { data: kinds } = useSuspenseQuery(kindsQuery)
  const products = useProducts(productIds)
  const queries = useQueryClient()
  const { change, announcement } = useChange(bundle.bundleId, productIds)
  const [choosing, setChoosing] = useState<{ slot: Slot; replacing?: string }>()
  // Wide enough for both columns; evaluated on the first render, so that nothing jumps.
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })

  const places = assignSlots(bundle, kinds, productIds, products)
  const build = buildOf(bundle, places)
  const builder: BuilderContext = {
    bundle,
    productIds,
    products,
    places,
    build,
    change,
    choose: (slot, replacing) => setChoosing({ slot, ...(replacing ? { replacing } : {}) }),
  }
  const take = (product: Product) => {
    const { replacing } = choosing ?? {}
    const { productId, productGroupId, name } = product
    queries.setQueryData(productQuery(productId).queryKey, product)
    const next = replacing ? withReplaced(productIds, replacing, productId) : withPart(productIds, productId)
    const before = products.get(replacing ?? '')?.name
    change(next, before ? words.replaced(before, name) : words.chosen(name), {
      focus: slotElementId(productGroupId ?? ''),
    })
  }
  const shown = places.slots.filter(({ isEssential, count }) => isEssential || count > 0)
  const more = places.slots.filter((slot) => !shown.includes(slot))

  return (
    <BuilderProvider value={builder}>
      <Container size="xl" px={0}>
        <BuilderHeader />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <div className={classes.editor}>
          <Stack component="section" gap="sm" aria-label={words.parts}>
            <UnfitParts />
            {shown.map((filled) => (
              <SlotCard key={filled.slot.productGroupId} filled={filled} />
            ))}
            {more.length > 0 && <AddMore slots={more.map(({ slot }) => slot)} />}
          </Stack>
          {isWide && (
            <Card
              component="aside"
              withBorder
              padding="md"
              className={classes.panel}
              aria-label={words.panel.title}
            >
              <Panel />
            </Card>
          )}
        </div>
        {!isWide && <PhoneBar />}
      </Container>
      {choosing && (
        <PickerHost {...choosing} build={build} onChoose={take} onClose={() => setChoosing(undefined)} />
      )}
    </BuilderProvider>
  )
}
