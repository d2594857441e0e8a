/** A cumulative histogram bucket. The last bucket contains all values. */
export interface Bucket {
  upTo: number
  count: number
}

/**
 * A quantile, estimated from buckets in ascending order by linear interpolation inside a bucket, like Prometheus. Values
 * above the last bound are reported as that bound.
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
