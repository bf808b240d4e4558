import { pluralCases, selectCases, usesOf, type Uses } from '@skills-center/messages/check-message'
import { languageCodes, languageFacts } from '@skills-center/messages/languages'
import type { MessageFolder } from './read-folder.ts'

/** A message with its values, each with its type. */
export interface TypedMessage {
  readonly id: string
  readonly values: readonly { name: string; type: string }[]
  /** Names of the elements in the message. */
  readonly elements: readonly string[]
}

type Kind = 'number' | 'Money' | 'Quantity' | 'Range' | 'Term' | 'Person' | 'string'

/** The types that each use of a value accepts. A value that is only written out can have any type. */
const takes: Readonly<Record<string, readonly Kind[]>> = {
  one: ['Quantity', 'Range', 'Term'],
  many: ['Quantity', 'Range', 'Term'],
  a: ['Quantity', 'Range', 'Term'],
  the: ['Quantity', 'Range', 'Term'],
  short: ['Quantity', 'Range', 'Term'],
  n: ['number', 'Money', 'Quantity'],
  plural: ['number', 'Quantity'],
}

/**
 * The types that a `select` accepts: a gender if its cases are f and m, otherwise a string that is one of its cases.
 */
function selectable(cases: ReadonlySet<string> | undefined): readonly Kind[] {
  const keys = [...(cases ?? [])].filter((key) => key !== 'other')
  return keys.every((key) => key === 'f' || key === 'm')
    ? ['Person', 'Quantity', 'Range', 'Term']
    : ['string']
}

function typeOf(uses: ReadonlySet<string>, cases: ReadonlySet<string> | undefined): string {
  const wanted = [...uses]
    .filter((use) => use !== 'whole')
    .map((use) => (use === 'select' ? selectable(cases) : (takes[use] ?? [])))
  const [first, ...rest] = wanted
  if (first === undefined) return 'Value'
  return first.filter((kind) => rest.every((kinds) => kinds.includes(kind))).join(' | ')
}

const merged = <Key>(maps: readonly ReadonlyMap<Key, ReadonlySet<string>>[]): Map<Key, Set<string>> => {
  const all = new Map<Key, Set<string>>()
  for (const map of maps) {
    for (const [key, values] of map) all.set(key, new Set([...(all.get(key) ?? []), ...values]))
  }
  return all
}

/** The type of a value in a page message: a word or a number. */
function typeOnPage(uses: ReadonlySet<string>): string {
  if ([...uses].some((use) => !['whole', 'select', 'plural'].includes(use))) return ''
  if (uses.has('plural')) return uses.has('select') ? '' : 'number'
  return uses.has('select') ? 'string' : 'Word'
}

/** Returns the value types of a folder's messages, and its faults, each with file and id. */
export function checkFolder(folder: MessageFolder): { messages: TypedMessage[]; faults: string[] } {
  const faults: string[] = []
  const { en } = folder.messages
  const ids = [...new Set(languageCodes.flatMap((code) => Object.keys(folder.messages[code])))]
  for (const code of languageCodes) {
    const its = folder.messages[code]
    const inOrder = Object.keys(en).filter((id) => id in its)
    const unlike = inOrder.find((id, index) => Object.keys(its)[index] !== id)
    if (folder.hasElements && unlike !== undefined)
      faults.push(`${folder.path}/${code}.json ${unlike}: is not where en.json has it`)
  }
  const messages = ids.map((id): TypedMessage => {
    const read = languageCodes.flatMap((code): { uses: Uses; cases: ReturnType<typeof selectCases> }[] => {
      const source = folder.messages[code][id]
      const where = `${folder.path}/${code}.json ${id}`
      if (source === undefined && (code === 'en' || languageFacts[code].isOffered))
        faults.push(`${where}: is missing in this language`)
      if (source?.trim() === '') faults.push(`${where}: is empty`)
      if (source === undefined) return []
      if (/["']/.test(source)) faults.push(`${where}: has a straight quote or apostrophe: write “ ” or ’`)
      if (id.includes('/')) faults.push(`${where}: an id holds no /`)
      try {
        for (const [name, cases] of pluralCases(source, folder)) {
          if (cases.size < 2) faults.push(`${where}: {${name}, plural} has no one`)
        }
        return [{ uses: usesOf(source, folder), cases: selectCases(source, folder) }]
      } catch (error) {
        faults.push(`${where}: ${error instanceof Error ? error.message : ''}`)
        return []
      }
    })
    const cases = merged(read.map((each) => each.cases))
    const uses = [...merged(read.map((each) => each.uses))]
    const elements = uses.flatMap(([name]) => (name.startsWith('<') ? [name.slice(1, -1)] : []))
    for (const name of elements) {
      if (!read.every((each) => each.uses.has(`<${name}>`)))
        faults.push(`${folder.path} ${id}: <${name}> is not in every language`)
    }
    const named = uses.filter(([name]) => !name.startsWith('<'))
    const values = named.map(([name, its]) => {
      const type = folder.hasElements ? typeOnPage(its) : typeOf(its, cases.get(name))
      if (type === '') {
        faults.push(
          `${folder.path} ${id}: nothing can be given for {${name}}, which is used as ${[...its].join(', ')}`,
        )
      }
      return { name, type: type === '' ? 'never' : type }
    })
    return { id, values, elements }
  })
  return { messages, faults }
}
