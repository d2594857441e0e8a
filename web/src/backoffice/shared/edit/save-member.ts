import { isSame, isStale, LostUpdate } from './lost-update'

interface Versioned {
  version: number
}

export interface MemberChange<T extends Versioned> {
  /** As the page has it. */
  current: () => T
  read: (entity: T) => unknown
  /** The value that the change is based on. */
  base: unknown
  send: (version: number, attempt: number) => Promise<T>
  reload: () => Promise<T>
}

/** Other members may change meanwhile; each time, the change is sent again. */
const mostAttempts = 3

/**
 * Saves one member of an entity. If another member was changed meanwhile, the change is sent again with the new version; if it is
 * the same one, it is a lost update.
 */
export async function saveMember<T extends Versioned>(change: MemberChange<T>): Promise<T> {
  let entity = change.current()
  for (let attempt = 1; ; attempt++) {
    const theirs = change.read(entity)
    if (!isSame(theirs, change.base)) throw new LostUpdate(theirs)
    try {
      return await change.send(entity.version, attempt)
    } catch (error) {
      if (!isStale(error) || attempt === mostAttempts) throw error
      entity = await change.reload()
    }
  }
}

const queues = new Map<string, Promise<unknown>>()

/** Saves of one entity wait for each other, so that one's own change is no lost update. */
export function inOrder<T>(id: string, save: () => Promise<T>): Promise<T> {
  const before = queues.get(id) ?? Promise.resolve()
  const saved = before.then(save, save)
  queues.set(id, saved)
  const forget = () => {
    if (queues.get(id) === saved) queues.delete(id)
  }
  void saved.then(forget, forget)
  return saved
}
