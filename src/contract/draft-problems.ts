/** Every code that a problem of a draft can carry, and what it means. A draft with problems cannot be submitted. */
export const draftProblems = {
  no_order_lines: 'The draft has no lines.',
  too_many_expanded_lines: 'The draft has too many lines once its saved PCs are expanded into their parts.',
  material_missing: 'A line names no material.',
  material_type_unknown: 'There is no such type of material.',
  material_unknown: 'No product has this number, EAN or part number.',
  material_ambiguous: 'Several products have this EAN or part number.',
  configuration_unknown: 'The account has no such saved configuration, or what it was made from is gone.',
  configuration_part_gone: 'A part of the saved PC is no longer on offer.',
  configuration_part_not_taken: 'The bundle of the saved PC no longer takes parts of this kind.',
  configuration_incomplete: 'The saved PC has too few or too many parts of a kind.',
  configuration_incompatible: 'Parts of the saved PC do not fit together.',
  price_list_missing: 'The account has no price list.',
  price_missing: 'A product has no price in the price list of the account.',
  quantity_too_large: 'More units than one line can hold.',
  total_too_large: 'The total is larger than an order can hold.',
  sold_out: 'A product is discontinued, and fewer are left than are wanted.',
  text_empty: 'A part of the address that must be there is empty.',
  email_invalid: 'The email address is none.',
  country_not_served: 'Nothing is delivered to this country.',
} as const

export type DraftProblemCode = keyof typeof draftProblems
export const draftProblemCodes = Object.keys(draftProblems) as DraftProblemCode[]
