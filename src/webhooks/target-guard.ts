// Guard against server-side request forgery: webhooks must not reach the operator's internal network. Checked when a
// webhook is created and again on every connection, because names can resolve to other addresses later.
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Not of the public Internet: RFC 6890 and the registry of special addresses. */
const special4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, cloud metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]
/** Public IPv6 is inside 2000::/3, which leaves out loopback, mapped IPv4, NAT64, unique local, link-local, multicast. */
const public6: [network: string, prefix: number] = ['2000::', 3]
const special6: [network: string, prefix: number][] = [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which carries an IPv4 address
  ['3fff::', 20], // documentation
]

// Separate lists: in a common one, a rule about mapped addresses would also apply to plain IPv4.
const ipv4 = new BlockList()
for (const [network, prefix] of special4) ipv4.addSubnet(network, prefix, 'ipv4')
const ipv6 = new BlockList()
for (const [network, prefix] of special6) ipv6.addSubnet(network, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...public6, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !ipv4.check(address, 'ipv4')
  if (isIP(address) === 6) return global6.check(address, 'ipv6') && !ipv6.check(address, 'ipv6')
  return false
}

const localNames = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/** The error in a webhook's target address, or undefined. Names are resolved later. */
export function targetProblem(text: string, allowPrivate: boolean): string | undefined {
  if (!URL.canParse(text)) return 'must be an address such as https://example.com/hooks'
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return 'must begin with https:// or http://'
  if (username !== '' || password !== '') return 'must not hold a user name or a password'
  if (allowPrivate) return undefined
  const host = hostOf(hostname)
  const isRefused = isIP(host) === 0 ? localNames.test(host) : !isPublicAddress(host)
  return isRefused ? `must not lead into a private network, as ${hostname} does` : undefined
}

/** Without the brackets of an IPv6 address. */
const hostOf = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** A lookup that fails if any address of the name is private. The connection uses the checked addresses. */
export const guardedLookup =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      if (error) return callback(error, found, family)
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      if (addresses.every(isPublicAddress)) return callback(null, found, family)
      // Which address it is, is not for the reader of this message.
      callback(new Error('The address leads into a private network.'), found, family)
    })
