import { ApiProblem } from '@buildorder/client'
import { expect, test } from 'vitest'
import { findingsOf, findingsOfRefusal, messageFor, stillOpen } from './findings'
import { blankForm } from './form'

const address = (member: string) => `delivery.deliveryAddress.${member}`

test('findings: each problem is at its field, in the order of the form; others come first', () => {
  const findings = findingsOf([
    { fieldName: address('email'), code: 'email_invalid', message: 'x is no email address.' },
    { fieldName: address('name'), code: 'text_empty', message: 'The name must not be empty.' },
    {
      fieldName: 'orderLines[0].materialId',
      code: 'configuration_incompatible',
      message: 'It does not fit.',
    },
  ])
  expect(findings).toEqual([
    { field: undefined, message: 'It does not fit.' },
    { field: 'name', message: 'Company or name is missing.' },
    { field: 'email', message: 'x is no email address.' },
  ])
  expect(messageFor(findings, 'email')).toBe('x is no email address.')
  expect(messageFor(findings, 'city')).toBeUndefined()
})

test('findings: a refused field is explained by its label', () => {
  const refusal = new ApiProblem(400, {
    errors: [
      { fieldName: 'orderLines[0].quantity', message: 'must be between 1 and 2147483647' },
      { fieldName: 'references.billingReference', message: 'must have at most 255 characters' },
      { fieldName: 'Content-Type', message: 'must be application/json' },
    ],
  })
  expect(findingsOfRefusal(refusal)).toEqual([
    { field: undefined, message: 'Content-Type must be application/json.' },
    { field: 'quantity', message: 'The quantity must be a whole number, 1 or more.' },
    { field: 'billingReference', message: 'Billing reference must have at most 255 characters.' },
  ])
})

test('findings: other failures give none', () => {
  expect(findingsOfRefusal(new ApiProblem(503, { code: 'busy' }))).toBeUndefined()
  expect(findingsOfRefusal(new Error('what?'))).toBeUndefined()
  expect(findingsOfRefusal(null)).toBeUndefined()
})

test('findings: a finding is removed when its field changes', () => {
  const judged = blankForm('NO', 1)
  const findings = findingsOf([
    { fieldName: address('name'), message: 'a' },
    { fieldName: address('city'), message: 'b' },
    { fieldName: 'orderLines', message: 'c' },
  ])
  expect(stillOpen(findings, judged, { ...judged, name: 'F' }).map(({ message }) => message)).toEqual([
    'c',
    'b',
  ])
})
