import type { Now } from './clock.ts'

export interface Cache<Key, Value> {
  /** The kept value, else a fresh one; callers that ask at once share one look-up. */
  get(key: Key): Promise<Value>
  /** The kept value, without a look-up. */
  peek(key: Key): Promise<Value> | undefined
  set(key: Key, value: Value): void
  forget(key: Key): void
  /** Forgets everything. */
  clear(): void
}

/**
 * Keeps what was read, for calls that are polled. The copy of the server that writes sets or forgets the
 * key itself; other copies see the change when `seconds` have passed.
 */
export function createCache<Key, Value>(needs: {
  now: Now
  seconds: number
  /** The oldest goes when there are more. */
  most: number
  load: (key: Key) => Promise<Value>
}): Cache<Key, Value> {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>()

  const keep = (key: Key, value: Promise<Value>) => {
    kept.delete(key)
    kept.set(key, { value, until: needs.now().getTime() + needs.seconds * 1000 })
    if (kept.size > needs.most) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (found && found.until > needs.now().getTime()) return found.value
      const value = needs.load(key)
      keep(key, value)
      // A failed look-up is not kept; anyone who asked is told of it.
      value.catch(() => {
        if (kept.get(key)?.value === value) kept.delete(key)
      })
      return value
    },
    peek: (key) => kept.get(key)?.value,
    set: (key, value) => keep(key, Promise.resolve(value)),
    forget: (key) => {
      kept.delete(key)
    },
    clear: () => kept.clear(),
  }
}
