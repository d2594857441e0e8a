// The frame around every page: who is signed in, where to go, light or dark.
import {
  ActionIcon,
  Anchor,
  AppShell,
  Burger,
  Button,
  Group,
  Menu,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { basePath } from '../config'
import { meQuery, type Scope } from '../session/me'
import { useSession } from '../session/session'
import { signOut } from '../session/sign-out'
import { texts } from '../texts'
import { ButtonLink } from './button-link'
import { Gate } from './gate'
import { DarkIcon, LightIcon } from './icons'
import { Logo } from './logo'
import { MenuLink } from './menu-link'

const destinations = [
  { to: '/', label: texts.common.builder, scope: 'pcconfig:read' },
  { to: '/orders', label: texts.common.orders, scope: 'orders:read' },
  { to: '/backoffice', label: texts.common.backoffice, scope: 'fulfilment' },
] as const satisfies { to: string; label: string; scope: Scope }[]

export function Shell() {
  const isReturning = useRouterState({ select: ({ location }) => location.pathname === '/sign-in' })
  return (
    <AppShell header={{ height: 56 }} padding={{ base: 'xs', sm: 'md' }}>
      <a href="#content" className="skip-link">
        {texts.common.skipToContent}
      </a>
      <AppShell.Header>
        <Header />
      </AppShell.Header>
      <AppShell.Main id="content" tabIndex={-1}>
        {isReturning ? (
          <Outlet />
        ) : (
          <Gate>
            <Outlet />
          </Gate>
        )}
      </AppShell.Main>
    </AppShell>
  )
}

function Header() {
  const session = useSession()
  const { data: me } = useQuery({ ...meQuery, enabled: session !== undefined })
  const [isMenuOpen, menu] = useDisclosure()
  const open = destinations.filter(({ scope }) => session && me?.scopes.includes(scope))
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="xs" wrap="nowrap">
        {open.length > 0 && (
          <Menu opened={isMenuOpen} onChange={menu.toggle}>
            <Menu.Target>
              <Burger
                hiddenFrom="sm"
                opened={isMenuOpen}
                size="sm"
                aria-label={isMenuOpen ? texts.common.closeMenu : texts.common.openMenu}
              />
            </Menu.Target>
            <Menu.Dropdown>
              {open.map(({ to, label }) => (
                <MenuLink key={to} to={to}>
                  {label}
                </MenuLink>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <Logo />
        <Group component="nav" gap={4} visibleFrom="sm" aria-label={texts.common.navigation}>
          {open.map(({ to, label }) => (
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
      <Group gap="xs" wrap="nowrap">
        <Anchor href={`${basePath}/docs`} size="sm" visibleFrom="sm">
          {texts.common.documentation}
        </Anchor>
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
