// Formats of money, dates and figures for the account's country.
import { useQuery } from '@tanstack/react-query'
import { currencyFormat } from '../currency-format'
import { dateLocale } from '../date-locale'
import { meQuery } from './me'

/** The locale of a country's main language: NO → nb-NO. */
function localeOf(country: string | undefined): string {
  if (!country) return 'en-GB'
  const { language, region } = new Intl.Locale(`und-${country}`).maximize()
  return `${language}-${region}`
}

export function formats(locale: string) {
  const inEnglish = dateLocale(locale)
  const day = new Intl.DateTimeFormat(inEnglish, { dateStyle: 'medium' })
  // Delivery dates are calendar days, given as a moment of the day in UTC; another time zone would show a day beside it.
  const date = new Intl.DateTimeFormat(inEnglish, { dateStyle: 'medium', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(inEnglish, { dateStyle: 'medium', timeStyle: 'short' })
  const time = new Intl.DateTimeFormat(inEnglish, { timeStyle: 'short' })
  const figure = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  const currencies = new Map<string | null, Intl.NumberFormat>()
  const formatOf = (currency: string | null) => {
    const known = currencies.get(currency) ?? currencyFormat(locale, currency)
    currencies.set(currency, known)
    return known
  }
  return {
    /** Without a currency, the figure alone. */
    money: (amount: number, currency: string | null) => formatOf(currency).format(amount),
    /** For an overview. */
    wholeMoney: (amount: number, currency: string | null) =>
      currencyFormat(locale, currency, 0).format(amount),
    day: (date: string | number) => day.format(new Date(date)),
    deliveryDay: (day: string | number) => date.format(new Date(day)),
    moment: (date: string | number) => moment.format(new Date(date)),
    time: (date: string | number) => time.format(new Date(date)),
    figure: (value: number) => figure.format(value),
    /** 0.12 as 12 %. */
    share: (value: number) => share.format(value),
  }
}

export type Formats = ReturnType<typeof formats>

const known = new Map<string, Formats>()

/** perf: once per locale. Every row uses formats, and making them takes milliseconds (`npm run page-speed`). */
function formatsOf(locale: string): Formats {
  const made = known.get(locale) ?? formats(locale)
  known.set(locale, made)
  return made
}

/** Also below a link, where nobody may be signed in: the gate loads who is. */
export function useFormats(): Formats {
  const { data: me } = useQuery({ ...meQuery, enabled: false })
  const country = me?.accounts[0]?.country
  return formatsOf(localeOf(country))
}
