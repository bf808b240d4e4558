import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>
type Direction = 'input' | 'output'

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Converts request and reply schemas to JSON Schema. Named schemas are written once and referenced. */
export class Components {
  readonly #registry: z.core.$ZodRegistry<{ id: string }>
  readonly #byDirection: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() }

  /** The named schemas of parameters. */
  readonly #sent = new Set<string>()

  constructor(registry: z.core.$ZodRegistry<{ id: string }>) {
    this.#registry = registry
  }

  /** Returns the schema for use in place. `direction` is input for requests and output for replies. */
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
    // A schema that refers to itself is already among the definitions.
    if (!known.has(own)) known.set(own, withoutId(here))
    return pointingAt(direction, { $ref: `#/$defs/${own}` })
  }

  /** Returns the schema of a reply, without the bounds, which only a caller has to keep to. */
  reply(schema: z.ZodType): Json {
    return withoutBounds(this.schema(schema, 'output'))
  }

  /** Returns the schema of a parameter, as the server has read it. */
  parameter(schema: z.ZodType): Json {
    const written = this.schema(schema, 'output')
    for (const [, name = ''] of JSON.stringify(written).matchAll(/"#\/output\/(\w+)"/g)) this.#sent.add(name)
    return written
  }

  /**
   * Returns all referenced schemas. A schema whose input differs from its output gets a second name: `AssignmentInput`.
   */
  all(): { schemas: Json; rename: (document: string) => string } {
    const { input, output } = this.#byDirection
    const differs = new Set<string>()
    // A schema that references a differing schema differs too.
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
      ...[...output].map(([name, made]) => {
        const isSent = this.#sent.has(name) || (input.has(name) && !differs.has(name))
        return [name, pointingAt('output', isSent ? made : withoutBounds(made))] as const
      }),
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

/** Removes details that tell a reader nothing, and the closed-object flag on replies, which may gain fields later. */
function leaveOut(schema: z.core.JSONSchema.BaseSchema, direction: Direction): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  // A constant already implies its type.
  if (schema.const !== undefined) delete schema.type
  // The format says the same as the pattern, in fewer words.
  if (schema.format !== undefined) delete schema.pattern
  if (direction === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
}

const bounds = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
]

/** Removes bounds from a schema that only replies use. A tuple keeps its length. */
function withoutBounds(schema: Json): Json {
  const read: unknown = JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isJson(value) || Array.isArray(value)) return value
    const kept = Object.entries(value).filter(
      ([key, inside]) =>
        !bounds.includes(key) || isJson(inside) || (key === 'minItems' && 'prefixItems' in value),
    )
    return Object.fromEntries(kept)
  })
  return isJson(read) ? read : {}
}

/** Removes the id that zod adds to the schema, because OpenAPI has no place for it. */
function withoutId(schema: object): Json {
  const { id: _id, ...rest } = { id: undefined, ...schema }
  return rest
}

/** Marks each reference with its direction; the final names are filled in later. */
function pointingAt(direction: Direction, schema: Json): Json {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', `"#/${direction}/`)
  const read: unknown = JSON.parse(text, (_key, value: unknown) =>
    isJson(value) ? shortNullable(value) : value,
  )
  return isJson(read) ? read : {}
}

/** Writes a nullable schema as one schema with two types instead of `anyOf` with two schemas. */
function shortNullable(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [one, other]: unknown[] = anyOf
  if (!isJson(one) || !isJson(other) || other['type'] !== 'null') return schema
  if (typeof one['type'] !== 'string' || 'const' in one || 'enum' in one) return schema
  return { ...rest, ...one, type: [one['type'], 'null'] }
}
