// Simulates customers, a warehouse and the books against a running service, over its public API.
import { setTimeout as pause } from 'node:timers/promises'
import { keepBooks } from './bookkeeper.ts'
import { chanceFrom } from './chance.ts'
import { clientOf } from './client.ts'
import { visit } from './customer.ts'
import { type ProposedPc, proposedPcs, type ReadyPc, savePcs } from './pcs.ts'
import { returnRound } from './returns.ts'
import { workRound } from './warehouse.ts'

export interface SimulationOptions {
  /** Of the service, base path included. */
  address: string
  customerKey: string
  staffKey: string
  /** Orders per minute. */
  speed: number
  seed: number
  /** PCs that customers order; those that the service proposes unless given. What it finds depends on the machine's speed. */
  pcs?: readonly ProposedPc[]
  tell: (line: string) => void
  signal: AbortSignal
}

export async function simulate(options: SimulationOptions): Promise<void> {
  const { address, tell, signal } = options
  const chance = chanceFrom(options.seed)
  const customer = clientOf(address, options.customerKey, tell)
  const staff = clientOf(address, options.staffKey, tell)
  const wait = 60_000 / options.speed
  let pcs: ReadyPc[] | undefined
  while (!signal.aborted) {
    try {
      pcs ??= await savePcs(customer, options.pcs ?? (await proposedPcs(customer)))
      await visit(customer, chance, tell, pcs)
      await workRound(staff, chance, tell)
      await returnRound(customer, staff, chance, tell)
      await keepBooks(staff, chance, Date.now(), tell)
    } catch (error) {
      if (!signal.aborted) tell((error as Error).message)
    }
    await pause(wait * (0.5 + chance.next()), undefined, { signal }).catch(() => {})
  }
}
