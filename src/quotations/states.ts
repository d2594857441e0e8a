// The states of a quote as a table: the allowed actions of each state, and the state that each leads to. It is the only place that decides
// what is allowed.

export const quotationStates = ['Draft', 'Sent', 'Accepted', 'Refused', 'Expired', 'Withdrawn'] as const
export type QuotationState = (typeof quotationStates)[number]

export const customerQuotationActions = ['accept', 'refuse'] as const
export const staffQuotationActions = ['change', 'send', 'accept', 'withdraw'] as const
export type QuotationAction =
  | (typeof customerQuotationActions)[number]
  | (typeof staffQuotationActions)[number]

/** None if the action is not allowed. A change is of what is sent next: what was sent stays as it is, and can be accepted. */
export const quotationTransitions: Record<
  QuotationState,
  Partial<Record<QuotationAction, QuotationState>>
> = {
  Draft: { change: 'Draft', send: 'Sent', withdraw: 'Withdrawn' },
  Sent: { change: 'Sent', send: 'Sent', accept: 'Accepted', refuse: 'Refused', withdraw: 'Withdrawn' },
  Accepted: {},
  Refused: { change: 'Refused', send: 'Sent', withdraw: 'Withdrawn' },
  Expired: { change: 'Expired', send: 'Sent', withdraw: 'Withdrawn' },
  Withdrawn: {},
}

/** A quote expires by the clock alone. */
export const stateAt = (state: QuotationState, validUntil: number, now: number): QuotationState =>
  state === 'Sent' && now >= validUntil ? 'Expired' : state
