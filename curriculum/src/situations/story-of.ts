import type { Text } from '@skills-center/messages/values'
import type { Words } from '../form/words.ts'

/** Rooms whose ids name the telling first and the story after it. */
const tellingFirst = new Set(['weighings'])
/** Rooms of phrases and places that belong to no story. */
const phrases = new Set(['comparisons', 'eats', 'measured-things', 'places'])

/** The story that a message of the situations tells: `situations/steady-rate/printer.told` tells of the printer. */
function storyOfMessage(id: string): string | undefined {
  const [, room, first, second] = /^situations\/([^/]+)\/([^.]+)\.([^.]+)/.exec(id) ?? []
  if (room === undefined || phrases.has(room)) return undefined
  return tellingFirst.has(room) ? second : first
}

/** Which story a stem tells, whatever is asked about it; undefined where it tells none. */
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
