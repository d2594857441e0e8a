// A request in flight has a permit.

/** The requests in flight of one caller, by weight. */
export interface CallerUse {
  caller: string
  weight: number
}

/** How much a request uses of the share of its caller, and of the limit of all callers. */
export interface Weight {
  ofShare: number
  ofLimit: number
}

/** Of a request in flight. */
export interface Permit {
  /** The verified caller; for operations without a credential, the network address. */
  caller: string
  weight: Weight
  /** Undefined while callers are not counted. */
  use: CallerUse | undefined
}

export const light: Weight = { ofShare: 1, ofLimit: 1 }
/** Heavy requests have a queue and limits of their own (work-limit.ts). They count as several of their caller. */
export const heavy: Weight = { ofShare: 8, ofLimit: 0 }
