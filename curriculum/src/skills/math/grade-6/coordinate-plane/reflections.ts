import { byLevel, defineModel, solved, tex, typed } from '#form'
import { apartBugs, apartOf, imageBugs as bugs, type Reflected } from '#bugs/plane/plane-bugs.ts'
import { plainPoint, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import { offAxes, quadrantOf, reflected } from '#grids/quadrants.ts'
import { say } from './messages.gen.ts'

const its = { id: 'reflect', thinking: 'work backwards', seconds: 45, standards: ['6.NS.C.6b'] } as const
const termsOf = ({ at, mirror }: Reflected) => ({ point: tex(pointText(at)), mirror })

const image = defineModel<Reflected & { isBack: boolean }>({
  ...its,
  bugs,
  task: ({ at, mirror, isBack }) => `${mirror} ${quadrantOf(at)} ${isBack}`,
  draw: (random, level) => ({
    at: offAxes(random, 12),
    mirror: level === 1 ? random.pick(['x', 'y'] as const) : random.pick(['x', 'y', 'both'] as const),
    isBack: level === 2 && random.chance(0.6),
  }),
  item(values) {
    const { at, mirror, isBack } = values
    const key = reflected[mirror](at)
    return {
      stem: [say(isBack ? 'reflect.back' : 'reflect.asks', termsOf(values))],
      ...typedPoint({
        label: say('read.label'),
        key,
        wrong: bugs.flatMap((bug) => {
          const got = bug.answer(values)
          return got === null ? [] : [{ at: got, misconception: bug.id, feedback: bug.feedback(values) }]
        }),
      }),
      hints: [say(isBack ? 'reflect.undo' : 'reflect.nudge'), say(`reflect.hint.${mirror}`)],
      solution: [
        say(`reflect.rule.${mirror}`),
        say('reflect.so', { point: tex(pointText(at)), image: tex(pointText(key)) }),
      ],
    }
  },
  solve({ stem }) {
    const [[x, y] = [0, 0]] = pointsIn(stem)
    const [overX, overY] = [/x-axis|eje x/.test(stem), /y-axis|eje y/.test(stem)]
    return { kind: 'coordinates', text: plainPoint([overY ? 0 - x : x, overX ? 0 - y : y]) }
  },
})

const apart = defineModel<Reflected>({
  ...its,
  bugs: apartBugs,
  task: ({ at, mirror }) => `apart ${mirror} ${quadrantOf(at)}`,
  draw(random) {
    const [x, y] = offAxes(random, 12)
    const half = (): number => random.pick([0, 0.5])
    return { at: [x + half(), y + half()], mirror: random.pick(['x', 'y'] as const) }
  },
  fits: ({ at: [x, y] }) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y),
  item(values) {
    const { mirror } = values
    const size = apartOf(values) / 2
    return {
      stem: [say('reflect.apart', termsOf(values))],
      ...typed(values, {
        label: say('far.label'),
        after: say('far.units'),
        key: apartOf(values),
        bugs: apartBugs,
      }),
      answer: say('far.answer', { n: apartOf(values) }),
      hints: [say('reflect.nudge'), say(`reflect.hint.${mirror}`)],
      solution: [
        say('reflect.distance', { size, mirror }),
        say('reflect.twice', { size, key: apartOf(values) }),
      ],
    }
  },
  solve({ stem }) {
    const [[x, y] = [0, 0]] = pointsIn(stem)
    return solved.number(2 * Math.abs(/x-axis|eje x/.test(stem) ? y : x))
  },
})

/** Across one axis (level 1), across both or back (level 2), how far a point is from its image (level 3). */
export const reflect = byLevel({ 1: image, 2: image, 3: apart }, ({ interaction }) =>
  interaction.kind === 'number' ? 3 : 1,
)
