import { z } from 'zod'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'

export type OperationName = keyof typeof endpoints

/** An operation of the contract, with the JSON schemas of its input. */
export interface Operation {
  readonly name: string
  readonly endpoint: Endpoint
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const schemaOf = (schema: z.ZodType | undefined, io: 'input' | 'output' = 'input'): unknown =>
  schema === undefined ? undefined : z.toJSONSchema(schema, { io, unrepresentable: 'any' })

export const operations: readonly Operation[] = Object.entries<Endpoint>(endpoints).map(
  ([name, endpoint]) => ({
    name,
    endpoint,
    // The parsed form: in a URL everything is text, so the unparsed form would not show which values are numbers.
    params: schemaOf(endpoint.params, 'output'),
    query: schemaOf(endpoint.query, 'output'),
    body: schemaOf(endpoint.body),
  }),
)

const byName = new Map(operations.map((operation) => [operation.name, operation]))

export function operationNamed(name: OperationName): Operation {
  const found = byName.get(name)
  if (found === undefined) throw new Error(`There is no operation ${name}`)
  return found
}
