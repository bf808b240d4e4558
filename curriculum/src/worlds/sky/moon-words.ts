import { all, rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { say } from './messages.gen.ts'
import { type Phase, phaseAt } from './moon.ts'

type Figure = NonNullable<ItemTemplate['figure']>

export const phaseName = (phase: Phase): Text => say(`phase.${phase}`)

const around = [
  'right',
  'upper-right',
  'above',
  'upper-left',
  'left',
  'lower-left',
  'below',
  'lower-right',
] as const

/** Lettered places on the Moon's orbit; below it, how the Moon looks today from the Northern Hemisphere. */
export function moonFigure(places: readonly number[], sunOn: 'left' | 'right', today: number | null): Figure {
  const sideOf = (place: number): Text =>
    say(`around.${around[(sunOn === 'right' ? place : place + 4) % 8] ?? 'right'}`)
  const where = listed(
    places.map((place, at) => say('moon-place', { letter: 'ABCDEFGH'.charAt(at), where: sideOf(place) })),
  )
  return {
    kind: 'moon-phases',
    notToScale: true,
    sunOn,
    orbit: places.map((place) => ({ id: `moon-${place}`, label: '', phase: place })),
    hasDirection: true,
    seen: today === null ? [] : [{ id: 'today', label: say('today'), phase: today }],
    description:
      today === null
        ? say('orbit', { side: sunOn, places: where })
        : say('orbit-seen', { side: sunOn, places: where, look: say(`look.${phaseAt(today)}`) }),
  }
}

/** The Sun, Earth and the Moon from the side. */
export const eclipseFigure = (isFull: boolean, line: 'on' | 'above' | 'below'): Figure => ({
  kind: 'eclipse',
  notToScale: true,
  moon: isFull ? 'behind' : 'between',
  line,
  hasShadows: true,
  parts: (['sun', 'earth', 'moon'] as const).map((part) => ({ id: part, label: say(`body.${part}`), part })),
  description: say('side-view', {
    bodies: all(
      (isFull ? (['sun', 'earth', 'moon'] as const) : (['sun', 'moon', 'earth'] as const)).map((part) =>
        say(`body.${part}`),
      ),
    ),
    line: say(`line.${line}`),
  }),
})
