// The papers of the warehouse by address: /backoffice/papers?kind=slips&orders=7K3MX-9QF2T.8A2CD-1BX4Z
import { text } from '../../search'

export const paperKinds = ['pick', 'slips'] as const
export type PaperKind = (typeof paperKinds)[number]

export interface PapersLink {
  kind: PaperKind
  /** Order ids, separated by dots. */
  orders: string
}

/** Orders on one print. */
const mostOrders = 200

export const readPapersLink = (search: Record<string, unknown>): PapersLink => ({
  kind: search.kind === 'slips' ? 'slips' : 'pick',
  orders: text(search.orders) ?? '',
})

export const idsOf = ({ orders }: PapersLink): string[] =>
  [...new Set(orders.split('.').filter(Boolean))].slice(0, mostOrders)
