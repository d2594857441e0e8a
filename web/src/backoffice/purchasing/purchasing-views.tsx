import { Group } from '@mantine/core'
import { ButtonLink } from '../../shell/button-link'
import { purchasingTexts } from '../../texts/purchasing'

const words = purchasingTexts.views

const views = {
  toBuy: '/backoffice/to-buy',
  orders: '/backoffice/purchase-orders',
  suppliers: '/backoffice/suppliers',
} as const

/** The lists of purchasing as links; each has its own address. */
export const PurchasingViews = ({ current }: { current: keyof typeof views }) => (
  <Group component="nav" aria-label={words.label} gap={6}>
    {(Object.keys(views) as (keyof typeof views)[]).map((view) => (
      <ButtonLink
        key={view}
        to={views[view]}
        size="compact-sm"
        radius="xl"
        px="sm"
        variant={view === current ? 'filled' : 'default'}
      >
        {words[view]}
      </ButtonLink>
    ))}
  </Group>
)
