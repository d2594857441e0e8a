// Who picks which order.
import Type, { type Static } from 'typebox'
import { DateTime, Maybe } from './types.ts'

export const Pick = Type.Object(
  {
    orderId: Type.String({ examples: ['7K3MX-9QF2T'] }),
    name: Type.String({ description: 'Of the person, or of the client.' }),
    since: DateTime(),
    lapsesAt: DateTime({ description: 'Unless the order is picked on.' }),
    own: Type.Boolean({ description: 'By the caller.' }),
  },
  { title: 'Pick' },
)
export type Pick = Static<typeof Pick>

export const PickList = Type.Object({ picks: Type.Array(Pick) }, { title: 'PickList' })

export const NewPick = Type.Object(
  {
    takeOver: Maybe(Type.Boolean({ description: 'Also if someone else picks the order.' })),
  },
  { title: 'NewPick' },
)
