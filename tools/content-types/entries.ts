import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { entryFile } from '../../curriculum/src/content-check/entry-file.ts'
import type { SkillForm } from '../../curriculum/src/form/skill-form.ts'
import { root } from '../processes.mjs'

const isForm = (value: unknown): value is SkillForm =>
  typeof value === 'object' && value !== null && 'version' in value && 'models' in value

/** Builds each skill's entry by loading the skill, and reports skills that fail to load. */
export async function entryFiles(): Promise<{ files: { path: string; text: string }[]; faults: string[] }> {
  const source = join(root, 'curriculum', 'src', 'skills')
  const read = await Promise.all(
    globSync('*/grade-*/*/skill.ts', { cwd: source }).map(async (file) => {
      try {
        const exported: object = await import(pathToFileURL(join(source, file)).href)
        const form = Object.values(exported).find(isForm)
        if (form === undefined) throw new TypeError('it exports no skill')
        return { files: [entryFile(form)], faults: [] }
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        return { files: [], faults: [`${file} cannot be loaded: ${why}`] }
      }
    }),
  )
  return { files: read.flatMap(({ files }) => files), faults: read.flatMap(({ faults }) => faults) }
}
