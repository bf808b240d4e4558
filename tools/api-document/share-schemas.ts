import type { Json } from './components.ts'

/** The keywords of JSON Schema whose value is one schema, a list of schemas, or schemas by name. */
const withOne = ['items', 'additionalProperties', 'propertyNames']
const withList = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const withNames = ['properties']

/** A shared schema has to make the document shorter by at least this many bytes, so that no name is given for little. */
const minSaving = 100

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const referenceTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

type Replace = (schema: Json, property: string) => Json

/** Returns the schema with every schema inside it replaced, innermost first. */
function mapInside(schema: Json, property: string, replace: Replace): Json {
  const visit = (value: unknown, name: string): unknown =>
    isJson(value) ? replace(mapInside(value, name, replace), name) : value
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (withOne.includes(keyword)) return [keyword, visit(value, property)]
    if (withList.includes(keyword) && Array.isArray(value))
      return [keyword, value.map((each: unknown) => visit(each, property))]
    if (withNames.includes(keyword) && isJson(value))
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each, name)])),
      ]
    return [keyword, value]
  })
  return Object.fromEntries(entries)
}

/** Returns the paths with every `schema` in them replaced, and everything inside those. */
function mapPaths(value: unknown, replace: Replace): unknown {
  if (Array.isArray(value)) return value.map((each) => mapPaths(each, replace))
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      key === 'schema' && isJson(inside)
        ? replace(mapInside(inside, 'reply', replace), 'reply')
        : mapPaths(inside, replace),
    ]),
  )
}

interface Parts {
  readonly paths: Json
  readonly schemas: Json
}

const mapParts = ({ paths, schemas }: Parts, replace: Replace): Parts => {
  const mapped = mapPaths(paths, replace)
  return {
    paths: isJson(mapped) ? mapped : paths,
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        isJson(schema) ? mapInside(schema, name, replace) : schema,
      ]),
    ),
  }
}

/** The schema whose sharing saves the most, with the property that names it; undefined if none saves enough. */
function findLargest(parts: Parts): { text: string; property: string } | undefined {
  const found = new Map<string, { property: string; count: number }>()
  mapParts(parts, (schema, property) => {
    const text = JSON.stringify(schema)
    const known = found.get(text)
    if (!('$ref' in schema))
      found.set(text, { property: known?.property ?? property, count: (known?.count ?? 0) + 1 })
    return schema
  })
  let best: { text: string; property: string; saving: number } | undefined
  for (const [text, { property, count }] of found) {
    const reference = JSON.stringify(referenceTo(property)).length
    const saving = (count - 1) * text.length - count * reference - property.length - '"":,\n'.length
    if (saving >= (best === undefined ? minSaving : best.saving + 1)) best = { text, property, saving }
  }
  return best
}

/**
 * Moves each schema that is written out more than once into the components, named after the property where it comes
 * first. If that name is taken, it gets a number: `Choices`, `Choices2`.
 */
export function shareSchemas(given: Parts): Parts {
  let parts = given
  for (let found = findLargest(parts); found !== undefined; found = findLargest(parts)) {
    const { text, property } = found
    let name = pascal(property)
    for (let number = 2; name in parts.schemas; number += 1) name = `${pascal(property)}${number}`
    let definition: Json | undefined
    const { paths, schemas } = mapParts(parts, (schema) => {
      if (JSON.stringify(schema) !== text) return schema
      definition = schema
      return referenceTo(name)
    })
    if (definition === undefined) throw new Error(`The repeated schema ${name} is not found again.`)
    parts = { paths, schemas: { ...schemas, [name]: definition } }
  }
  const sorted = Object.entries(parts.schemas).toSorted(([one], [other]) => one.localeCompare(other))
  return { ...parts, schemas: Object.fromEntries(sorted) }
}
