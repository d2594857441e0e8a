// Computes proposals in a thread of its own, so that a search delays no other request. The thread follows the
// snapshots of the service and is replaced when it ends.
import type { Prices } from '../../catalog/prices.ts'
import { Problem } from '../../contract/problems.ts'
import { type Link, openLink } from './link.ts'
import type { FromThread, Question } from './messages.ts'
import type { AdvisorCatalog, Shortage } from './snapshots.ts'

export interface Advisor {
  /** Resolves once the catalog is on its way: every later question is answered from it. */
  useCatalog(catalog: AdvisorCatalog): Promise<void>
  usePrices(prices: Prices): Promise<void>
  /** The JSON of the answer. The first question starts the thread. */
  ask(question: Question, shortage: Shortage, isWanted?: () => boolean): Promise<string | Problem>
  close(): Promise<void>
}

interface Asked {
  question: Question
  shortage: Shortage
  isWanted: () => boolean
  isSent: boolean
  resolve: (outcome: string | Problem) => void
  reject: (error: Error) => void
}

/** How often to check whether questions are still wanted. */
const checkMs = 50
/** A thread that ends again and again is started at most this often. */
const restartMs = 1000

/** Questions without an answer. Those that are no longer wanted are ended. */
function keepQuestions(onUnwanted: (id: number) => void) {
  const open = new Map<number, Asked>()
  let asked = 0
  let check: NodeJS.Timeout | undefined

  function settle(id: number): Asked | undefined {
    const each = open.get(id)
    open.delete(id)
    if (open.size === 0) clearInterval(check)
    return each
  }
  function endUnwanted(): void {
    for (const [id, { isWanted }] of open) {
      if (isWanted()) continue
      settle(id)?.resolve(new Problem('overloaded'))
      onUnwanted(id)
    }
  }
  return {
    open,
    /** Returns the number of the question. */
    add(each: Asked): number {
      if (open.size === 0) check = setInterval(endUnwanted, checkMs)
      open.set(++asked, each)
      return asked
    },
    /** Removes a question that gets its answer. */
    settle,
  }
}

export function createAdvisor(onFailure: (error: Error) => void): Advisor {
  const { open, add, settle } = keepQuestions((id) => link?.post({ cancel: id }))
  let catalog: AdvisorCatalog | undefined
  let prices: Prices | undefined
  let link: Link | undefined
  let hasSnapshots = false
  let lastStart = Number.NEGATIVE_INFINITY
  let isClosed = false
  let restart: NodeJS.Timeout | undefined

  function start(): void {
    restart = undefined
    lastStart = performance.now()
    const own = openLink({ onMessage: receive, onEnd: (reason) => replace(reason) })
    link = own
    hasSnapshots = false
    if (catalog) void own.sendCatalog(catalog)
    const sent = own.sendPrices(prices ?? new Map())
    void sent.then(() => {
      if (link !== own) return
      hasSnapshots = true
      for (const [id, each] of open) send(own, id, each)
    })
  }

  function send(to: Link, id: number, each: Asked): void {
    each.isSent = true
    to.sendShortage(each.shortage)
    to.post({ ask: id, question: each.question })
  }

  function receive({ answers, outcome }: FromThread): void {
    const each = settle(answers)
    if (!each) return
    if ('json' in outcome) each.resolve(outcome.json)
    else if ('refusal' in outcome) each.resolve(new Problem(outcome.refusal, outcome.detail))
    else each.reject(new Error(`A proposal could not be computed: ${outcome.failure}`))
  }

  /** Questions that the thread had are lost; those that it had not are sent to its successor. */
  function replace(reason: string): void {
    link = undefined
    hasSnapshots = false
    if (isClosed) return
    const error = new Error(`The thread that computes proposals ended: ${reason}`)
    onFailure(error)
    for (const [id, { isSent }] of open) if (isSent) settle(id)?.reject(error)
    restart = setTimeout(start, Math.max(0, lastStart + restartMs - performance.now()))
  }

  return {
    useCatalog: async (newest) => {
      catalog = newest
      await link?.sendCatalog(newest)
    },
    usePrices: async (newest) => {
      prices = newest
      await link?.sendPrices(newest)
    },
    ask: (question, shortage, isWanted = () => true) =>
      new Promise((resolve, reject) => {
        if (isClosed) return resolve(new Problem('overloaded'))
        const each = { question, shortage, isWanted, isSent: false, resolve, reject }
        const id = add(each)
        if (link && hasSnapshots) send(link, id, each)
        else if (!link && !restart) start()
      }),
    close: async () => {
      isClosed = true
      clearTimeout(restart)
      for (const id of open.keys()) settle(id)?.resolve(new Problem('overloaded'))
      await link?.stop()
    },
  }
}
