import { arranged, defineModel, type Level } from '#form'
import { drawOnGrid, heightLines, type LineId } from '../../areas/grid-shapes.ts'
import type { Kind, Polygon } from '../../areas/polygons.ts'
import { say } from './messages.gen.ts'

const lineKinds: Record<Level, readonly Kind[]> = {
  1: ['parallelogram', 'triangle'],
  2: ['obtuse', 'trapezoid'],
  3: ['parallelogram', 'triangle', 'obtuse', 'trapezoid'],
}
interface Lines extends Polygon {
  letters: LineId[]
  isUpright: boolean
}

/**
 * The height for a base at the bottom (level 1), also outside the figure (level 2), for a base on the left (level 3).
 */
export const pickHeight = defineModel<Lines>({
  id: 'which-height',
  thinking: 'classify',
  seconds: 30,
  standards: ['6.G.A.1'],
  task: ({ shape, isUpright }) => `${shape} ${isUpright ? 'left' : 'below'}`,
  draw: (random, level) => ({
    ...drawOnGrid(random, random.pick(lineKinds[level]), 'foot'),
    letters: random.shuffle<LineId>(['slanted', 'other', 'height', 'across']),
    isUpright: level === 3,
  }),
  // No other line may meet the base at a right angle.
  fits: ({ shape, base, shift }) =>
    shift !== base && (shape !== 'triangle' || Math.floor(base / 2) !== shift),
  item(its) {
    const { letters, isUpright } = its
    const letter = 'ABCD'[letters.indexOf('height')] ?? ''
    return {
      stem: [say(isUpright ? 'left' : 'below'), say('asks')],
      figure: heightLines(its, letters, isUpright),
      ...arranged.hotSpot({
        spots: letters,
        right: ['height'],
        wrong: [
          { picked: ['slanted'], misconception: 'area.slanted-side', feedback: say('slanted') },
          { picked: ['other'], misconception: 'area.slanted-side', feedback: say('other') },
          { picked: ['across'], misconception: 'area.any-line', feedback: say('across') },
        ],
      }),
      hints: [say('nudge'), say('hint')],
      solution: [say('why'), say('so', { letter })],
    }
  },
  solve({ figure, interaction }) {
    if (figure?.kind !== 'polygon' || interaction.kind !== 'hot-spot') throw new TypeError('expects spots')
    const [shape] = figure.shapes
    const corners = shape?.outline.type === 'vertices' ? shape.outline.vertices : []
    const [[x, y] = [0, 0], [baseX, baseY] = [0, 0]] = corners
    const isPerpendicular = ({ on, index }: NonNullable<typeof figure.spots>[number]): boolean => {
      const segment = shape?.segments?.[index]
      const from = on === 'side' ? corners[index] : segment?.from
      const to = on === 'side' ? corners[(index + 1) % corners.length] : segment?.to
      if (from === undefined || to === undefined) return false
      return (to[0] - from[0]) * (baseX - x) + (to[1] - from[1]) * (baseY - y) === 0
    }
    const found = figure.spots?.find(isPerpendicular)
    return { kind: 'hot-spot', options: found === undefined ? [] : [found.id] }
  },
})
