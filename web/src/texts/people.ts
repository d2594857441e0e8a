// Texts of the pages for links and of the page Security, which load with these pages.
import { people } from './en/people'
import { inLanguage } from './language'

export const peopleTexts = inLanguage({ en: people })
