import { Alert, Box, Container, ScrollArea, Stack } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { useCan } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'

const words = texts.backoffice

const sections = [
  { to: '/backoffice', label: words.sections.dashboard },
  { to: '/backoffice/orders', label: words.sections.orders },
  { to: '/backoffice/stock', label: words.sections.stock },
  { to: '/backoffice/purchase-orders', label: words.sections.supply },
  { to: '/backoffice/webhooks', label: words.sections.webhooks },
] as const

/** The pages of staff, and the way between them. */
export function BackofficeFrame() {
  const isStaff = useCan('fulfilment')
  if (!isStaff) return <NotForCustomers />
  return (
    <Container size="xl" px={0}>
      <Stack gap="lg">
        <SectionLinks />
        <Outlet />
      </Stack>
    </Container>
  )
}

const SectionLinks = () => (
  <Box component="nav" aria-label={words.navigation}>
    <ScrollArea scrollbars="x" type="never" viewportProps={{ tabIndex: -1 }}>
      <Box display="flex" pb={2}>
        {sections.map(({ to, label }) => (
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
