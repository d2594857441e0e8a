// The cookie of a session. Scripts cannot read it, and pages of other sites cannot send it.

const name = 'buildorder_session'

export interface CookieScope {
  basePath: string
  /** The origin of the page that signs in: a cookie from https is sent over https only. */
  origin: string | undefined
}

export const sessionCookie = (value: string, maxAgeSeconds: number, { basePath, origin }: CookieScope) =>
  [
    `${name}=${value}`,
    `Path=${basePath || '/'}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(origin?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

export function readSessionCookie(header: string | undefined): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
