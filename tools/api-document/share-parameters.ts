import { z } from 'zod'
import type { Json } from './components.ts'

const Parameters = z.array(z.looseObject({ name: z.string().optional() })).default([])

/**
 * Moves each parameter that at least three calls use into the shared components and replaces it with a reference.
 * Parameters with the same name but different schemas are numbered: `id`, `id-2`. Returns the shared parameters by
 * name.
 */
export function shareParameters(paths: Record<string, Record<string, Json>>): Json {
  const all = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => Parameters.parse(operation['parameters'])),
  )
  const shared = new Map<string, string>()
  const found: Record<string, Json> = {}
  for (const [text, [parameter, ...others]] of Map.groupBy(all, (each) => JSON.stringify(each))) {
    if (parameter?.name === undefined || others.length < 2) continue
    const same = Object.keys(found).filter((name) => name.replace(/-\d+$/, '') === parameter.name)
    const name = same.length === 0 ? parameter.name : `${parameter.name}-${same.length + 1}`
    found[name] = parameter
    shared.set(text, name)
  }
  for (const methods of Object.values(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation['parameters'] === undefined) continue
      const parameters = Parameters.parse(operation['parameters']).map((parameter) => {
        const name = shared.get(JSON.stringify(parameter))
        return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` }
      })
      methods[method] = { ...operation, parameters }
    }
  }
  return found
}
