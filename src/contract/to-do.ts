import Type, { type Static } from 'typebox'
import { DateTime } from './types.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const ToDo = Type.Object(
  {
    at: DateTime({ description: 'When it was counted.' }),
    billings: count('Billings that have no document yet.'),
    overdueInvoices: count('Documents that should have been paid.'),
    failedSendings: count('Documents that could not be sent.'),
    returns: count('Returns about which staff must do something.'),
    waitedForProducts: count('Products that orders wait for.'),
    failedImports: count('Imports of the last week that failed as a whole.'),
    failedEmails: count('Emails of the last week that were given up.'),
  },
  { title: 'ToDo' },
)
export type ToDo = Static<typeof ToDo>
