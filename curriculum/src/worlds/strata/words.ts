import { all, rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { say } from './messages.gen.ts'
import { type History, layersOf, type Thing, thingsOf } from './strata.ts'

/** “layer A”, “fault P”, “the tilting”. */
export const thingName = ({ id, is }: Thing): Text =>
  is === 'tilt' ? say('name.tilt') : say(`name.${is}`, { id })

export const happens = ({ id, is }: Thing): Text =>
  is === 'tilt' ? say('happens.tilt') : say(`happens.${is}`, { id })

/** Explains faults, dikes, and rough surfaces, if they are in the drawing. */
export const notesOf = (history: History): Text[] =>
  (['dike', 'fault', 'surface'] as const)
    .filter((kind) => thingsOf(history).some(({ is }) => is === kind))
    .map((kind) => say(`note.${kind}`))

/** What lies on what, and what cuts what: everything the drawing shows, but not the order itself. */
function describe(history: History): Text {
  const { groups } = history
  const stack = thingsOf(history).filter(({ is }) => is === 'layer' || is === 'surface')
  const cuts = groups.flatMap(({ cut, surface }, at) => {
    if (cut === undefined) return []
    const through = all(
      thingsOf({ ...history, groups: groups.slice(0, at + 1) })
        .filter(({ is, id }) => is === 'layer' || (is === 'surface' && id !== surface))
        .map(thingName),
    )
    if (cut.is === 'tilt') return [say('tilted', { through, surface: surface ?? '' })]
    const its = { id: cut.id, through }
    return [
      surface === undefined ? say(`${cut.is}.to-top`, its) : say(`${cut.is}.to-surface`, { ...its, surface }),
    ]
  })
  return cuts.reduce(
    (first, rest) => say('then', { first, rest }),
    say('stack', { list: listed(stack.map(thingName)) }),
  )
}

/** Layers have names in the drawing, or only letters if students pick them. */
export const strataFigure = (history: History, isLettered: boolean): NonNullable<ItemTemplate['figure']> => ({
  kind: 'strata',
  description: describe(history),
  events: isLettered
    ? history.events
    : history.events.map((event) => (event.event === 'layer' ? { ...event, label: '' } : event)),
  hasKey: false,
})

export const spotsOf = (history: History): string[] => layersOf(history).toSorted()
