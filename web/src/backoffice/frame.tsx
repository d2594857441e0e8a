import { Alert, Box, Container, ScrollArea, Stack } from '@mantine/core'
import { Navigate, Outlet, useLocation, useMatch, useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Right } from '../../../src/contract/rights.ts'
import { useMe } from '../session/me'
import { FreshSignIn } from '../session/people/fresh-sign-in-question'
import { ButtonLink } from '../shell/button-link'
import { useTitle } from '../shell/use-title'
import { backofficeTexts } from '../texts/backoffice'
import classes from './frame.module.css'
import { SendingNotice } from './setup/sending-notice'
import { NotForYou } from './shared/not-for-you'

const words = backofficeTexts

interface Section {
  to: string
  label: string
  right: Right
  /** The addresses of other pages of this section, and of what is below them. */
  also?: readonly string[]
}

const areas = [
  {
    area: words.areas.orders,
    sections: [
      { to: '/backoffice', label: words.sections.dashboard, right: 'see-orders' },
      { to: '/backoffice/orders', label: words.sections.orders, right: 'see-orders' },
      { to: '/backoffice/quotes', label: words.sections.quotes, right: 'see-orders' },
      {
        to: '/backoffice/invoices',
        label: words.sections.invoices,
        right: 'see-billing',
        also: ['/backoffice/statements'],
      },
      { to: '/backoffice/payments', label: words.sections.payments, right: 'see-billing' },
      { to: '/backoffice/returns', label: words.sections.returns, right: 'see-orders' },
      { to: '/backoffice/journal', label: words.sections.journal, right: 'see-billing' },
      { to: '/backoffice/scan', label: words.sections.scan, right: 'ship-orders' },
    ],
  },
  {
    area: words.areas.catalog,
    sections: [
      {
        to: '/backoffice/products',
        label: words.sections.products,
        right: 'see-products',
        // Reached from the products, and not below their address, where the ids of products are.
        also: ['/backoffice/product-groups'],
      },
      { to: '/backoffice/bundles', label: words.sections.bundles, right: 'see-products' },
      { to: '/backoffice/stock', label: words.sections.stock, right: 'see-products' },
      { to: '/backoffice/expected-goods', label: words.sections.supply, right: 'see-products' },
      {
        to: '/backoffice/purchase-orders',
        label: words.sections.purchasing,
        right: 'see-purchasing',
        also: ['/backoffice/to-buy', '/backoffice/suppliers'],
      },
      { to: '/backoffice/price-lists', label: words.sections.prices, right: 'see-products' },
      { to: '/backoffice/imports', label: words.sections.imports, right: 'import-files' },
      { to: '/backoffice/data-quality', label: words.sections.dataQuality, right: 'see-products' },
    ],
  },
  {
    area: words.areas.administration,
    sections: [
      { to: '/backoffice/accounts', label: words.sections.accounts, right: 'see-accounts' },
      { to: '/backoffice/people', label: words.sections.people, right: 'manage-people' },
      { to: '/backoffice/keys', label: words.sections.keys, right: 'manage-keys' },
      { to: '/backoffice/clients', label: words.sections.clients, right: 'manage-keys' },
      { to: '/backoffice/carriers', label: words.sections.carriers, right: 'manage-settings' },
      { to: '/backoffice/company', label: words.sections.company, right: 'manage-settings' },
      { to: '/backoffice/webhooks', label: words.sections.webhooks, right: 'manage-webhooks' },
      { to: '/backoffice/audit', label: words.sections.audit, right: 'see-audit' },
      { to: '/backoffice/service', label: words.sections.service, right: 'see-orders' },
    ],
  },
] as const satisfies { area: string; sections: Section[] }[]

type Area = { area: string; sections: readonly (Section & (typeof areas)[number]['sections'][number])[] }

/** Pages that have no section, or need another right than it. */
const otherPages: readonly { to: string; right: Right }[] = [
  { to: '/backoffice/orders/new', right: 'order-for-customers' },
  { to: '/backoffice/quotes/new', right: 'order-for-customers' },
  { to: '/backoffice/papers', right: 'see-orders' },
  { to: '/backoffice/statements', right: 'see-billing' },
  { to: '/backoffice/returns/new', right: 'receive-returns' },
  { to: '/backoffice/returns/receive', right: 'receive-returns' },
  { to: '/backoffice/product-groups', right: 'see-products' },
  { to: '/backoffice/receive', right: 'receive-goods' },
  { to: '/backoffice/to-buy', right: 'see-purchasing' },
  { to: '/backoffice/suppliers', right: 'see-purchasing' },
]
const pages = [...areas.flatMap(({ sections }): readonly Section[] => sections), ...otherPages].sort(
  (a, b) => b.to.length - a.to.length,
)

const isBelow = (path: string, address: string) => `${path}/`.startsWith(`${address}/`)

/** The right that a page needs, by its address or the template of it. */
export const rightFor = (path: string): Right =>
  pages.find(({ to }) => to !== '/backoffice' && isBelow(path, to))?.right ?? 'see-orders'

/** What the caller may open, by area. */
const openAreas = (rights: readonly string[]): Area[] =>
  areas
    .map(({ area, sections }) => ({ area, sections: sections.filter(({ right }) => rights.includes(right)) }))
    .filter(({ sections }) => sections.length > 0)

/** Where to begin: files are a means, so their page is the last choice. */
function startOf(open: Area[]) {
  const sections = open.flatMap((area) => area.sections)
  return (sections.find(({ right }) => right !== 'import-files') ?? sections[0])?.to
}

/** The layout of the staff pages, with their navigation. */
export function BackofficeFrame() {
  const { rights } = useMe()
  const open = openAreas(rights)
  const start = startOf(open)
  // Of the page that the outlet would show: while a page loads, the address may still be that of the page before.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const isIndex = useMatch({ from: '/backoffice/', shouldThrow: false }) !== undefined
  if (!start) return <NotForCustomers />
  // The dashboard is about orders, which not all staff may see.
  if (isIndex && start !== '/backoffice') return <Navigate to={start} replace />
  const right = rightFor(shown)
  return (
    <Container size="xl" px={0}>
      <Stack gap="lg">
        <SectionLinks open={open} />
        <SendingNotice />
        <FreshSignIn />
        {rights.includes(right) ? <Outlet /> : <NotForYou right={right} />}
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
                  {...(also?.some((to) => isBelow(pathname, to)) ? openSection : {})}
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
