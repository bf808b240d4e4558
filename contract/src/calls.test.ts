import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { callOfToday } from './earlier-addresses.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/*
 * Calls that a month's browser makes, with what it sends. A browser that is open, or an answer that waits on a device,
 * is older than the server: what was taken then is taken now. What is there is never changed.
 */
const Call = z.object({
  operation: z.string(),
  method: z.string(),
  path: z.string(),
  /** The path with its values, and the query. */
  url: z.string(),
  body: z.unknown().optional(),
})
const folder = join(import.meta.dirname, '..', 'calls')
const calls = globSync('*.json', { cwd: folder }).flatMap((file) =>
  z
    .array(Call)
    .parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .map((call) => ({ month: file, ...call })),
)
const all: Readonly<Record<string, Endpoint>> = endpoints

/** The values of a path, by the names in braces. */
function paramsIn(path: string, url: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(url)?.slice(1) ?? []
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]))
}

test.each(calls)(
  '$operation takes what the browser of $month sends: $url',
  ({ operation, method, path, url, body }) => {
    const endpoint = all[operation]
    const today = callOfToday(method, url)
    const [address = '', query = ''] = today.url.split('?')
    expect(today.method).toBe(endpoint?.method)
    // By its own pattern, so that the values of the path are found again.
    expect(callOfToday(method, path)).toEqual({ method: endpoint?.method, url: endpoint?.path })
    const sent = [
      [endpoint?.params, paramsIn(endpoint?.path ?? '', address)],
      [endpoint?.query, Object.fromEntries(new URLSearchParams(query))],
      [endpoint?.body, body],
    ] as const
    for (const [schema, value] of sent) expect(schema?.safeParse(value).error?.issues ?? []).toEqual([])
  },
)
