// The text of docs/reference/order-states.md, from the table of states.
import { type OrderState, openStates, orderActions, orderStates, transitions } from '../orders/states.ts'
import { notice } from './docs-notice.ts'

export function orderStatesText(): string {
  return `# States of an order

${notice}

Staff (scope \`fulfilment\`) move orders through these states; customers can cancel them (scope \`orders:cancel\`). The table in
\`src/orders/states.ts\` is the only place that decides what is allowed.

\`\`\`mermaid
stateDiagram-v2
  [*] --> Placed: submit
${arrowsOf(orderStates, orderActions, transitions).join('\n')}
${finalStates().join('\n')}
\`\`\`

| State | ${orderActions.map((action) => `\`${action}\``).join(' | ')} |
|---|${orderActions.map(() => '---|').join('')}
${orderStates.map(rowOf).join('')}
A cell names the states that an action can lead to, "stays" the same state; an empty cell means that the action is refused
(422 \`order_action_not_allowed\`). Where an action can lead to several states, the units that are still open decide.

- A PC is shipped, cancelled and billed as one line. Only units that are reserved on the shelf can be shipped.
- Received goods are allocated to waiting orders, first come, first served, and the expected dates of the others are updated.
- When a restock date passes without goods, the orders that wait for it lose that date within seconds, with the event
  \`order.rescheduled\`; after a new date for the purchase order they have one again.
`
}

/** One arrow for each pair of states, with the actions that lead along it. */
export const arrowsOf = <State extends string, Action extends string>(
  states: readonly State[],
  actions: readonly Action[],
  table: Readonly<Record<State, Partial<Record<Action, readonly State[]>>>>,
): string[] =>
  states.flatMap((from) => {
    const targets = new Map<State, Action[]>()
    for (const action of actions) {
      for (const to of table[from][action] ?? []) {
        if (to !== from) targets.set(to, [...(targets.get(to) ?? []), action])
      }
    }
    return [...targets].map(([to, ways]) => `  ${from} --> ${to}: ${ways.join(', ')}`)
  })

const finalStates = () =>
  orderStates.filter((state) => !openStates.includes(state)).map((state) => `  ${state} --> [*]`)

function rowOf(state: OrderState): string {
  const cells = orderActions.map((action) =>
    (transitions[state][action] ?? []).map((to) => (to === state ? 'stays' : to)).join(', '),
  )
  return `| ${state} | ${cells.join(' | ')} |\n`
}
