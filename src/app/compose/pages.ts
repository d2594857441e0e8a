// The pages besides the routes: documentation, images, and the pages for people.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Letterhead } from '../../billing/company/letterhead.ts'
import { imageOrigins } from '../../catalog/images/origins.ts'
import { imagePage } from '../../catalog/images/page.ts'
import { documentationPages, homePages } from '../../documentation/pages.ts'
import { sendsMail } from '../../mail/context.ts'
import { jsonGetter } from '../../platform/http/get-json.ts'
import type { Page } from '../../platform/http/reply/page.ts'
import type { Route } from '../../platform/http/route/route.ts'
import { projectRoot } from '../../platform/project-root.ts'
import { sitePages } from '../../site/pages.ts'
import { signInOf } from '../../site/sign-in.ts'
import { readSite, type Site } from '../../site/site.ts'
import type { AppContext } from '../context.ts'
import { documentedLimits } from '../documented-limits.ts'
import { acceptsDemoKeys, limitsOf } from '../settings.ts'
import { version } from '../version.ts'

/** Folder of the built web pages. */
const siteFolder = join(projectRoot, 'web/dist')

export interface PageContext {
  context: AppContext
  routes: Route[]
  /** Where the service listens. */
  listensAt: () => AddressInfo
  letterhead: () => Letterhead | null
}

export function pagesOf({ context, routes, listensAt, letterhead }: PageContext): Page[] {
  const { settings } = context
  const site = readSite(siteFolder)
  return [
    ...documentationPages(routes, {
      version,
      basePath: settings.BASE_PATH,
      limits: limitsOf(settings),
      documentedLimits,
      hasSite: site !== undefined,
      issuer: settings.OIDC_ISSUER,
      address: () => (settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : localUrlOf(listensAt())),
    }),
    imagePage(context),
    ...pagesForPeople(context, site, letterhead),
  ]
}

function pagesForPeople(
  { settings, directory, names, catalog }: AppContext,
  site: Site | undefined,
  letterhead: () => Letterhead | null,
): Page[] {
  const basePath = settings.BASE_PATH
  if (!site) return homePages(basePath, version)
  const isDemo = () => acceptsDemoKeys(settings) && directory.current.keys.values().some((key) => key.isDemo)
  return sitePages(site, {
    version,
    basePath,
    isDemo,
    signIn: signInOf(settings, jsonGetter(names.lookup)),
    sendsMail: sendsMail(settings),
    letterhead,
    imageOrigins: () => imageOrigins(catalog.current),
    // The facts of the demo catalog are in part taken from it, also in databases from before the mark.
    hasOpenData: () => catalog.current.hasOpenData || isDemo(),
  })
}

export function urlOf({ port, address, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** Addresses that stand for every address of the machine, and one of them that a client can connect to. */
const loopbackOf: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

const localUrlOf = (listening: AddressInfo) =>
  urlOf({ ...listening, address: loopbackOf[listening.address] ?? listening.address })
