import { type Endpoint, unversioned } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { imageAddress } from './questions/images.ts'

interface Called {
  readonly method: string
  readonly url: string
}

interface Earlier {
  readonly method: string
  readonly pattern: RegExp
  readonly today: { readonly method: string; readonly path: string }
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const parameters = (path: string): number => path.split('{').length

const all = Object.values<Endpoint>(endpoints)

/** Calls whose paths the specification fixes. They have not moved. */
const fixed = all
  .filter(({ isFixed }) => isFixed)
  .map(({ method, path }) => ({ method, pattern: patternOf(path) }))

const moved: readonly Pick<Endpoint, 'method' | 'path' | 'earlier'>[] = [
  { method: 'GET', path: imageAddress },
  ...all.filter(({ isFixed }) => isFixed !== true),
]

/** How earlier releases made each call. Paths with fewer parameters come first, as in a router. */
const earlier: readonly Earlier[] = moved
  .flatMap(({ method, path, earlier: others = [] }) =>
    [`${method} ${unversioned(path)}`, ...others].map((call) => {
      const [before = '', address = ''] = call.split(' ')
      return { method: before, address, today: { method, path } }
    }),
  )
  .toSorted((one, other) => parameters(one.address) - parameters(other.address))
  .map(({ method, address, today }) => ({ method, pattern: patternOf(address), today }))

/**
 * The current form of a call, because pages of earlier releases may still be open in a browser. Returns the call
 * unchanged if it has not moved.
 */
export function callOfToday(method: string, url: string): Called {
  if (!url.startsWith('/api/') || url.startsWith('/api/v1/')) return { method, url }
  const end = url.indexOf('?')
  const [address, search] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  if (fixed.some((call) => call.method === method && call.pattern.test(address))) return { method, url }
  for (const { pattern, today, ...before } of earlier) {
    if (before.method !== method) continue
    const found = pattern.exec(address)
    if (found === null) continue
    const path = today.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? '')
    return { method: today.method, url: path + search }
  }
  return { method, url }
}
