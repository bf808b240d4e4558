import type { Now } from './clock.ts'

export interface Cache<Key, Value> {
  /** Returns the cached value, or loads it. Concurrent callers share one load. */
  get(key: Key): Promise<Value>
  /** Returns the cached value without loading it, even if it has expired. */
  peek(key: Key): Promise<Value> | undefined
  set(key: Key, value: Value): void
  forget(key: Key): void
  /** Removes everything. */
  clear(): void
}

/**
 * Caches values that polled endpoints read. The instance that writes a value sets or forgets the key itself; other
 * instances see the change after `seconds`.
 */
export function createCache<Key, Value>(deps: {
  now: Now
  seconds: number
  /** When there are more entries, the oldest is removed. */
  max: number
  load: (key: Key) => Promise<Value>
}): Cache<Key, Value> {
  const entries = new Map<Key, { value: Promise<Value>; until: number }>()

  const store = (key: Key, value: Promise<Value>) => {
    entries.delete(key)
    entries.set(key, { value, until: deps.now().getTime() + deps.seconds * 1000 })
    if (entries.size > deps.max) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
  }
  return {
    get(key) {
      const found = entries.get(key)
      if (found && found.until > deps.now().getTime()) return found.value
      const value = deps.load(key)
      store(key, value)
      // A failed load is not cached; every caller waiting for it gets the error.
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
