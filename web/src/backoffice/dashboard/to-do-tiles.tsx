import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Scope } from '../../session/me'
import { useMe } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { backofficeTexts } from '../../texts/backoffice'
import { Section } from '../shared/section'
import { type Dashboard, type ToDo, toDoQuery } from './dashboard-query'
import { type Tile, Tiles } from './tiles'

const words = backofficeTexts.dashboard
type Kind = keyof typeof words.toDoKinds
type Counts = Omit<ToDo, 'at'> & { toConfirm: number; toShip: number }

interface Place {
  link: Tile['link']
  scope: Scope
}

/** Where each is done, in the order of the day. */
const places: Record<Kind, Place> = {
  toConfirm: { link: { to: '/backoffice/orders', search: { state: 'Placed' } }, scope: 'fulfilment' },
  toShip: { link: { to: '/backoffice/orders', search: { state: 'Released' } }, scope: 'fulfilment' },
  waitedForProducts: { link: { to: '/backoffice/stock', search: { only: 'short' } }, scope: 'catalog' },
  returns: { link: { to: '/backoffice/returns', search: { state: 'waiting' } }, scope: 'fulfilment' },
  billings: { link: { to: '/backoffice/invoices', search: { view: 'ready' } }, scope: 'fulfilment' },
  failedSendings: {
    link: { to: '/backoffice/invoices', search: { sending: 'failed' } },
    scope: 'fulfilment',
  },
  overdueInvoices: {
    link: { to: '/backoffice/invoices', search: { state: 'overdue' } },
    scope: 'fulfilment',
  },
  failedImports: { link: { to: '/backoffice/imports' }, scope: 'catalog' },
  // Sent again on the command line.
  failedEmails: { link: undefined, scope: 'fulfilment' },
}
const kinds = Object.keys(places) as Kind[]

/** What waits for somebody; nothing is shown of what does not. */
export function ToDoTiles({ states }: { states: Dashboard['states'] }) {
  const { scopes } = useMe()
  const { data, error, refetch } = useQuery(toDoQuery)
  const inState = (state: string) => states.find((each) => each.state === state)?.count ?? 0
  const counts: Counts | undefined = data && {
    ...data,
    toConfirm: inState('Placed'),
    toShip: inState('Released'),
  }
  const tiles = kinds.flatMap((kind): Tile[] => {
    const { link, scope } = places[kind]
    const count = counts?.[kind] ?? 0
    return count > 0 && scopes.includes(scope)
      ? [{ key: kind, count, label: words.toDoKinds[kind], link }]
      : []
  })
  return (
    <Section id="to-do" title={words.toDo}>
      {error && <Failure error={error} onRetry={refetch} />}
      {data && tiles.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.toDoNone}
        </Text>
      )}
      {tiles.length > 0 && <Tiles label={words.toDo} tiles={tiles} />}
    </Section>
  )
}
