// The texts of the page of carriers: apart, because every page of the back office loads those of `backoffice.ts`.
import { carriers } from './en/backoffice/carriers'
import { inLanguage } from './language'

export const carrierTexts = inLanguage({ en: carriers })
