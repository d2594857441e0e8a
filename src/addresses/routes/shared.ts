import { isEmailAddress } from '../../contract/email-address.ts'
import { exampleAddress } from '../../contract/example-draft.ts'
import { invalid, type Problem } from '../../contract/problems.ts'

export const exampleSaved = {
  addressId: '5e884898da28047151d0e56f8dc62927',
  deliveryAddress: exampleAddress,
  usedAt: '2026-01-15T09:30:00.000Z',
}

/** Emails about orders are sent to it. It may be missing: a draft with this address then asks for it. */
export const emailProblem = ({ email }: { email: string }): Problem | undefined =>
  email.trim() === '' || isEmailAddress(email)
    ? undefined
    : invalid({ fieldName: 'email', message: 'is no email address such as orders@example.com' })
