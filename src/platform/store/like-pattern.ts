/** For LIKE: finds this text anywhere, in lower case, with `!` before characters that have a meaning there. */
export const patternOf = (search: string | null) =>
  `%${(search ?? '').trim().toLowerCase().replace(/[%_!]/g, '!$&')}%`
