import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>
type Direction = 'input' | 'output'

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The schemas of requests and replies as JSON Schema; those with a name are written once and pointed at. */
export class Components {
  readonly #registry: z.core.$ZodRegistry<{ id: string }>
  readonly #byDirection: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() }

  constructor(registry: z.core.$ZodRegistry<{ id: string }>) {
    this.#registry = registry
  }

  /** The schema as it is at its use; `direction` says whether it is sent to the server or comes from it. */
  schema(schema: z.ZodType, direction: Direction): Json {
    const {
      $schema: _dialect,
      $defs,
      ...here
    } = z.toJSONSchema(schema, {
      io: direction,
      unrepresentable: 'any',
      metadata: this.#registry,
      override: ({ jsonSchema }) => leaveOut(jsonSchema, direction),
    })
    const known = this.#byDirection[direction]
    for (const [name, definition] of Object.entries($defs ?? {})) known.set(name, withoutId(definition))
    const own = this.#registry.get(schema)?.id
    if (own === undefined) return pointingAt(direction, withoutId(here))
    // One that is used within itself is among the definitions already.
    if (!known.has(own)) known.set(own, withoutId(here))
    return pointingAt(direction, { $ref: `#/$defs/${own}` })
  }

  /** All that was pointed at. What is sent otherwise than it comes back has a name of its own: `AssignmentInput`. */
  all(): { schemas: Json; rename: (document: string) => string } {
    const { input, output } = this.#byDirection
    const differs = new Set<string>()
    // Whatever points at something that differs, differs too.
    for (let before = -1; before !== differs.size;) {
      before = differs.size
      for (const [name, definition] of input) {
        const text = JSON.stringify(definition)
        const other = output.get(name)
        const leadsToOne = [...text.matchAll(/"#\/\$defs\/(\w+)"/g)].some(([, to = '']) => differs.has(to))
        if ((other !== undefined && JSON.stringify(other) !== text) || leadsToOne) differs.add(name)
      }
    }
    const nameOf = (direction: string, name: string) =>
      direction === 'input' && differs.has(name) ? `${name}Input` : name
    const entries = [
      ...[...output].map(([name, made]) => [name, pointingAt('output', made)] as const),
      ...[...input].map(([name, made]) => [nameOf('input', name), pointingAt('input', made)] as const),
    ]
    return {
      schemas: Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other))),
      rename: (document) =>
        document.replaceAll(
          /#\/(input|output)\/(\w+)/g,
          (_whole, direction: string, name: string) => `#/components/schemas/${nameOf(direction, name)}`,
        ),
    }
  }
}

/** What tells a reader nothing, and what a client must not rely on: a reply may get more fields. */
function leaveOut(schema: z.core.JSONSchema.BaseSchema, direction: Direction): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  // One value has one type.
  if (schema.const !== undefined) delete schema.type
  // The format says it shorter.
  if (schema.format !== undefined) delete schema.pattern
  if (direction === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
}

/** zod writes the name into the schema, too, where OpenAPI has no place for it. */
function withoutId(schema: object): Json {
  const { id: _id, ...rest } = { id: undefined, ...schema }
  return rest
}

/** The same with its references marked by direction, which only later have their names. */
function pointingAt(direction: Direction, schema: Json): Json {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', `"#/${direction}/`)
  const read: unknown = JSON.parse(text, (_key, value: unknown) =>
    isJson(value) ? shortNullable(value) : value,
  )
  return isJson(read) ? read : {}
}

/** “A text or null” in one schema with two types instead of a choice of two schemas. */
function shortNullable(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [one, other]: unknown[] = anyOf
  if (!isJson(one) || !isJson(other) || other['type'] !== 'null') return schema
  if (typeof one['type'] !== 'string' || 'const' in one || 'enum' in one) return schema
  return { ...rest, ...one, type: [one['type'], 'null'] }
}
