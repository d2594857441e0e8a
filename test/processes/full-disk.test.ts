// The disk of the embedded database is full: a limit on file size has the same effect on one process.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/platform/store/store.ts'
import { contradictions } from '../support/consistency.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import {
  createCall,
  createSeededDatabase,
  eventually,
  placeOrder,
  randomFrom,
  runCommand,
  send,
  startProcess,
  submitCall,
  withTestStore,
} from '../support/processes.ts'
import { draftOf, startTestService } from '../support/service.ts'

const seed = 31_337
/** Writes beyond the limit fail, as on a full disk, instead of ending the process. 3 MB, in blocks of 512 bytes. */
const smallDisk = ['sh', '-c', 'trap "" XFSZ; ulimit -f 6000; exec "$@"', 'sh']

describe.skipIf(platform() === 'win32')('a full disk', () => {
  test('full disk: refuses writes, keeps what it answered, and works again when there is room', async () => {
    console.log(`full disk: seed ${seed}`)
    const database = await createSeededDatabase('sqlite')
    const small = await startProcess(database.env, smallDisk)
    const ledger = emptyLedger()
    const random = randomFrom(seed)
    const crowd = Array.from({ length: 8 }, (_, index) => createBuyer(`d${index}`, ledger, random))
    try {
      // Each buyer continues until a request fails.
      const deadline = Date.now() + 45_000
      await Promise.all(
        crowd.map((buyer) =>
          buyer.run(
            () => small.url,
            () => Date.now() > deadline,
          ),
        ),
      )
      expect(small.hasExited(), small.output()).toBe(false)
      expect(
        crowd.every(({ pending }) => pending !== undefined),
        'the disk was never full',
      ).toBe(true)

      // A little room may be left, and emptying the log frees some more: large drafts use it up.
      const large = draftOf(Array.from({ length: 400 }, (): [string, number] => ['PLENTY', 1]))
      const sendLarge = () => Promise.all(Array.from({ length: 5 }, () => send(small.url, createCall(large))))
      const refused = await eventually(sendLarge, (all) => all.every(({ status }) => status >= 500), 20_000)
      for (const { status, text, headers } of refused) {
        expect(status).toBe(503)
        expect(headers.has('retry-after')).toBe(true)
        expect(JSON.parse(text)).toMatchObject({ status, traceId: expect.any(String) })
        expect(text).not.toMatch(/sqlite|disk I\/O|buildorder\.db/i)
      }
      // Stored data can still be read.
      const [draftId = ''] = ledger.drafts.keys()
      expect((await send(small.url, { method: 'GET', path: `/checkout/v1/${draftId}` })).status).toBe(200)
      const livez = await fetch(`${small.url}/livez`)
      expect(livez.status).toBe(200)
    } finally {
      await small.kill()
    }

    const large = await startProcess(database.env)
    try {
      // Requests without success can be sent again now, and act once.
      const retried = await Promise.all(crowd.map((buyer) => buyer.retry(large.url)))
      expect(retried.filter((reply) => reply && reply.status >= 300)).toEqual([])
      await withTestStore(database.env, async (store) => {
        expect(await contradictions(store)).toEqual([])
        expect(await brokenPromises(store, ledger)).toEqual([])
      })
      await placeOrder(large.url, draftOf())
      const [submittedDraft = ''] = ledger.orders.keys()
      expect((await send(large.url, submitCall(submittedDraft))).code).toBe('checkout_already_submitted')
      console.log(`full disk: ${ledger.drafts.size} drafts and ${ledger.orders.size} orders were kept`)
    } finally {
      await large.kill()
      await database.drop()
    }
  })
})

/** Only root can make a disk of a few kilobytes. */
const folder = mkdtempSync(join(tmpdir(), 'buildorder-full-'))
const mount = (size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0
const unmount = () => spawnSync('umount', [folder])
const canMount = mount('4k') && unmount().status === 0
afterAll(() => rmSync(folder, { recursive: true }))

// At different sizes, the lock, the tables or the demo data find no room.
test.skipIf(!canMount).for(['0', '64k', '600k'])(
  'full disk: a first start with room for %s says what is full and what to do',
  async (room) => {
    mount(room === '0' ? '4k' : room)
    try {
      if (room === '0') writeFileSync(join(folder, 'other'), 'x'.repeat(4096))
      const { code, stderr } = await runCommand(['serve'], { DATA_DIR: folder, PORT: '0' })
      expect(code).toBe(1)
      expect(stderr).toMatch(/The disk of the database is full .*Free space on it/)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    } finally {
      unmount()
    }
  },
)

test('full disk: refused requests are counted in the log, one line per second, without a stack each', async () => {
  const lines: { msg: string; requests?: number; reason?: string; err?: object }[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const service = await startTestService('sqlite', {
    log,
    wrapStore: (store) => ({
      ...store,
      batch: () => Promise.reject(new StoreUnavailable('The disk is full.')),
    }),
  })
  try {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => service.request('POST', '/checkout/v1/create', { json: draftOf() })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
    const counted = () => lines.reduce((sum, { requests = 0 }) => sum + requests, 0)
    await eventually(
      async () => counted(),
      (count) => count === 20,
      10_000,
    )
    expect(counted()).toBe(20)
    expect(lines.length).toBeLessThan(10)
    expect(lines.every(({ reason, err }) => reason === 'The disk is full.' && err === undefined)).toBe(true)
  } finally {
    await service.stop()
  }
})
