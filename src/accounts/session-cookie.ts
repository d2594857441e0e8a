// The cookie of a session. Scripts cannot read it, and pages of other sites cannot send it.

const name = 'buildorder_session'

/** Browsers accept this name only from the host itself over https: neither another subdomain nor plain http can plant such a cookie. */
const hostName = (basePath: string) => `__Host-${name}${basePath.replaceAll('/', '_')}`

// No other white space: browsers take a cookie whose name begins with U+00A0 from another subdomain, and send it as it is.
const leadingBlanks = /^[ \t]+/

export interface CookieScope {
  basePath: string
  /** The origin of the page that signs in: a cookie from https is sent over https only. */
  origin: string | undefined
}

export function sessionCookie(value: string, maxAgeSeconds: number, { basePath, origin }: CookieScope) {
  const isSecure = origin?.startsWith('https:') === true
  return [
    `${isSecure ? hostName(basePath) : name}=${value}`,
    // The prefix demands this path; the name keeps services of one host apart.
    `Path=${isSecure ? '/' : basePath || '/'}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

/** The first one counts. One with the plain name counts only without the other one: it is of plain http, or of a version before the prefix. */
export function readSessionCookies(header: string | undefined, basePath: string): string[] {
  const pairs = header?.split(';').map((pair) => pair.replace(leadingBlanks, '')) ?? []
  const cookieNamed = (cookie: string) =>
    pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
  return [hostName(basePath), name].flatMap((cookie) => cookieNamed(cookie) ?? [])
}

/** Whatever the name: what is left would count with the next request. Browsers ignore the one with the prefix over plain http. */
export const noSessionCookies = (basePath: string): string[] =>
  [undefined, 'https:'].map((origin) => sessionCookie('', 0, { basePath, origin }))
