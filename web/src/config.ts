// What the service wrote into the document when it served it.

interface Config {
  version: string
  /** Whether the demo's keys work here. */
  demo: boolean
  /** Where people sign in, if not with a key. */
  signIn?: { issuer: string; clientId: string; scope: string; parameters: string } | null
  styleNonce?: string
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="buildorder"]')

export const config: Config = JSON.parse(meta?.content ?? '{}')

/** The prefix before all paths, without a slash at the end. */
export const basePath = new URL(document.baseURI).pathname.replace(/\/$/, '')
