import type { Chance } from './chance.ts'

/** Values that a key keeps: the oldest go. */
const kept = 60
/** Keys whose values are words for people. */
const dull = new Set(['detail', 'message', 'title', 'text', 'name', 'label', 'words', 'feedback', 'summary'])

/** Real values out of replies, by key and by the part of the site that they came from. */
export function createHarvest() {
  const pools = new Map<string, unknown[]>()
  const interactions = new Map<string, Readonly<Record<string, unknown>>>()

  const put = (key: string, value: unknown) => {
    const pool = pools.get(key) ?? []
    if (!pool.includes(value)) pool.push(value)
    if (pool.length > kept) pool.shift()
    pools.set(key, pool)
  }
  /** The last word of a path: a call of `/api/classrooms/{id}/groups` tells of groups. */
  const areaOf = (path: string) =>
    path
      .split('/')
      .filter((part) => part !== '' && !part.startsWith('{'))
      .at(-1) ?? ''
  /** Whose parameter it is: the word before it. */
  const ownerOf = (path: string, name: string) => new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(path)?.[1]

  function take(value: unknown, area: string, parent: string, key: string, depth = 0): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 20)) take(one, area, parent, key.replace(/s$/, ''), depth)
      return
    }
    if (typeof value === 'object' && value !== null) {
      const token: unknown = Reflect.get(value, 'token')
      const interaction: unknown = Reflect.get(value, 'interaction')
      if (typeof token === 'string' && typeof interaction === 'object' && interaction !== null) {
        interactions.set(token, { ...interaction })
        if (interactions.size > 400) interactions.delete([...interactions.keys()][0] ?? '')
      }
      for (const [name, inner] of Object.entries(value)) take(inner, area, key, name, depth + 1)
      return
    }
    if (key === '' || dull.has(key) || value === null || typeof value === 'boolean') return
    if (typeof value === 'string' && (value === '' || value.length > 3000)) return
    // Deeper ids are those of other things.
    if (key !== 'id' || depth === 1) put(`${area}.${key}`, value)
    put(key, value)
    // `{ student: { id } }` is a studentId.
    if (key === 'id' && parent !== '') put(`${parent}Id`, value)
    if (key === 'id' && depth === 1) put(`${area.replace(/ies$/, 'y').replace(/s$/, '')}Id`, value)
  }

  return {
    take: (path: string, reply: unknown) => take(reply, areaOf(path), '', ''),
    put,
    find(chance: Chance, path: string, name: string, type: unknown): unknown {
      if (name === '' || name === 'attemptId' || type === 'object' || type === 'array') return undefined
      const owner = ownerOf(path, name)
      const pool =
        pools.get(`${owner ?? areaOf(path)}.${name}`) ??
        (owner !== undefined && name === 'token' ? [] : pools.get(name)) ??
        []
      if (pool.length === 0) return undefined
      // Later ones are the likelier ones: what was deleted is old.
      const at = Math.floor(pool.length * Math.sqrt(chance.real()))
      const found = pool[Math.min(at, pool.length - 1)]
      const isNumber = type === 'integer' || type === 'number'
      if (type !== undefined && isNumber !== (typeof found === 'number')) return undefined
      return found
    },
    interactionOf: (token: unknown) => (typeof token === 'string' ? interactions.get(token) : undefined),
  }
}

export type Harvest = ReturnType<typeof createHarvest>
