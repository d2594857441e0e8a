import type { Facts, Kind } from '../facts/index.ts'

/** What stands in a configuration without being a component. */
export type NonComponent = 'unknownProduct' | 'notAComponent'

/** Everything that can stand in a configuration, as the rules see it. */
export type PartKind = Kind | NonComponent

/** The facts of a kind; strangers have none. */
export type FactsOfPart<K extends PartKind> = K extends Kind ? Facts<K> : Record<never, never>

/** One product of a configuration, prepared once when the catalog is built (see prepare.ts). */
export interface Part<K extends PartKind = PartKind, F = FactsOfPart<K>> {
  readonly productId: string
  readonly name: string
  readonly kind: K
  /** Frozen; components with equal facts share one object, so that a batch judges them once. */
  readonly facts: F
  /**
   * For each rule about the kind, a number for the facts that rule needs. Parts of a kind that agree here are alike to
   * the rule, whatever else they differ in, so that a batch asks it once for all of them.
   */
  readonly traits: readonly number[]
  /** The productId as it stands between JSON quotes. */
  readonly idJson: string
  /** The name as it stands between JSON quotes. */
  readonly nameJson: string
}

/** A part that is a component, with its facts. */
export type Component<K extends Kind = Kind> = Part<K>
