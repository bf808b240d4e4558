import { appendFileSync, readFileSync } from 'node:fs'
import { callOfToday } from '@skills-center/contract/earlier-addresses'
import { endpoints } from '@skills-center/contract/endpoints'
import { Problem } from '@skills-center/contract/problem'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const file = fileURLToPath(import.meta.resolve('@skills-center/contract/refusals.json'))
const listed = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8')))

/** Paths with fewer parameters first, which is the order in which the server matches them. */
const calls = Object.entries(endpoints)
  .toSorted(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)
  .map(([operation, { method, path }]) => ({
    operation,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

/**
 * Throws when a call refuses with a code that `contract/refusals.json`, and so the OpenAPI document, does not list.
 * Codes that any call can answer (`platform/…`) are not listed.
 */
export function expectListedRefusal(method: string, url: string, body: unknown): void {
  const problem = Problem.safeParse(body)
  const code = problem.data?.code
  if (problem.data === undefined || code === undefined || code.startsWith('platform/')) return
  const today = callOfToday(method, url)
  const path = today.url.split('?')[0] ?? ''
  const operation = calls.find((call) => call.method === today.method && call.pattern.test(path))?.operation
  if (operation === undefined) return
  const line = `${problem.data.status} ${code}`
  const given: readonly string[] = listed[operation] ?? []
  if (process.env['RECORD_REFUSALS']) appendFileSync(process.env['RECORD_REFUSALS'], `${operation} ${line}\n`)
  else if (!given.includes(line))
    throw new Error(`${operation} answered “${line}”: list it in contract/refusals.json.`)
}
