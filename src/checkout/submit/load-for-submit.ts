// What a submit decides by: the draft and the stock of its products. All that a process remembers for this is here.
// Memory can be out of date, because other processes submit drafts and take units. So it may accept a submit, which the
// writes check again, but never refuse one (docs/decisions/checkout-and-submit.md).
//
// perf: a submit on PostgreSQL takes 39 % more processor time without remembered drafts and 27 % more without remembered
// stock (558 µs, 777 µs, 689 µs in one run), and a third fewer submits per second without drafts. On SQLite, the stock makes
// no difference that can be measured. `npm run bench -- submit-checkout postgres` shows the figure with both.
import { LRUCache } from 'lru-cache'
import { freeUnits, type StockLevel } from '../../inventory/availability.ts'
import { loadStock } from '../../inventory/stock.ts'
import type { Store } from '../../platform/store/store.ts'
import { type Draft, loadDraft } from '../draft.ts'
import { unitsWanted } from '../stock-of-draft.ts'

export interface LoadedForSubmit {
  draft: Draft
  stock: ReadonlyMap<string, StockLevel>
  /** If draft or stock are from memory, a refusal must be decided again with both from the database. */
  isRemembered: boolean
}

export interface SubmitMemory {
  /** Called before the draft is stored. The length of its text is the room it takes. */
  rememberDraft(draft: Draft, length: number): void
  /** Undefined if there is no such draft, or it is not of one of these accounts. */
  loadForSubmit(
    id: string,
    accounts: readonly string[],
    source: 'memory' | 'database',
  ): Promise<LoadedForSubmit | undefined>
  /** The stock of a draft from the database. */
  reloadStock(draft: Draft): Promise<ReadonlyMap<string, StockLevel>>
}

/** Characters of all remembered drafts. */
const maxDraftChars = 12_000_000

export function createSubmitMemory(store: Store): SubmitMemory {
  // On SQLite, remembering a draft costs as much as reading it.
  const drafts =
    store.engine === 'postgres' ? new LRUCache<string, Draft>({ maxSize: maxDraftChars }) : undefined
  const stockMemory = rememberStock()

  /** Removes the draft: if it is submitted again, the database knows whether it is an order already. */
  function takeDraft(id: string): Draft | undefined {
    const draft = drafts?.get(id)
    drafts?.delete(id)
    return draft
  }

  async function reloadStock({ quote }: Draft): Promise<ReadonlyMap<string, StockLevel>> {
    const levels = await loadStock(store, unitsWanted(quote.lines))
    stockMemory.learn(levels)
    return levels
  }

  return {
    rememberDraft: (draft, length) => void drafts?.set(draft.id, draft, { size: length }),
    async loadForSubmit(id, accounts, source) {
      const recent = source === 'memory' ? takeDraft(id) : undefined
      const draft = recent ?? (await loadDraft(store, id))
      if (!draft || !accounts.includes(draft.account)) return undefined
      const remembered = source === 'memory' ? stockMemory.claim(unitsWanted(draft.quote.lines)) : undefined
      return {
        draft,
        stock: remembered ?? (await reloadStock(draft)),
        isRemembered: recent !== undefined || remembered !== undefined,
      }
    },
    reloadStock,
  }
}

export interface StockMemory {
  /** Counts these units as claimed and returns the stock to decide by; undefined if memory does not have enough units. */
  claim(wanted: ReadonlyMap<string, number>): ReadonlyMap<string, StockLevel> | undefined
  /** Called with every stock that was read. */
  learn(levels: ReadonlyMap<string, StockLevel>): void
}

/** No order waits for free units, so supply and queue do not matter. */
const freeOnly = { reserved: 0, waiting: 0, isDiscontinued: false, supply: [], supplyVersion: 0 }

/** The free units of each product at the last read, less those claimed since. */
export function rememberStock(): StockMemory {
  const free = new Map<string, number>()
  const isFree = (productId: string, units: number) => (free.get(productId) ?? 0) >= units

  return {
    claim(wanted) {
      if (!wanted.entries().every(([productId, units]) => isFree(productId, units))) return undefined
      const levels = new Map<string, StockLevel>()
      for (const [productId, units] of wanted) {
        const onHand = free.get(productId) as number
        levels.set(productId, { ...freeOnly, onHand })
        free.set(productId, onHand - units)
      }
      return levels
    },
    learn(levels) {
      for (const [productId, level] of levels) free.set(productId, freeUnits(level))
    },
  }
}
