// Several servers in one address, in libpq's form: postgres://user:password@one:5432,two:5433/shop. `pg` knows one host.

export interface Hosts {
  /** One address for each host, in the order in which they are tried. */
  urls: string[]
  /** The value of target_session_attrs, if the address has one. */
  target: string | undefined
}

const form = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s
const parameter = /([?&])target_session_attrs=([^&#]*)(&|(?=#|$))/

/** Takes the address apart; whether its parts are valid is for others to check. */
export function hostsOf(address: string): Hosts {
  const target = parameter.exec(address)?.[2]
  const plain = address.replace(parameter, (_, before, _value, after) => (after ? before : ''))
  const [, start = '', hosts = '', rest = ''] = form.exec(plain) ?? []
  const urls = hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [plain]
  return { urls, target }
}

/** Values of target_session_attrs that suit a service that writes. */
const writing = ['read-write', 'primary']

/** Whether servers that refuse writes are skipped. One host without target_session_attrs is used as it is. */
export const mustBeWritable = ({ urls, target = urls.length > 1 ? 'read-write' : 'any' }: Hosts) =>
  writing.includes(target)

/** Values of target_session_attrs that suit reads which may be stale. */
const reading = [undefined, 'any', 'read-only', 'standby', 'prefer-standby']

export const suitsReads = ({ target }: Hosts) => reading.includes(target)

/** Several hosts are servers of one cluster, and only its primary can serve: the others could be behind. */
export const suitsWrites = (hosts: Hosts) =>
  mustBeWritable(hosts) || (hosts.urls.length === 1 && hosts.target === 'any') || hosts.target === undefined
