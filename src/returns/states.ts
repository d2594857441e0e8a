// The states of a return as a table: the allowed actions of each state, and the states they lead to. It is the only place that decides
// what is allowed.

export const returnStates = [
  'Requested',
  'Asked',
  'Approved',
  'PartlyReceived',
  'Received',
  'Credited',
  'Replaced',
  'Refused',
  'Withdrawn',
  'Closed',
] as const
export type ReturnState = (typeof returnStates)[number]

export const customerActions = ['answer', 'withdraw'] as const
export const staffActions = ['ask', 'approve', 'refuse', 'receive', 'credit', 'replace', 'close'] as const
export const returnActions = [...staffActions, ...customerActions] as const
export type ReturnAction = (typeof returnActions)[number]

/** Several states if the result depends on the units; none if the action is not allowed. */
export const transitions: Record<ReturnState, Partial<Record<ReturnAction, readonly ReturnState[]>>> = {
  Requested: { ask: ['Asked'], approve: ['Approved'], refuse: ['Refused'], withdraw: ['Withdrawn'] },
  Asked: {
    answer: ['Requested'],
    approve: ['Approved'],
    refuse: ['Refused'],
    withdraw: ['Withdrawn'],
  },
  Approved: { receive: ['PartlyReceived', 'Received'], withdraw: ['Withdrawn'], close: ['Closed'] },
  PartlyReceived: {
    receive: ['PartlyReceived', 'Received'],
    credit: ['PartlyReceived'],
    replace: ['PartlyReceived'],
    // Units that did not come are no longer expected.
    close: ['Closed'],
  },
  Received: { credit: ['Received', 'Credited'], replace: ['Received', 'Replaced'], close: ['Closed'] },
  Credited: {},
  Replaced: {},
  Refused: {},
  Withdrawn: {},
  Closed: {},
}

/** States with further actions; the others are final. */
export const openReturnStates = returnStates.filter((state) => Object.keys(transitions[state]).length > 0)

/** States in which staff must do something; in the other open ones the customer must. */
export const waitingForStaff: readonly ReturnState[] = ['Requested', 'PartlyReceived', 'Received']

export const allowsReturn = (state: ReturnState, action: ReturnAction) =>
  transitions[state][action] !== undefined
