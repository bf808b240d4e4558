import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

export interface ContractFile {
  /** The folder or file that the schemas come from: `practice` for both `practice.ts` and `practice/today.ts`. */
  area: string
  exported: Readonly<Record<string, unknown>>
}

/** Loads everything that the contract files export. `folder` is `contract/src`. */
export async function readContract(folder: string): Promise<ContractFile[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  return Promise.all(
    files.map(async (file) => ({
      area: (file.split(sep)[0] ?? '').replace(/\.ts$/, ''),
      exported: { ...(await import(pathToFileURL(join(folder, file)).href)) },
    })),
  )
}

const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Names each schema that the contract exports. If two have the same name, the area becomes a prefix. */
export function nameSchemas(files: readonly ContractFile[]): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>()
  const taken = new Set<string>()
  for (const { area, exported } of files)
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType) || registry.has(schema)) continue
      const id = taken.has(name) ? `${pascal(area)}${name}` : name
      if (taken.has(id)) throw new Error(`Two schemas of ${area} are named ${name}.`)
      taken.add(id)
      registry.add(schema, { id })
    }
  return registry
}
