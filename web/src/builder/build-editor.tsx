// One PC in progress: its slots, and beside them the panel.
import { Card, Container, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { texts } from '../texts'
import { AddMore } from './add-more'
import { assignSlots, buildOf } from './assign-slots'
import type { Bundle } from './build'
import classes from './builder.module.css'
import { type BuilderContext, BuilderProvider, slotElementId } from './builder-context'
import { BuilderHeader } from './builder-header'
import { forgetPickers } from './candidates/picker-memory'
import { bestQuery } from './candidates/verdicts-query'
import { withPart, withReplaced } from './change-build'
import { Panel } from './panel/panel'
import { PhoneBar } from './panel/phone-bar'
import { PickerHost, PickerPreload } from './picker-host'
import { kindsQuery, productQuery } from './queries'
import { SlotCard } from './slot-card'
import { withSlotNames } from './slot-names'
import { UnfitParts } from './unfit-parts'
import { useChange } from './use-change'
import { useChoosing } from './use-choosing'
import { useProducts } from './use-products'

const words = texts.builder

export function BuildEditor({ bundle: offered, productIds }: { bundle: Bundle; productIds: string[] }) {
  const { data: kinds } = useSuspenseQuery(kindsQuery)
  const bundle = useMemo(() => withSlotNames(offered, kinds), [offered, kinds])
  const products = useProducts(productIds)
  const queries = useQueryClient()
  const { change, notice, closeNotice } = useChange(bundle.bundleId, productIds)
  const { choosing, choose, take, close } = useChoosing(bundle, productIds, (product, replacing) => {
    const { productId, productGroupId, name } = product
    queries.setQueryData(productQuery(productId).queryKey, product)
    const next = replacing ? withReplaced(productIds, replacing, productId) : withPart(productIds, productId)
    const before = products.get(replacing ?? '')?.name
    change(next, before ? words.replaced(before, name) : words.chosen(name), {
      canUndo: before !== undefined,
      focus: slotElementId(productGroupId ?? ''),
    })
  })
  useEffect(() => forgetPickers, [])
  // Wide enough for both columns; evaluated on the first render, so that nothing jumps.
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })

  const places = assignSlots(bundle, kinds, productIds, products)
  const build = buildOf(bundle, places)
  // The first request of the picker leaves with the click, while its code loads.
  const choosePart: BuilderContext['choose'] = (slot, replacing) => {
    const question = {
      partIds: build.parts.map(({ productId }) => productId),
      bundleId: build.bundleId,
      replacing,
    }
    void queries.prefetchQuery(bestQuery(slot.productGroupId, question))
    void choose(slot, replacing)
  }
  const builder: BuilderContext = {
    bundle,
    productIds,
    products,
    places,
    build,
    change,
    notice,
    closeNotice,
    choose: choosePart,
  }
  const shown = places.slots.filter(({ isEssential, count }) => isEssential || count > 0)
  const more = places.slots.filter((slot) => !shown.includes(slot))

  return (
    <BuilderProvider value={builder}>
      <Container size="xl" px={0}>
        <BuilderHeader />
        <div className={classes.editor}>
          <Stack component="section" gap="sm" aria-label={words.parts}>
            <UnfitParts />
            <Card withBorder padding={0} className={classes.slots}>
              {shown.map((filled) => (
                <SlotCard key={filled.slot.productGroupId} filled={filled} />
              ))}
            </Card>
            {more.length > 0 && <AddMore slots={more} />}
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
      <PickerPreload />
      {choosing && <PickerHost {...choosing} build={build} onChoose={take} onClose={close} />}
    </BuilderProvider>
  )
}
