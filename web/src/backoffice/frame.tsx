import { Alert, Box, Container, ScrollArea, Stack } from '@mantine/core'
import { Navigate, Outlet, useLocation, useMatch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Scope, useMe } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { useTitle } from '../shell/use-title'
import { backofficeTexts } from '../texts/backoffice'
import classes from './frame.module.css'
import { SendingNotice } from './setup/sending-notice'

const words = backofficeTexts

interface Section {
  to: string
  label: string
  scope: Scope
  /** The address of another page of this section. */
  also?: string
}

const areas = [
  {
    area: words.areas.orders,
    sections: [
      { to: '/backoffice', label: words.sections.dashboard, scope: 'fulfilment' },
      { to: '/backoffice/orders', label: words.sections.orders, scope: 'fulfilment' },
      {
        to: '/backoffice/invoices',
        label: words.sections.invoices,
        scope: 'fulfilment',
        also: '/backoffice/statements',
      },
      { to: '/backoffice/payments', label: words.sections.payments, scope: 'fulfilment' },
      { to: '/backoffice/returns', label: words.sections.returns, scope: 'fulfilment' },
      { to: '/backoffice/journal', label: words.sections.journal, scope: 'fulfilment' },
      { to: '/backoffice/scan', label: words.sections.scan, scope: 'fulfilment' },
    ],
  },
  {
    area: words.areas.catalog,
    sections: [
      {
        to: '/backoffice/products',
        label: words.sections.products,
        scope: 'catalog',
        // Reached from the products, and not below their address, where the ids of products are.
        also: '/backoffice/product-groups',
      },
      { to: '/backoffice/bundles', label: words.sections.bundles, scope: 'catalog' },
      { to: '/backoffice/stock', label: words.sections.stock, scope: 'catalog' },
      { to: '/backoffice/purchase-orders', label: words.sections.supply, scope: 'catalog' },
      { to: '/backoffice/price-lists', label: words.sections.prices, scope: 'catalog' },
      { to: '/backoffice/imports', label: words.sections.imports, scope: 'catalog' },
      { to: '/backoffice/data-quality', label: words.sections.dataQuality, scope: 'catalog' },
    ],
  },
  {
    area: words.areas.administration,
    sections: [
      { to: '/backoffice/accounts', label: words.sections.accounts, scope: 'admin' },
      { to: '/backoffice/keys', label: words.sections.keys, scope: 'admin' },
      { to: '/backoffice/clients', label: words.sections.clients, scope: 'admin' },
      { to: '/backoffice/carriers', label: words.sections.carriers, scope: 'admin' },
      { to: '/backoffice/company', label: words.sections.company, scope: 'admin' },
      { to: '/backoffice/webhooks', label: words.sections.webhooks, scope: 'fulfilment' },
      { to: '/backoffice/audit', label: words.sections.audit, scope: 'admin' },
      { to: '/backoffice/service', label: words.sections.service, scope: 'fulfilment' },
    ],
  },
] as const satisfies { area: string; sections: Section[] }[]

type Area = { area: string; sections: readonly (Section & (typeof areas)[number]['sections'][number])[] }

/** What the caller may open, by area. */
const openAreas = (scopes: readonly Scope[]): Area[] =>
  areas
    .map(({ area, sections }) => ({ area, sections: sections.filter(({ scope }) => scopes.includes(scope)) }))
    .filter(({ sections }) => sections.length > 0)

/** The layout of the staff pages, with their navigation. */
export function BackofficeFrame() {
  const { scopes } = useMe()
  const open = openAreas(scopes)
  const start = open[0]?.sections[0]?.to
  // Of the page that the outlet would show: while a page loads, the address may still be that of the page before.
  const isIndex = useMatch({ from: '/backoffice/', shouldThrow: false }) !== undefined
  if (!start) return <NotForCustomers />
  // The dashboard is about orders, which not all staff may see.
  if (isIndex && start !== '/backoffice') return <Navigate to={start} replace />
  return (
    <Container size="xl" px={0}>
      <Stack gap="lg">
        <SectionLinks open={open} />
        <SendingNotice />
        <Outlet />
      </Stack>
    </Container>
  )
}

const openSection = { variant: 'light', 'aria-current': 'page' } as const

/** On a phone one line to swipe, otherwise as many lines as needed. */
function SectionLinks({ open }: { open: Area[] }) {
  const line = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // An open section that is out of sight, or cut off, comes to the middle of the line.
  useEffect(() => {
    const link = line.current?.querySelector(`[aria-current="page"]`)
    if (!line.current || !link || !pathname) return
    const visible = line.current.getBoundingClientRect()
    const { left, right, width } = link.getBoundingClientRect()
    if (left >= visible.left && right <= visible.right) return
    line.current.scrollLeft += left + width / 2 - (visible.left + visible.width / 2)
  }, [pathname])
  return (
    <Box component="nav" aria-label={words.navigation} className="no-print">
      <ScrollArea scrollbars="x" type="never" viewportRef={line} viewportProps={{ tabIndex: -1 }}>
        <Box className={classes.areas}>
          {open.map(({ area, sections }) => (
            <div key={area} className={classes.area}>
              <span className={classes.areaName}>{area}</span>
              {sections.map(({ to, label, also }) => (
                <ButtonLink
                  key={to}
                  to={to}
                  size="compact-md"
                  px="xs"
                  variant="subtle"
                  flex="none"
                  activeOptions={{ exact: to === '/backoffice', includeSearch: false }}
                  activeProps={openSection}
                  {...(pathname === also ? openSection : {})}
                >
                  {label}
                </ButtonLink>
              ))}
            </div>
          ))}
        </Box>
      </ScrollArea>
    </Box>
  )
}

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
