import type { Now } from './clock.ts'

export interface Cache<Key, Value> {
  /** The cached value, else a fresh one; callers that ask at once share one look-up. */
  get(key: Key): Promise<Value>
  /** The cached value, without a look-up. */
  peek(key: Key): Promise<Value> | undefined
  set(key: Key, value: Value): void
  forget(key: Key): void
  /** Removes everything. */
  clear(): void
}

/**
 * Caches what was read, for calls that are polled. The copy of the server that writes sets or forgets the
 * key itself; other copies see the change when `seconds` have passed.
 */
export function createCache<Key, Value>(needs: {
  now: Now
  seconds: number
  /** The oldest entry is removed when there are more. */
  max: number
  load: (key: Key) => Promise<Value>
}): Cache<Key, Value> {
  const entries = new Map<Key, { value: Promise<Value>; until: number }>()

  const store = (key: Key, value: Promise<Value>) => {
    entries.delete(key)
    entries.set(key, { value, until: needs.now().getTime() + needs.seconds * 1000 })
    if (entries.size > needs.max) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
  }
  return {
    get(key) {
      const found = entries.get(key)
      if (found && found.until > needs.now().getTime()) return found.value
      const value = needs.load(key)
      store(key, value)
      // A failed look-up is not cached; every caller that waits for it gets the error.
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key)
      })
      return value
    },
    peek: (key) => entries.get(key)?.value,
    set: (key, value) => store(key, Promise.resolve(value)),
    forget: (key) => {
      entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}
