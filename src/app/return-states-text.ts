// The text of docs/reference/return-states.md, from the table of states.
import {
  openReturnStates,
  type ReturnState,
  returnActions,
  returnStates,
  transitions,
} from '../returns/states.ts'
import { notice } from './docs-notice.ts'
import { arrowsOf } from './order-states-text.ts'

export function returnStatesText(): string {
  return `# States of a return

${notice}

Customers ask for returns, answer and withdraw them (scope \`orders:cancel\`); staff do the rest (scope \`fulfilment\`). The table in
\`src/returns/states.ts\` is the only place that decides what is allowed; each answer lists its \`allowedActions\`.

\`\`\`mermaid
stateDiagram-v2
  [*] --> Requested: request
${arrowsOf(returnStates, returnActions, transitions).join('\n')}
${finalStates().join('\n')}
\`\`\`

| State | ${returnActions.map((action) => `\`${action}\``).join(' | ')} |
|---|${returnActions.map(() => '---|').join('')}
${returnStates.map(rowOf).join('')}
A cell names the states that an action can lead to, "stays" the same state; an empty cell means that the action is refused
(422 \`return_action_not_allowed\`). Where an action can lead to several states, the units decide.
`
}

const finalStates = () =>
  returnStates.filter((state) => !openReturnStates.includes(state)).map((state) => `  ${state} --> [*]`)

function rowOf(state: ReturnState): string {
  const cells = returnActions.map((action) =>
    (transitions[state][action] ?? []).map((to) => (to === state ? 'stays' : to)).join(', '),
  )
  return `| ${state} | ${cells.join(' | ')} |\n`
}
