// Requests whose credential is not known to be valid, while the service is overloaded. Each network address has one small
// number of them per interval, whatever credentials it invents.

export interface UnverifiedLimit {
  /** Whether one more request of the address may pass. */
  mayPass(address: string): boolean
  /** A new interval begins. */
  renew(): void
}

export function limitUnverified(perInterval: number): UnverifiedLimit {
  let passed = new Map<string, number>()
  return {
    mayPass(address) {
      const count = (passed.get(address) ?? 0) + 1
      passed.set(address, count)
      return count <= perInterval
    },
    renew() {
      if (passed.size > 0) passed = new Map()
    },
  }
}
