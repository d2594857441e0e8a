// Values that the service writes into the document when it serves it.

export interface Letterhead {
  legalName: string | null
  addressLine1: string | null
  addressLine2: string | null
  postCode: string | null
  city: string | null
  country: string | null
  organisationNumber: string | null
  vatId: string | null
  email: string | null
  phone: string | null
  logo: string | null
}

interface Config {
  version: string
  /** Whether the demo keys are accepted. */
  demo: boolean
  /** The issuer for sign-in, if there is one. */
  signIn?: { issuer: string; clientId: string; scope: string; parameters: string } | null
  /** Whether customers get emails about their orders. */
  sendsMail?: boolean
  /** Whether the catalog has data of BuildCores OpenDB, whose licence wants it named. */
  hasOpenData?: boolean
  /** What papers show of the company; null before it has a name. */
  company?: Letterhead | null
  styleNonce?: string
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="buildorder"]')

export const config: Config = JSON.parse(meta?.content ?? '{}')

/** The prefix of all paths, without a trailing slash. */
export const basePath = new URL(document.baseURI).pathname.replace(/\/$/, '')
