import fc from 'fast-check'
import type { Harvest } from './harvest.ts'
import type { Chance } from './chance.ts'

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

const texts = [
  'fraction',
  '3/4',
  '12',
  '−5',
  'x + 2',
  'Period 5',
  'Ada',
  '😀 ñ 小明',
  'a'.repeat(30),
  '0',
  '1e9',
]

/** The context of a generated value: the caller's harvest, the path of the call, and its id. */
export interface Making {
  chance: Chance
  harvest: Harvest
  /** The path of the call, which determines what its `id` refers to. */
  path: string
  /** The id in the path. */
  scope?: string | undefined
}

/** Generates a value that a JSON schema allows. Prefers real values from the harvest. */
export function generate(making: Making, schema: unknown, name = '', root = schema, depth = 0): unknown {
  const { chance } = making
  if (!isSchema(schema)) return chance.pick(texts)
  if (typeof schema['$ref'] === 'string') {
    const target = schema['$ref']
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : at), root)
    return generate(making, target, name, root, depth + 1)
  }
  if ('const' in schema) return schema['const']
  const fixed = listOf(schema['enum'])
  if (fixed.length > 0) return chance.pick(fixed)
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (choices.length > 0) {
    // The first alternative is the least nested, so take it when deep, or recursion would not end.
    const choice = depth > 8 ? choices[0] : chance.pick(choices)
    return generate(making, choice, name, root, depth + 1)
  }
  const harvested = chance.of(0.9) ? making.harvest.find(making, name, schema['type']) : undefined
  if (harvested !== undefined && isOf(schema, harvested)) return harvested
  const all = listOf(schema['allOf'])
  if (all.length > 0)
    return Object.assign({}, ...all.map((part) => generate(making, part, name, root, depth + 1)))
  switch (Array.isArray(schema['type']) ? chance.pick(schema['type']) : schema['type']) {
    case 'object':
      return makeObject(making, schema, root, depth)
    case 'array':
      return makeArray(making, schema, name, root, depth)
    case 'integer':
    case 'number':
      return makeNumber(chance, schema)
    case 'boolean':
      return chance.of(0.5)
    case 'null':
      return null
    default:
      return makeText(chance, schema)
  }
}

/** Whether a harvested value fits the schema. */
function isOf(schema: Schema, value: unknown): boolean {
  if (typeof value === 'number')
    return value >= numberOf(schema['minimum'], -Infinity) && value <= numberOf(schema['maximum'], Infinity)
  if (typeof value !== 'string') return true
  const isShort = value.length <= numberOf(schema['maxLength'], Infinity)
  return isShort && (typeof schema['pattern'] !== 'string' || fits(schema['pattern'], value))
}

function fits(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}

function makeObject(making: Making, schema: Schema, root: unknown, depth: number): unknown {
  const required = new Set(listOf(schema['required']))
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : []
  const made = properties
    .filter(([key]) => required.has(key) || (depth < 8 && making.chance.of(0.6)))
    .map(([key, inner]) => [key, generate(making, inner, key, root, depth + 1)] as const)
  if (properties.length === 0 && isSchema(schema['additionalProperties'])) {
    const size = making.chance.below(3)
    for (let at = 0; at < size; at += 1) {
      const key = generate(making, schema['propertyNames'] ?? {}, 'id', root, depth + 1)
      made.push([String(key), generate(making, schema['additionalProperties'], '', root, depth + 1)])
    }
  }
  return Object.fromEntries(made)
}

function makeArray(making: Making, schema: Schema, name: string, root: unknown, depth: number): unknown {
  const prefix = listOf(schema['prefixItems'])
  if (prefix.length > 0) return prefix.map((inner) => generate(making, inner, '', root, depth + 1))
  const min = numberOf(schema['minItems'], 0)
  const max = Math.min(numberOf(schema['maxItems'], 4), min + (depth > 6 ? 0 : 3))
  const size = min + making.chance.below(max - min + 1)
  const single = name.replace(/ies$/, 'y').replace(/s$/, '')
  return Array.from({ length: size }, () => generate(making, schema['items'], single, root, depth + 1))
}

function makeNumber(chance: Chance, schema: Schema): number {
  const min = numberOf(schema['minimum'], numberOf(schema['exclusiveMinimum'], -5))
  const max = Math.max(min, numberOf(schema['maximum'], min + 50))
  const isWhole = schema['type'] === 'integer'
  if (chance.of(0.15)) return min
  if (chance.of(0.1)) return max
  const span = Math.min(max - min, 100)
  const value = min + chance.real() * span
  return isWhole ? Math.round(value) : value
}

function makeText(chance: Chance, schema: Schema): string {
  const max = numberOf(schema['maxLength'], 200)
  const min = numberOf(schema['minLength'], 0)
  switch (schema['format']) {
    case 'uuid':
      return chance.uuid()
    case 'date':
      return chance.pick(['2026-03-02', '2026-11-22', '2024-02-29', '0001-01-01', '9999-12-31'])
    case 'date-time':
      return chance.pick([
        '2026-12-01T10:00:00Z',
        '2027-03-02T10:00:00.000Z',
        '0001-01-01T00:00:00Z',
        '9999-12-31T23:59:59Z',
      ])
    case 'email':
      return `fuzz${chance.below(50)}@example.org`
    default:
  }
  if (typeof schema['pattern'] === 'string' && chance.of(0.9)) {
    const matching = matchOf(schema['pattern'], chance.below(2 ** 30))
    if (matching !== undefined) return matching.slice(0, max)
  }
  return chance.pick(texts).padEnd(min, 'x').slice(0, max)
}

/** Generates a text that matches a pattern; undefined if fast-check does not support the pattern. */
function matchOf(pattern: string, seed: number): string | undefined {
  try {
    const [text] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed, numRuns: 1 })
    return text
  } catch {
    return undefined
  }
}
