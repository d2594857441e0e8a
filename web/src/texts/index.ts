// All texts of the pages. Another language is another object of this shape.
import { en } from './en'

export type Texts = typeof en

const languages: Record<string, Texts> = { en }

const wanted = navigator.languages.map((tag) => tag.split('-')[0] as string)

export const texts: Texts = languages[wanted.find((language) => language in languages) ?? 'en'] ?? en
