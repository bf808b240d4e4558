import type { Chance } from './chance.ts'

/** The most values that a key keeps; the oldest is dropped. */
const maxValues = 60
/** The most pools to keep; the oldest is dropped. */
const maxPools = 6000
/** Keys whose values are text for people. */
const dull = new Set(['detail', 'message', 'title', 'text', 'name', 'label', 'words', 'feedback', 'summary'])

type Params = Readonly<Record<string, unknown>>

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')
/** Returns the last word of a path: `/api/v1/classrooms/{id}/groups` is about groups. */
const areaOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .at(-1) ?? ''
/** Returns the path segment before a parameter, which says what the parameter identifies. */
const ownerOf = (path: string, name: string) => new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(path)?.[1]

/** Collects real values from replies by key, by API area, and by the object that the call was about. */
export function createHarvest() {
  const pools = new Map<string, unknown[]>()

  const put = (key: string, value: unknown) => {
    const pool = pools.get(key) ?? []
    if (!pool.includes(value)) pool.push(value)
    if (pool.length > maxValues) pool.shift()
    pools.set(key, pool)
    const [oldest] = pools.keys()
    if (pools.size > maxPools && oldest !== undefined) pools.delete(oldest)
  }

  /** `scope` is the id of the object that the call was about. */
  function take(
    value: unknown,
    at: { area: string; scope: string; parent: string; key: string; depth: number },
  ): void {
    const { area, scope, parent, key, depth } = at
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 20)) take(one, { ...at, key: singular(key) })
      return
    }
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        take(inner, { area, scope, parent: key, key: name, depth: depth + 1 })
      return
    }
    if (key === '' || dull.has(key) || value === null || typeof value === 'boolean') return
    if (typeof value === 'string' && (value === '' || value.length > 3000)) return
    const names = [key]
    // A nested id belongs to a different object.
    if (key !== 'id' || depth === 1) names.push(`${area}.${key}`)
    // The id in `{ student: { id } }` is a studentId.
    if (key === 'id' && parent !== '') names.push(`${parent}Id`)
    if (key === 'id' && depth === 1) names.push(`${singular(area)}Id`)
    for (const name of names) put(name, value)
    if (scope !== '') for (const name of names) put(`${scope}/${name}`, value)
  }

  const scopeOf = (params: Params): string => (typeof params['id'] === 'string' ? params['id'] : '')

  return {
    put,
    take: (path: string, params: Params, reply: unknown) =>
      take(reply, { area: areaOf(path), scope: scopeOf(params), parent: '', key: '', depth: 0 }),

    /** Forgets values that returned 404 or 410, so that they are not used again. */
    drop(path: string, params: Params): void {
      for (const [name, value] of Object.entries(params)) {
        const owner = ownerOf(path, name) ?? ''
        for (const key of [`${owner}.${name}`, `${singular(owner)}Id`, name]) {
          const pool = pools.get(key)
          const at = pool?.indexOf(value) ?? -1
          if (at >= 0) pool?.splice(at, 1)
        }
      }
    },

    /** Returns a harvested value for a name, preferably from the object that the call is about. */
    find(
      { chance, path, scope }: { chance: Chance; path: string; scope?: string | undefined },
      name: string,
      type: unknown,
    ): unknown {
      if (name === '' || name === 'attemptId' || type === 'object' || type === 'array') return undefined
      const owner = ownerOf(path, name)
      const isOwn = owner !== undefined && name === 'id'
      const keys = [
        ...(scope === undefined || isOwn ? [] : [`${scope}/${name}`]),
        `${owner ?? areaOf(path)}.${name}`,
        ...(isOwn ? [`${singular(owner)}Id`] : owner !== undefined && name === 'token' ? [] : [name]),
      ]
      const pool = keys.map((key) => pools.get(key) ?? []).find((found) => found.length > 0)
      if (pool === undefined) return undefined
      // Prefers recent values, because older ones may have been deleted.
      const at = Math.floor(pool.length * Math.sqrt(chance.real()))
      const found = pool[Math.min(at, pool.length - 1)]
      const isNumber = type === 'integer' || type === 'number'
      if (type !== undefined && isNumber !== (typeof found === 'number')) return undefined
      return found
    },

    clear: () => pools.clear(),

    /** Returns the newest value of a key. */
    last: (key: string): unknown => pools.get(key)?.at(-1),
  }
}

export type Harvest = ReturnType<typeof createHarvest>
