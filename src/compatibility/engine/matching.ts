/**
 * Finds a place for every guest, each place taken once (a bipartite matching by augmenting paths), and returns the
 * guests that find none in a largest matching. Lists are a handful long.
 */
export const unplaced = <Guest, Place>(
  guests: readonly Guest[],
  places: readonly Place[],
  fits: (guest: Guest, place: Place) => boolean,
): Guest[] => {
  const takenBy = new Map<number, number>()
  const settle = (guest: number, tried: Set<number>): boolean =>
    places.some((place, index) => {
      if (tried.has(index) || !fits(guests[guest] as Guest, place)) return false
      tried.add(index)
      const holder = takenBy.get(index)
      if (holder !== undefined && !settle(holder, tried)) return false
      takenBy.set(index, guest)
      return true
    })
  return guests.filter((_, guest) => !settle(guest, new Set()))
}
