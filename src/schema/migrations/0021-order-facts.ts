import type { StepStatements } from '../../platform/store/migration-step.ts'

const isOpen = `state NOT IN ('Delivered', 'Cancelled')`
/** No date: after every other one. */
const lastMoment = Number.MAX_SAFE_INTEGER

/**
 * What lists ask of an order (orders/facts.ts), and the version of the order whose facts these are. Programs before this step change
 * the order and its version alone: the second index has the open orders whose facts must be written again, and is empty otherwise.
 * The first has all that the work queue and the list of late orders ask, so that neither reads the orders themselves.
 */
export const orderFacts: StepStatements = ({ text }) => [
  `ALTER TABLE orders ADD COLUMN leaves_at BIGINT DEFAULT ${lastMoment}`,
  'ALTER TABLE orders ADD COLUMN arrives_at BIGINT',
  `ALTER TABLE orders ADD COLUMN carrier ${text} NOT NULL DEFAULT ''`,
  `ALTER TABLE orders ADD COLUMN carrier_name ${text} NOT NULL DEFAULT ''`,
  'ALTER TABLE orders ADD COLUMN facts_version BIGINT NOT NULL DEFAULT 0',
  `CREATE INDEX orders_open ON orders (leaves_at, placed_at, id, state, account, carrier, arrives_at) WHERE ${isOpen}`,
  `CREATE INDEX orders_without_facts ON orders (facts_version, id) WHERE facts_version <> version AND ${isOpen}`,
]
