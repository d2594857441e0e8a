// The texts of the pages of purchasing: apart, because every page of the back office loads those of `backoffice.ts`.
import { purchasing } from './en/backoffice/purchasing'
import { inLanguage } from './language'

export const purchasingTexts = inLanguage({ en: purchasing })
