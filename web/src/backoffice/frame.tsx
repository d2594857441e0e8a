import { Alert, Box, Container, ScrollArea, Stack } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { type Scope, useMe } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'

const words = texts.backoffice

const sections = [
  { to: '/backoffice', label: words.sections.dashboard, scope: 'fulfilment' },
  { to: '/backoffice/orders', label: words.sections.orders, scope: 'fulfilment' },
  { to: '/backoffice/scan', label: words.sections.scan, scope: 'fulfilment' },
  { to: '/backoffice/stock', label: words.sections.stock, scope: 'catalog' },
  { to: '/backoffice/purchase-orders', label: words.sections.supply, scope: 'catalog' },
  { to: '/backoffice/webhooks', label: words.sections.webhooks, scope: 'fulfilment' },
  { to: '/backoffice/accounts', label: words.sections.accounts, scope: 'admin' },
  { to: '/backoffice/keys', label: words.sections.keys, scope: 'admin' },
  { to: '/backoffice/audit', label: words.sections.audit, scope: 'admin' },
] as const satisfies { to: string; label: string; scope: Scope }[]

/** The layout of the staff pages, with their navigation. */
export function BackofficeFrame() {
  const { scopes } = useMe()
  const open = sections.filter(({ scope }) => scopes.includes(scope))
  if (open.length === 0) return <NotForCustomers />
  return (
    <Container size="xl" px={0}>
      <Stack gap="lg">
        <SectionLinks open={open} />
        <Outlet />
      </Stack>
    </Container>
  )
}

const SectionLinks = ({ open }: { open: readonly (typeof sections)[number][] }) => (
  <Box component="nav" aria-label={words.navigation} className="no-print">
    <ScrollArea scrollbars="x" type="never" viewportProps={{ tabIndex: -1 }}>
      <Box display="flex" pb={2}>
        {open.map(({ to, label }) => (
          <ButtonLink
            key={to}
            to={to}
            size="compact-md"
            px="sm"
            variant="subtle"
            flex="none"
            activeOptions={{ exact: to === '/backoffice', includeSearch: false }}
            activeProps={{ variant: 'light' }}
          >
            {label}
          </ButtonLink>
        ))}
      </Box>
    </ScrollArea>
  </Box>
)

function NotForCustomers() {
  useTitle(words.title)
  return (
    <Container size="xs" py="xl">
      <Alert color="blue" title={words.notForCustomers} role="alert">
        <Stack align="flex-start">
          {words.notForCustomersHint}
          <ButtonLink to="/orders" variant="default">
            {words.toOwnOrders}
          </ButtonLink>
        </Stack>
      </Alert>
    </Container>
  )
}
