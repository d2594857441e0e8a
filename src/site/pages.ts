// Where people go with a browser. Which page it is, the document itself finds out from the address.
import { randomBytes } from 'node:crypto'
import type { Page, PageAnswer } from '../platform/http/page.ts'
import type { SignIn } from './sign-in.ts'
import type { Site } from './site.ts'

/** Every address that is a page; web/src/router.tsx knows what each shows. */
const addresses = [
  '',
  '/checkout',
  '/orders',
  '/orders/{orderId}',
  '/sign-in',
  '/backoffice',
  '/backoffice/{section}',
  '/backoffice/{section}/{id}',
]

/** What the document must know before it can ask the interface. */
export interface SiteOptions {
  version: string
  basePath: string
  /** Whether the keys that everybody knows work here. */
  isDemo: () => boolean
  /** Where people sign in, if not with a key. */
  signIn: SignIn | null
}

export function sitePages(site: Site, options: SiteOptions): Page[] {
  const document = async () => documentOf(site.document, options)
  return [
    ...addresses.map((path): Page => ({ path, answer: document })),
    // Behind a prefix, the first page has two addresses: /shop and /shop/.
    ...(options.basePath ? [{ path: '/', answer: document }] : []),
    ...site.assets.map(
      ({ path, contentType, body, isImmutable }): Page => ({
        path,
        answer: async () => ({
          contentType,
          body,
          headers: {
            'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
          },
        }),
      }),
    ),
  ]
}

async function documentOf(document: string, options: SiteOptions): Promise<PageAnswer> {
  const { version, basePath, isDemo, signIn } = options
  const styleNonce = randomBytes(16).toString('base64url')
  const config = JSON.stringify({ version, demo: isDemo(), signIn: signIn?.config ?? null, styleNonce })
  return {
    contentType: 'text/html; charset=utf-8',
    body: document.replace('%BASE%', () => `${basePath}/`).replace('%CONFIG%', () => attribute(config)),
    headers: {
      'content-security-policy': contentSecurityPolicy(styleNonce, (await signIn?.origins()) ?? []),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    },
  }
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Own scripts only and none inline; styles that the components write carry the nonce. */
const contentSecurityPolicy = (styleNonce: string, issuerOrigins: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...issuerOrigins].join(' ')}`,
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
