/** Dates contain words, so they are in the language of the texts, in the order that is usual in the country. */
export const dateLocale = (locale: string): string => `en-${new Intl.Locale(locale).region ?? 'GB'}`
