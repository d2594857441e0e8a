// Accounts by number and name. They are in memory; the words of their names are read once per snapshot.
import type { StoredAccount } from '../accounts/account.ts'
import type { Directory } from '../accounts/directory.ts'
import type { TurnTaker } from '../platform/turns/take-turns.ts'
import { nearWords } from './near-words.ts'
import { termOf, wordTerms } from './terms.ts'

interface AccountIndex {
  /** In the order of the alphabet. */
  words: readonly string[]
  accounts: ReadonlyMap<string, ReadonlySet<StoredAccount>>
}

type Accounts = Directory['accounts']

const betweenPauses = 500
const indexes = new WeakMap<Accounts, AccountIndex>()

/** Accounts with every word of a reading, current ones first. The first reading that finds something counts. */
export async function findAccounts(
  accounts: Accounts,
  readings: readonly (readonly string[])[],
  turns: TurnTaker,
  limit: number,
): Promise<StoredAccount[]> {
  const index = indexes.get(accounts) ?? (await turns.run(indexAccounts(accounts)))
  indexes.set(accounts, index)
  for (const words of readings) {
    const [first, ...others] = words.map((word) => accountsOfWord(index, word))
    const found = [...(first ?? [])].filter((account) => others.every((those) => those.has(account)))
    if (found.length > 0) return found.sort(currentFirst).slice(0, limit)
  }
  return []
}

const currentFirst = (a: StoredAccount, b: StoredAccount) =>
  Number(a.retiredAt !== null) - Number(b.retiredAt !== null) || (a.name < b.name ? -1 : 1)

function* indexAccounts(accounts: Accounts): Generator<undefined, AccountIndex> {
  const found = new Map<string, Set<StoredAccount>>()
  let read = 0
  for (const account of accounts.values()) {
    for (const word of [termOf(account.id), termOf(account.name), ...wordTerms(account.name)]) {
      const known = found.get(word)
      if (known) known.add(account)
      else found.set(word, new Set([account]))
    }
    if (++read % betweenPauses === 0) yield
  }
  return { words: [...found.keys()].sort(), accounts: found }
}

/** Of words that begin with the typed one; if there are none, of those with one letter written otherwise. */
function accountsOfWord({ words, accounts }: AccountIndex, typed: string): Set<StoredAccount> {
  const beginning: string[] = []
  for (let at = placeOf(words, typed); words[at]?.startsWith(typed); at++) beginning.push(words[at] as string)
  const meant = beginning.length > 0 ? beginning : nearWords(typed)
  return new Set(meant.flatMap((word) => [...(accounts.get(word) ?? [])]))
}

/** The place of the first word that is not before the typed one. */
function placeOf(words: readonly string[], typed: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] as string) < typed) low = middle + 1
    else high = middle
  }
  return low
}
