// The addresses of pictures that a product may have.

/** Where an uploaded picture is read. */
export const imagePath = (imageId: string) => `/catalog/v1/images/${imageId}`

/** The id in the address of an uploaded picture; undefined for an address elsewhere. */
export const uploadedId = (address: string): string | undefined =>
  /^\/catalog\/v1\/images\/([0-9a-f]{40})$/.exec(address)?.[1]

/** A host could contain a semicolon, which would begin another directive in a Content-Security-Policy. */
const plainHost = /^[a-z0-9.-]+(:\d+)?$/

/** The origin of a picture on another server; undefined if the address is not allowed. */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, origin, username, password } = new URL(address)
  const isAllowed = protocol === 'https:' && plainHost.test(host) && username === '' && password === ''
  return isAllowed ? origin : undefined
}

export const isImageAddress = (address: string): boolean =>
  uploadedId(address) !== undefined || originOf(address) !== undefined

export const whatAnAddressIs = 'is neither an https address nor the `url` of an uploaded picture'
