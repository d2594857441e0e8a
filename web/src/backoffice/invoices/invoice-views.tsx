import { Group } from '@mantine/core'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'
import { otherViews } from './invoice-filter'

const words = backofficeTexts.invoices.views
const views = ['documents', ...otherViews] as const

/** The lists of the page as links; each has its own address. */
export const InvoiceViews = ({ current }: { current: (typeof views)[number] }) => (
  <Group component="nav" aria-label={words.label} gap={6}>
    {views.map((view) => (
      <ButtonLink
        key={view}
        to="/backoffice/invoices"
        search={view === 'documents' ? {} : { view }}
        size="compact-sm"
        radius="xl"
        px="sm"
        variant={view === current ? 'filled' : 'default'}
        // The router marks every link to this page as current, whatever its search.
        activeProps={{ 'aria-current': view === current ? 'page' : undefined }}
      >
        {words[view]}
      </ButtonLink>
    ))}
  </Group>
)
