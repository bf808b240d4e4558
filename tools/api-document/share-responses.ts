import { z } from 'zod'
import type { Json } from './components.ts'

const Responses = z.record(z.string(), z.looseObject({ $ref: z.string().optional() }))
const reference = (name: string): string => `#/components/responses/${name}`

/**
 * Moves responses that several calls give into the shared components, where that makes the document shorter, and
 * replaces them with references. Returns the shared responses by name: that of the first call, with the status.
 */
export function shareResponses(paths: Record<string, Record<string, Json>>): Json {
  const all = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) =>
      Object.entries(Responses.parse(operation['responses'])).map(([status, response]) => ({
        name: `${String(operation['operationId'])}.${status}`,
        response,
      })),
    ),
  )
  const named = new Map<string, string>()
  const found: Record<string, Json> = {}
  for (const [text, [first, ...others]] of Map.groupBy(all, ({ response }) => JSON.stringify(response))) {
    if (first === undefined || '$ref' in first.response) continue
    const referenceLength = JSON.stringify({ $ref: reference(first.name) }).length
    if (others.length * text.length <= (others.length + 2) * referenceLength) continue
    named.set(text, first.name)
    found[first.name] = first.response
  }
  for (const methods of Object.values(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const responses = Object.entries(Responses.parse(operation['responses'])).map(([status, response]) => {
        const name = named.get(JSON.stringify(response))
        return [status, name === undefined ? response : { $ref: reference(name) }]
      })
      methods[method] = { ...operation, responses: Object.fromEntries(responses) }
    }
  }
  return found
}
