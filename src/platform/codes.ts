// Valid country codes, from the runtime. Without the check, a misspelt code would be noticed only when a customer cannot
// order.
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const unknownRegion = 'ZZ'

/** ISO 3166-1 alpha-2, and no former or other name for one, such as UK. */
export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  code !== unknownRegion &&
  regions.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** ISO 639-1: two small letters. */
export const isLanguage = (code: string) => /^[a-z]{2}$/.test(code) && languages.of(code) !== undefined
