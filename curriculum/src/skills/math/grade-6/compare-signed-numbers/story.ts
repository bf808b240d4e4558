import { defineModel, solved, typed } from '#form'
import { zeroPointBugs as bugs } from '#bugs/positions/zero-points.ts'
import {
  actualOf,
  drawZeroPoint,
  tellZeroPoint,
  type ZeroPoint,
} from '#situations/zero-points/zero-points.ts'
import { say } from './messages.gen.ts'

/** How far from what is called 0 (level 1), from two values (level 2), and back to the value (level 3). */
export const story = defineModel<ZeroPoint>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 45,
  standards: ['6.NS.C.5'],
  bugs,
  task: ({ story: id, asks, number }) => `${id} ${asks} ${number < 0}`,
  draw: (random, level) => drawZeroPoint(random, ({ 1: 'named', 2: 'measured', 3: 'back' } as const)[level]),
  item(point) {
    const { asks, zero, number } = point
    const { told, unit } = tellZeroPoint(point)
    const terms = {
      zero,
      number,
      actual: actualOf(point),
      size: Math.abs(number),
      way: number > 0 ? 'above' : 'below',
    }
    const isBack = asks === 'back'
    return {
      stem: [told],
      ...typed(point, {
        label: say(isBack ? 'story.value' : 'story.number'),
        ...(isBack ? { after: unit } : {}),
        key: isBack ? actualOf(point) : number,
        bugs,
      }),
      hints: [say('story.nudge'), say(`story.hint.${asks}`, terms)],
      solution: [say(`story.start.${asks}`, terms), say(`story.so.${asks}`, terms)],
    }
  },
  solve({ stem, interaction }) {
    const numbers = [...stem.matchAll(/−?\d[\d,]*/g)].map(([found]) =>
      Number(found.replaceAll(',', '').replace('−', '-')),
    )
    const [zero = 0, told = 0] = numbers.filter((each) => each !== 0)
    const isBack = interaction.kind === 'number' && interaction.after !== undefined
    if (isBack) return solved.number(zero + told)
    // Another value like the zero point, or only how far it is from there.
    if (told > zero / 2) return solved.number(told - zero)
    return solved.number(/shallower|colder|fewer|less|menos|debajo/.test(stem) ? -told : told)
  },
})
