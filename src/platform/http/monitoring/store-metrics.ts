// Metrics of the database: the same names on both engines, where both have the figure.
import type { Store } from '../../store/store.ts'
import type { Metrics } from './metrics.ts'

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const groupSizes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

/** `size` gives the bytes of the whole database; undefined while they are not known. */
export function measureStore(
  { addGauge, addHistogram }: Metrics,
  store: Store,
  size: () => number | undefined,
) {
  store.observe({
    queueSeconds: addHistogram({
      name: 'database_queue_seconds',
      help: 'How long reads and batches waited: for the writer of the embedded database, or for a connection of the pool.',
      label: 'lane',
      buckets: seconds,
    }),
    groupBatches: addHistogram({
      name: 'database_group_batches',
      help: 'Batches that one commit stored.',
      buckets: groupSizes,
    }),
    commitSeconds: addHistogram({
      name: 'database_commit_seconds',
      help: 'Time of one commit, with its writes: in the writer of the embedded database, or until PostgreSQL answered.',
      buckets: seconds,
    }),
  })
  addGauge({
    name: 'database_queue_length',
    help: 'Reads and batches that wait at the moment.',
    label: 'lane',
    read: () => Object.entries(store.state().waiting),
  })
  addGauge({
    name: 'database_connections',
    help: 'Connections of the pool to PostgreSQL, by state.',
    label: 'state',
    read: () => Object.entries(store.state().connections),
  })
  addGauge({
    name: 'database_size_bytes',
    help: 'Size of the whole database, measured once a minute.',
    read: () => size() ?? Number.NaN,
  })
  const { files } = store
  if (!files) return
  addGauge({
    name: 'database_file_bytes',
    help: 'Size of the embedded database.',
    read: () => files().database,
  })
  addGauge({
    name: 'database_log_bytes',
    help: 'Size of the write-ahead log of the embedded database.',
    read: () => files().log,
  })
}
