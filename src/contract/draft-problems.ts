/** Problem codes of a draft and their meaning. A draft with problems cannot be submitted. */
export const draftProblems = {
  no_order_lines: 'The draft has no lines.',
  too_many_expanded_lines: 'The draft has too many lines once its saved PCs are expanded into their parts.',
  material_missing: 'A line names no material.',
  material_type_unknown: 'There is no such type of material.',
  material_unknown: 'No product has this number, EAN or part number.',
  material_ambiguous: 'Several products have this EAN or part number.',
  configuration_unknown: 'The account has no such saved configuration, or its bundle no longer exists.',
  configuration_part_gone: 'A part of the saved PC is no longer on offer.',
  configuration_part_not_taken:
    'The bundle of the saved PC takes no parts of this kind, or no case of this type.',
  configuration_incomplete:
    'The saved PC has too few or too many parts of a kind, or lacks a part that it cannot run without.',
  configuration_incompatible: 'Parts of the saved PC do not fit together.',
  price_list_missing: 'The account has no price list.',
  price_missing: 'A product has no price in the price list of the account.',
  quantity_too_large: 'The quantity exceeds the maximum of a line.',
  total_too_large: 'The total exceeds the maximum of an order.',
  sold_out: 'A product is discontinued, and fewer units are left than requested.',
  text_empty: 'A required part of the address is empty.',
  email_invalid: 'The email address is not valid.',
  post_code_invalid: 'The post code does not have the form of its country.',
  phone_invalid: 'A phone number has letters, or too few or too many digits.',
  gln_invalid: 'The global location number does not have 13 digits, or its check digit is wrong.',
  credit_limit_exceeded:
    'The order costs more than is left of the credit limit of the account that pays, with the cheapest delivery.',
  credit_currency_differs: 'The account that pays has a credit limit in another currency.',
  country_not_served: 'Nothing is delivered to this country.',
} as const

export type DraftProblemCode = keyof typeof draftProblems
export const draftProblemCodes = Object.keys(draftProblems) as DraftProblemCode[]
