// Texts of quotes, which load with their pages.
import { quotes } from './en/quotes'
import { inLanguage } from './language'

export const quotesTexts = inLanguage({ en: quotes })
