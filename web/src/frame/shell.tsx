// The frame around every page: navigation, account, colour scheme.
import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/session'
import { CartLink } from '../cart/cart-link'
import { basePath, config } from '../config'
import { Gate } from '../session/gate'
import { meQuery } from '../session/me'
import { signOut } from '../session/sign-out'
import { ButtonLink } from '../shell/button-link'
import { DarkIcon, LightIcon } from '../shell/icons'
import { Logo } from '../shell/logo'
import { useHeadingFocus } from '../shell/use-heading-focus'
import { texts } from '../texts'
import { useDestinations } from './destinations'
import { PhoneMenu } from './phone-menu'
import classes from './shell.module.css'

/** Not a link: the document has a base address, and a bare fragment would lead there. */
const skipToContent = () => document.getElementById('content')?.focus()

/** Pages for everyone: the way back from the issuer, links for people, quotes, shared builds, and the first start. */
const openPages = /^\/(sign-in$|sign-in-link$|set-password$|setup$|quote$|shared\/)/

export function Shell() {
  useHeadingFocus()
  const isOpen = useRouterState({ select: ({ location }) => openPages.test(location.pathname) })
  return (
    <>
      <button type="button" className="skip-link" onClick={skipToContent}>
        {texts.common.skipToContent}
      </button>
      <header className={classes.header}>
        <Header />
      </header>
      <main className={classes.main} id="content" tabIndex={-1}>
        {isOpen ? (
          <Outlet />
        ) : (
          <Gate>
            <Outlet />
          </Gate>
        )}
      </main>
      {config.hasOpenData && <DataSource />}
    </>
  )
}

/** Named as its licence wants it. */
const DataSource = () => (
  <Text component="footer" size="xs" c="dimmed" ta="center" className={`${classes.footer} no-print`}>
    {texts.common.dataSource}{' '}
    <Anchor inherit underline="always" href="https://github.com/buildcores/buildcores-open-db">
      BuildCores OpenDB
    </Anchor>
    {' · '}
    <Anchor inherit underline="always" href="https://opendatacommons.org/licenses/by/1-0/">
      ODC-By 1.0
    </Anchor>
  </Text>
)

function Header() {
  const session = useSession()
  const destinations = useDestinations()
  const isStaff = destinations.some(({ to }) => to === '/backoffice')
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="xs" wrap="nowrap">
        {destinations.length > 0 && <PhoneMenu destinations={destinations} />}
        <Logo />
        <Group component="nav" gap={4} visibleFrom="sm" aria-label={texts.common.navigation}>
          {destinations.map(({ to, label }) => (
            <ButtonLink
              key={to}
              to={to}
              variant="subtle"
              activeOptions={{ exact: to === '/', includeSearch: false }}
              activeProps={{ variant: 'light' }}
            >
              {label}
            </ButtonLink>
          ))}
        </Group>
      </Group>
      <Group gap="xs" wrap="nowrap" justify="end" flex={1}>
        {session && <Search />}
        {(!session || isStaff) && (
          <Anchor href={`${basePath}/docs`} size="sm" visibleFrom="sm">
            {texts.common.documentation}
          </Anchor>
        )}
        <CartLink />
        <ColorSchemeButton />
        {session && (
          <Button variant="default" size="xs" onClick={signOut}>
            {texts.common.signOut}
          </Button>
        )}
      </Group>
    </Group>
  )
}

const HeaderSearch = lazy(async () => ({
  default: (await import('../finder/header-search')).HeaderSearch,
}))

const DeskSearch = lazy(async () => ({
  default: (await import('../backoffice/desk-search/desk-search')).DeskSearch,
}))

/** In the back office over everything that staff look for; elsewhere over the catalog, for callers that may read it. */
function Search() {
  const { data: me } = useQuery(meQuery)
  const isDesk = useRouterState({ select: ({ location }) => /^\/backoffice(\/|$)/.test(location.pathname) })
  if (isDesk && me?.rights.includes('search'))
    return (
      <Suspense fallback={null}>
        <DeskSearch />
      </Suspense>
    )
  if (!me?.scopes.includes('pcconfig:read')) return null
  return (
    <Suspense fallback={null}>
      <HeaderSearch />
    </Suspense>
  )
}

function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      variant="default"
      size="md"
      aria-label={isDark ? texts.common.useLight : texts.common.useDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightIcon /> : <DarkIcon />}
    </ActionIcon>
  )
}
