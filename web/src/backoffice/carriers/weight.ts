import type { Formats } from '../../session/format'
import { carrierTexts } from '../../texts/carriers'

const words = carrierTexts

/** In kilograms from one kilogram on. */
export const weightText = (grams: number, { figure }: Pick<Formats, 'figure'>): string =>
  grams < 1000 ? words.grams(figure(grams)) : words.kilograms(figure(grams / 1000))
