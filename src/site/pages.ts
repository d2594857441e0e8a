// Serves the HTML document for every page address; the client-side router chooses the page.
import { randomBytes } from 'node:crypto'
import type { Page, PageAnswer } from '../platform/http/reply/page.ts'
import type { SignIn } from './sign-in.ts'
import type { Site } from './site.ts'

/** Every page address; web/src/router.tsx maps them to components. */
const addresses = [
  '',
  '/cart',
  '/checkout',
  '/orders',
  '/invoices',
  '/orders/{orderId}',
  '/products/{productId}',
  '/search',
  '/orders/{orderId}/placed',
  '/orders/{orderId}/return',
  '/quotes',
  '/quotes/{quoteId}',
  '/returns',
  '/returns/{returnId}',
  '/builds',
  '/builds/{buildId}',
  '/quick-order',
  '/sign-in',
  '/security',
  '/backoffice',
  '/backoffice/{section}',
  '/backoffice/{section}/{id}',
]

/** Their addresses, or what follows `#` in them, are secrets. */
const secretAddresses = ['/shared/{shareId}', '/quote', '/setup', '/set-password', '/sign-in-link']

/** Configuration in the document, needed before the first API request. */
export interface SiteOptions {
  version: string
  basePath: string
  /** Whether demo keys are accepted. */
  isDemo: () => boolean
  /** Sign-in at the issuer, if configured. */
  signIn: SignIn | null
  /** Whether customers get emails about their orders. */
  sendsMail: boolean
  /** What papers show of the company; null before it has a name. */
  letterhead: () => object | null
  /** Other servers that pictures of products are loaded from. */
  imageOrigins: () => string[]
  /** Whether the catalog has data of BuildCores OpenDB, which must be named. */
  hasOpenData: () => boolean
}

export function sitePages(site: Site, options: SiteOptions): Page[] {
  const document = async () => documentOf(site.document, options)
  return [
    ...addresses.map((path): Page => ({ path, answer: document })),
    ...secretAddresses.map((path): Page => ({ path, answer: async () => asSecret(await document()) })),
    // The client-side router shows that there is nothing.
    { path: '*', answer: document },
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

/** Other sites and search engines must not learn the address. */
const asSecret = (page: PageAnswer): PageAnswer => ({
  ...page,
  headers: { ...page.headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
})

async function documentOf(document: string, options: SiteOptions): Promise<PageAnswer> {
  const { version, basePath, isDemo, signIn, sendsMail, letterhead, imageOrigins, hasOpenData } = options
  const styleNonce = randomBytes(16).toString('base64url')
  const config = JSON.stringify({
    version,
    demo: isDemo(),
    signIn: signIn?.config ?? null,
    sendsMail,
    company: letterhead(),
    hasOpenData: hasOpenData(),
    styleNonce,
  })
  return {
    contentType: 'text/html; charset=utf-8',
    body: document.replace('%BASE%', () => `${basePath}/`).replace('%CONFIG%', () => attribute(config)),
    headers: {
      'content-security-policy': contentSecurityPolicy(
        styleNonce,
        (await signIn?.origins()) ?? [],
        imageOrigins(),
      ),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    },
  }
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Own scripts only and none inline; styles that the components write carry the nonce. */
const contentSecurityPolicy = (styleNonce: string, issuerOrigins: string[], imageOrigins: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...issuerOrigins].join(' ')}`,
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
