import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** Fields used only in calculations and stored in no column. */
const unstored: ReadonlySet<string> = new Set(['agoMilliseconds'])
const [min, max] = [-2_147_483_648, 2_147_483_647]

/** The paths of whole numbers in a schema that may exceed a PostgreSQL `integer` column. */
function unbounded(schema: unknown, path: readonly string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const type = Reflect.get(schema, 'type')
  const isBounded = Reflect.get(schema, 'minimum') >= min && Reflect.get(schema, 'maximum') <= max
  const name = path.at(-1) ?? ''
  const own = type === 'integer' && !isBounded && !unstored.has(name) ? [path.join('.')] : []
  return own.concat(Object.entries(schema).flatMap(([key, inner]) => unbounded(inner, [...path, key])))
}

test.each(Object.entries<Endpoint>(endpoints))(
  '%s takes no whole number beyond the column that may hold it',
  (_name, { params, query, body }) => {
    for (const schema of [params, query, body]) {
      if (schema === undefined) continue
      // Both input and output, because a query's numbers arrive as strings.
      for (const io of ['input', 'output'] as const)
        expect(unbounded(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))).toEqual([])
    }
  },
)

test('a whole number without bounds is found', () => {
  const schema = z.object({ list: z.array(z.object({ revision: z.number().int() })) })
  expect(unbounded(z.toJSONSchema(schema))).toEqual(['properties.list.items.properties.revision'])
})
