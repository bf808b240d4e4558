import { all } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { say } from './messages.gen.ts'

/** A letter next to the compass; degrees clockwise from north. */
interface Tip {
  letter: string
  degrees: number
}

/** A compass seen from above with letters at the tips of shadows, and the Sun if its direction is given. */
export function compassFigure(
  tips: readonly Tip[],
  suns: readonly number[] = [],
): NonNullable<ItemTemplate['figure']> {
  const around = (degrees: number): number => (450 - degrees) % 360
  return {
    kind: 'circle',
    description: say('description', {
      list: all([
        ...tips.map(({ letter, degrees }) => say('spoken-tip', { letter, degrees })),
        ...suns.map((degrees) => say('spoken-sun', { degrees })),
      ]),
    }),
    fill: 'soft',
    center: '',
    points: [
      ...(['n', 'e', 's', 'w'] as const).map((id, at) => ({
        id,
        at: around(90 * at),
        label: say(id),
      })),
      ...tips.map(({ letter, degrees }) => ({
        id: letter.toLowerCase(),
        at: around(degrees),
        distance: 0.6,
        label: letter,
      })),
      ...suns.map((degrees, at) => ({
        id: `sun-${at}`,
        at: around(degrees),
        distance: 1.5,
        label: say('sun-at', { degrees }),
      })),
    ],
  }
}
