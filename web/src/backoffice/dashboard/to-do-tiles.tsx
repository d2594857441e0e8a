import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Right } from '../../../../src/contract/rights.ts'
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
  /** Without it, the tile is not shown. */
  right: Right
}

/** Where each is done, in the order of the day. */
const places: Record<Kind, Place> = {
  toConfirm: { link: { to: '/backoffice/orders', search: { state: 'Placed' } }, right: 'change-orders' },
  toShip: { link: { to: '/backoffice/orders', search: { state: 'Released' } }, right: 'ship-orders' },
  waitedForProducts: { link: { to: '/backoffice/stock', search: { only: 'short' } }, right: 'see-products' },
  returns: { link: { to: '/backoffice/returns', search: { state: 'waiting' } }, right: 'see-orders' },
  billings: { link: { to: '/backoffice/invoices', search: { view: 'ready' } }, right: 'issue-invoices' },
  failedSendings: {
    link: { to: '/backoffice/invoices', search: { sending: 'failed' } },
    right: 'issue-invoices',
  },
  overdueInvoices: {
    link: { to: '/backoffice/invoices', search: { state: 'overdue' } },
    right: 'see-billing',
  },
  failedImports: { link: { to: '/backoffice/imports' }, right: 'import-files' },
  // Sent again on the command line.
  failedEmails: { link: undefined, right: 'see-orders' },
}
const kinds = Object.keys(places) as Kind[]

/** Counts above zero of what staff must do. */
export function ToDoTiles({ states }: { states: Dashboard['states'] }) {
  const { rights } = useMe()
  const { data, error, refetch } = useQuery(toDoQuery)
  const inState = (state: string) => states.find((each) => each.state === state)?.count ?? 0
  const counts: Counts | undefined = data && {
    ...data,
    toConfirm: inState('Placed'),
    toShip: inState('Released'),
  }
  const tiles = kinds.flatMap((kind): Tile[] => {
    const { link, right } = places[kind]
    const count = counts?.[kind] ?? 0
    return count > 0 && rights.includes(right)
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
