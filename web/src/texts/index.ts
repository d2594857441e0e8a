// All texts of the pages for customers. Another language is another object of this shape.
import { en } from './en'
import { inLanguage } from './language'

export const texts = inLanguage({ en })
