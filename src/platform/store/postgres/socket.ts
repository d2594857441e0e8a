import { type LookupFunction, Socket } from 'node:net'

/** A socket for `pg` that finds the host with a lookup of ours: the system's own can neither be cancelled nor limited. */
export class LookupSocket extends Socket {
  readonly #lookup: LookupFunction

  constructor(lookup: LookupFunction) {
    super()
    this.#lookup = lookup
  }

  /** `pg` calls it with a port and a host, or with the path of a local socket. */
  override connect(...target: unknown[]): this {
    const [port, host] = target
    return typeof port === 'number' && typeof host === 'string'
      ? super.connect({ port, host, lookup: this.#lookup })
      : super.connect(String(port))
  }
}
