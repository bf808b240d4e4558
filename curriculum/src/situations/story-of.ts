import type { Text } from '@skills-center/messages/values'
import type { Words } from '../form/words.ts'

/** Folders whose message ids have the wording first and the story second. */
const tellingFirst = new Set(['weighings'])
/** Folders with phrases and places that belong to no story. */
const phrases = new Set(['comparisons', 'eats', 'measured-things', 'places'])

/** The story of a situations message: `situations/steady-rate/printer.told` belongs to the printer story. */
function storyOfMessage(id: string): string | undefined {
  const [, room, first, second] = /^situations\/([^/]+)\/([^.]+)\.([^.]+)/.exec(id) ?? []
  if (room === undefined || phrases.has(room)) return undefined
  return tellingFirst.has(room) ? second : first
}

/** The story that a stem is about, whatever the question; undefined if there is none. */
export function storyOf(stem: readonly Words[]): string | undefined {
  for (const words of stem) {
    if (typeof words === 'string') continue
    const story = storyOfMessage(words.say) ?? storyOf(Object.values(words.with ?? {}).filter(isText))
    if (story !== undefined) return story
  }
  return undefined
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'say' in value
