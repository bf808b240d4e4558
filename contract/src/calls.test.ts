import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { callOfToday } from './earlier-addresses.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/**
 * Recorded calls of earlier browsers, by month, with the bodies they send. An open browser tab, or an answer pending on
 * a device, may be older than the server, so the server must keep accepting these calls. Never change existing entries.
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

/** Path parameters, by their names in braces. */
function paramsIn(path: string, url: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(url)?.slice(1) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
}

test.each(calls)(
  '$operation takes what the browser of $month sends: $url',
  ({ operation, method, path, url, body }) => {
    const endpoint = all[operation]
    const today = callOfToday(method, url)
    const [address = '', query = ''] = today.url.split('?')
    expect(today.method).toBe(endpoint?.method)
    // Uses the endpoint's own pattern, so that the path parameters are found again.
    expect(callOfToday(method, path)).toEqual({ method: endpoint?.method, url: endpoint?.path })
    const sent = [
      [endpoint?.params, paramsIn(endpoint?.path ?? '', address)],
      [endpoint?.query, Object.fromEntries(new URLSearchParams(query))],
      [endpoint?.body, body],
    ] as const
    for (const [schema, value] of sent) expect(schema?.safeParse(value).error?.issues ?? []).toEqual([])
  },
)
