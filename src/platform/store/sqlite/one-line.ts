/** What `integrity_check` and `quick_check` find comes with a heading and over several lines. */
export const oneLine = (found: unknown): string =>
  String(found).replace('*** in database main ***', '').replace(/\s+/g, ' ').trim()
