import type { Facts, Kind } from '../facts/index.ts'

/** Products in a configuration that are not components. */
export type NonComponent = 'unknownProduct' | 'notAComponent'

/** Every kind of product in a configuration. */
export type PartKind = Kind | NonComponent

/** The facts of a kind; non-components have none. */
export type FactsOfPart<K extends PartKind> = K extends Kind ? Facts<K> : Record<never, never>

/** One product of a configuration, prepared once when the catalog is built (see prepare.ts). */
export interface Part<K extends PartKind = PartKind, F = FactsOfPart<K>> {
  readonly productId: string
  readonly name: string
  readonly kind: K
  /** Frozen; components with equal facts share one object. */
  readonly facts: F
  /**
   * For each rule about the kind, a number that identifies the values of the facts it needs. A rule gives the same
   * outcome for parts with the same number, so a batch runs it once for all of them. Parts with equal numbers share one
   * list, also if they differ in facts that no rule needs.
   */
  readonly traits: readonly number[]
  /** The productId, escaped for a JSON string. */
  readonly idJson: string
  /** The name, escaped for a JSON string. */
  readonly nameJson: string
}

/** A part that is a component, with its facts. */
export type Component<K extends Kind = Kind> = Part<K>
