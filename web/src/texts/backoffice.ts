// All texts of the back office: apart, because customers would load them with every first view.
import { backoffice as en } from './en/backoffice'
import { inLanguage } from './language'

export const backofficeTexts = inLanguage({ en })
