// What every component of the builder needs: the build, and the functions that change it.
import { createContext, useContext } from 'react'
import type { SlotAssignment } from './assign-slots'
import type { Build, Bundle, Product, Slot } from './build'
import type { Notice } from './use-change'

export interface ChangeOptions {
  /** Id of the element that gets the focus after the change. */
  focus?: string
  canUndo?: boolean
}

export interface BuilderContext {
  bundle: Bundle
  /** One entry per unit, unknown products included. */
  productIds: string[]
  /** The chosen products that the catalog knows. */
  products: ReadonlyMap<string, Product>
  places: SlotAssignment
  build: Build
  /** Opens the candidate picker for a slot. */
  choose: (slot: Slot, replacing?: string) => void
  /** Makes this the build and says what changed. */
  change: (productIds: string[], words: string, options?: ChangeOptions) => void
  /** The last change, for a few seconds. */
  notice: Notice | undefined
  closeNotice: () => void
}

const Context = createContext<BuilderContext | undefined>(undefined)

export const BuilderProvider = Context.Provider

export function useBuilder(): BuilderContext {
  const builder = useContext(Context)
  if (!builder) throw new Error('useBuilder needs a BuilderProvider.')
  return builder
}

export const slotElementId = (productGroupId: string) => `slot-${productGroupId}`
export const partElementId = (productId: string) => `part-${productId}`
export const addMoreId = 'add-more'
export const builderHeadingId = 'builder-heading'
export const panelStatusId = 'panel-status'
