import { backofficeTexts } from '../../texts/backoffice'
import type { ValueQuestion } from '../shared/question'

/** A price of 0 is allowed, but rarely meant. */
export const freeQuestion = (net: unknown): ValueQuestion | undefined =>
  net === 0 ? backofficeTexts.prices.free : undefined
