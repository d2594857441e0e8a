// What every piece of the workbench needs: the build, and the ways to change it.
import { createContext, useContext } from 'react'
import type { Build, Bundle, Product, Slot } from './build'
import type { Places } from './places'

export interface ChangeOptions {
  /** Id of the element that gets the focus once the change is there. */
  focus?: string
  canUndo?: boolean
}

export interface Bench {
  bundle: Bundle
  /** One entry for each unit, unknown products included. */
  productIds: string[]
  /** The chosen products that are known. */
  products: ReadonlyMap<string, Product>
  places: Places
  build: Build
  /** Opens the choice for a slot. */
  choose: (slot: Slot, replacing?: string) => void
  /** Makes this the build, and tells people what has changed. */
  change: (productIds: string[], told: string, options?: ChangeOptions) => void
}

const Context = createContext<Bench | undefined>(undefined)

export const BenchProvider = Context.Provider

export function useBench(): Bench {
  const bench = useContext(Context)
  if (!bench) throw new Error('There is no workbench around this.')
  return bench
}

export const slotElementId = (productGroupId: string) => `slot-${productGroupId}`
export const addMoreId = 'add-more'
export const benchHeadingId = 'bench-heading'
export const panelStandingId = 'panel-standing'
