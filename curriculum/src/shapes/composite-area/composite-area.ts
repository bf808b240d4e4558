import { defineModel, solved, typed } from '#form'
import {
  type Composite,
  compositeFigure,
  type CompositeKind,
  compositeKinds,
  compositeOf,
  drawComposite,
  isCut,
  rectangleOf,
  triangleOf,
} from '../../areas/composites.ts'
import { areaShown } from '../../areas/polygons.ts'
import { compositeBugs } from '../../bugs/areas/area-bugs.ts'
import { areaField } from '../../solutions/areas/areas.ts'
import { say } from './messages.gen.ts'

/** Joined pieces (level 1), a piece cut out (level 2), a height that has to be found first (level 3). */
export const compositeArea = defineModel<Composite>({
  id: 'composite',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['6.G.A.1'],
  bugs: compositeBugs,
  task: ({ kind, unit }) => `${kind} ${unit}`,
  draw: (random, level) => drawComposite(random, random.pick<CompositeKind>(compositeKinds[level])),
  fits: (its) => Number.isInteger(compositeOf(its)),
  item(its) {
    const { kind, width, height, side, reach } = its
    const key = compositeOf(its)
    const { field, answer } = areaField(key, its.unit)
    const way = kind === 'corner' ? kind : kind.endsWith('total') ? 'total' : isCut(its) ? 'cut' : 'joined'
    const whole = rectangleOf(its)
    const part = triangleOf(its)
    const along = kind === 'arrow-total' ? width : height
    const terms = {
      width,
      height,
      whole,
      side,
      reach,
      part,
      key,
      along,
      total: along + reach,
      upper: width - side,
      right: height - reach,
    }
    return {
      stem: [say('asks')],
      figure: compositeFigure(its),
      ...typed(its, { ...field, bugs: compositeBugs }),
      answer,
      hints: [say(`nudge.${isCut(its) ? 'cut' : 'joined'}`), say(`hint.${way}`)],
      solution: [
        say('rectangle', terms),
        ...(way === 'corner' || way === 'total' ? [say(`find.${way}`, terms)] : []),
        say('triangle', terms),
        say(isCut(its) ? 'left' : 'together', terms),
      ],
    }
  },
  solve: ({ figure }) => solved.number(areaShown(figure)),
})
