import { registerHooks } from 'node:module'

/*
 * Preloaded into the server (`--import`): extends the list to CATALOGUE_SKILLS skills. The added ones are copies of
 * listed skills, each with a new id, a separate entry, and separate items.
 */
const size = Number(process.env['CATALOGUE_SKILLS'])

const multiplied = `
export const listed = Array.from({ length: Math.max(${size}, own.length) }, (_, place) => {
  const { entry, load } = own[place % own.length]
  if (place < own.length) return { entry, load }
  const id = entry.id + '-' + place
  let form
  return {
    entry: { ...structuredClone(entry), id },
    load: () => (form ??= { ...load(), id }),
  }
})
`

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/curriculum/src/skills/list.gen.ts')) return loaded
    const { source = '' } = loaded
    const own = (typeof source === 'string' ? source : new TextDecoder().decode(source)).replace(
      'export const listed',
      'const own',
    )
    return { ...loaded, source: own + multiplied }
  },
})
