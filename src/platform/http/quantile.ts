/** How many took at most so long, those of all smaller buckets included. The last bucket takes everything. */
export interface Bucket {
  upTo: number
  count: number
}

/**
 * How long at most the given share took, guessed from buckets in rising order: inside a bucket by proportion, as
 * Prometheus does it. Of what took longer than the last bound, no more is known than that.
 */
export function quantile(buckets: Bucket[], share: number): number {
  const wanted = share * (buckets.at(-1)?.count ?? 0)
  let below: Bucket = { upTo: 0, count: 0 }
  for (const bucket of buckets) {
    if (bucket.count >= wanted && bucket.count > below.count) {
      if (bucket.upTo === Number.POSITIVE_INFINITY) return below.upTo
      const depth = (wanted - below.count) / (bucket.count - below.count)
      return below.upTo + depth * (bucket.upTo - below.upTo)
    }
    below = bucket
  }
  return 0
}
