import type { Facts, Part } from '../../../compatibility/index.ts'

type Types = readonly string[] | null | undefined

const smallBoards: readonly string[] = ['Mini-ITX', 'Thin Mini-ITX']

/** Larger ones only lack the forms of larger boards in the data. */
const smallLitres = 20

const isSmall = ({ widthMm, heightMm, depthMm }: Facts<'case'>): boolean =>
  !widthMm || !heightMm || !depthMm || (widthMm * heightMm * depthMm) / 1e6 <= smallLitres

/** Whether a case is of one of the types that a bundle names; undefined: its type is not known. Without names, any is. */
export function isOfTypes(facts: Facts<'case'>, types: Types): boolean | undefined {
  const { type, boardForms = [] } = facts
  if (!types || types.length === 0) return true
  if (!type) return undefined
  // Flat cases are called desktop, also those for the smallest boards alone.
  const isMiniItx =
    boardForms.length > 0 && boardForms.every((form) => smallBoards.includes(form)) && isSmall(facts)
  return types.includes(type) || (isMiniItx && types.includes('Mini-ITX'))
}

/** The cases that a bundle does not take, such as a tower for a mini PC. */
export const otherCases = (parts: readonly Part[], types: Types): Part<'case'>[] =>
  parts.filter(
    (part): part is Part<'case'> =>
      part.kind === 'case' && isOfTypes((part as Part<'case'>).facts, types) === false,
  )

/** "Mini PC takes a case of the type Mini-ITX or Desktop, and NZXT H5 is a Mid Tower." */
export const otherCaseWords = (bundle: string, { name, facts }: Part<'case'>, types: Types): string =>
  `${bundle} takes a case of the type ${(types ?? []).join(' or ')}, and ${name} is a ${facts.type}. Choose another case.`
