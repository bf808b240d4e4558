import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

export interface ContractFile {
  /** Folder or file that it belongs to: `practice` for `practice.ts` and for `practice/today.ts`. */
  area: string
  exported: Readonly<Record<string, unknown>>
}

/** All that the files of the contract export. `folder`: `contract/src`. */
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

/** A name for each schema that the contract exports. Where two have the same, the area is before it. */
export function nameSchemas(files: readonly ContractFile[]): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>()
  const taken = new Set<string>()
  for (const { area, exported } of files)
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType) || registry.has(schema)) continue
      const id = taken.has(name) ? `${pascal(area)}${name}` : name
      if (taken.has(id)) throw new Error(`Two schemas of ${area} are called ${name}.`)
      taken.add(id)
      registry.add(schema, { id })
    }
  return registry
}
