// The texts of the pages with a scanner: apart, because every page of the back office loads those of `backoffice.ts`.
import { receive } from './en/backoffice/receive'
import { receiveReturns } from './en/backoffice/receive-returns'
import { scan } from './en/backoffice/scan'
import { inLanguage } from './language'

export const scanTexts = inLanguage({ en: scan })
export const receiveTexts = inLanguage({ en: receive })
export const receiveReturnsTexts = inLanguage({ en: receiveReturns })
