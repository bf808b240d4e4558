import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

type Story = 'walk' | 'boat' | 'drone' | 'field' | 'robot' | 'plane'
type Part = 'squares' | 'straight' | 'whole' | 'saved' | 'corner' | 'leg' | 'long'

/** What the sides of the triangles are multiplied by. */
const scales: Record<Story, readonly number[]> = {
  walk: [10, 20, 30],
  boat: [1, 2, 3],
  drone: [5, 10, 20],
  field: [4, 5, 8, 10],
  robot: [3, 4, 5, 6],
  plane: [10, 20, 30],
}
const triples: readonly [number, number, number][] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
]

interface Trips {
  who: string
  a: number
  b: number
  c: number
  /** The other trip; its longest side is off where it has no right angle. */
  other: [x: number, y: number, z: number]
  off: number
}

/** The straight way back (level 1), a second trip tested (level 2), a missing part of it (level 3). */
export const task = linkedTask<Trips, Story, Part>({
  standards: ['8.G.B.7'],
  stories: ['walk', 'boat', 'drone', 'field', 'robot', 'plane'],
  levels: {
    1: ['squares', 'straight', 'saved'],
    2: ['straight', 'whole', 'saved', 'corner'],
    3: ['straight', 'whole', 'saved', 'leg', 'long'],
  },
  draw(random, { story, side }) {
    const drawn = (): [number, number, number] => {
      const [[x, y, z], scale] = [random.pick(triples), random.pick(scales[story])]
      return random.integer(0, 1) === 0
        ? [x * scale, y * scale, z * scale]
        : [y * scale, x * scale, z * scale]
    }
    const [a, b, c] = drawn()
    const off = side === 0 ? 0 : Math.ceil(c / 20) * random.pick([1, -1])
    return { who: someone(random), a, b, c, other: drawn(), off }
  },
  fits: ({ a, b, c, other: [x, y, z], off }) => z !== c && x !== a && x !== b && z + off > Math.max(x, y),
  told: ({ story, who, a, b }) => {
    const its = { who: person(who), a, b }
    return [say(`task.${story}.told`, its)]
  },
  asks(part, { story, other: [x, y, z], off }) {
    const unit = say(`task.${story}.unit`)
    switch (part) {
      case 'squares':
        return say('task.squares')
      case 'saved':
        return say(story === 'boat' || story === 'field' ? 'task.fsaved' : 'task.saved', { unit })
      case 'corner':
        return say('task.corner', { x, y, z: z + off, unit })
      case 'leg':
        return say('task.leg', { x, z, unit })
      default:
        return say(`task.${part}`, { unit })
    }
  },
  parts({ a, b, c, other: [x, y, z], off }) {
    const side = z + off
    const isRight = off === 0
    return {
      squares: {
        value: a * a + b * b,
        work: `${a}^2 + ${b}^2 = ${a * a + b * b}`,
        wrong: [
          [2 * a + 2 * b, 'pythagoras.doubles', say('task.slip.doubles')],
          [(a + b) ** 2, 'pythagoras.adds-sides', say('task.slip.adds')],
        ],
      },
      straight: {
        value: c,
        work: String.raw`\sqrt{${a * a + b * b}} = ${c}`,
        wrong: [
          [a + b, 'pythagoras.adds-sides', say('task.slip.adds')],
          [a * a + b * b, 'pythagoras.no-root', say('task.slip.root')],
        ],
      },
      whole: {
        value: a + b + c,
        work: `${a} + ${b} + ${c} = ${a + b + c}`,
        wrong: [
          [a + b, 'pythagoras.stops-early', say('task.slip.two')],
          [2 * (a + b), 'pythagoras.adds-sides', say('task.slip.adds')],
        ],
      },
      saved: {
        value: a + b - c,
        work: `${a} + ${b} − ${c} = ${a + b - c}`,
        wrong: [[c, 'pythagoras.stops-early', say('task.slip.way')]],
      },
      corner: {
        right: say(isRight ? 'task.yes' : 'task.no'),
        work: String.raw`${x}^2 + ${y}^2 = ${x * x + y * y} ${isRight ? '=' : String.raw`\ne`} ${side * side}`,
        wrong: [
          [say(isRight ? 'task.no' : 'task.yes'), 'pythagoras.judges-by-looks', say('task.slip.square')],
        ],
      },
      leg: {
        value: y,
        work: String.raw`\sqrt{${z * z} − ${x * x}} = ${y}`,
        wrong: [
          [z - x, 'pythagoras.subtracts-sides', say('task.slip.minus')],
          [y * y, 'pythagoras.no-root', say('task.slip.root')],
          [x + z, 'pythagoras.wrong-hypotenuse', say('task.slip.leg')],
        ],
      },
      long: {
        value: x + y + z,
        work: `${x} + ${y} + ${z} = ${x + y + z}`,
        wrong: [[x + z, 'pythagoras.stops-early', say('task.slip.two')]],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked, stem }) {
    // The robot’s turn is an angle, not a distance.
    const [a = 0, b = 0] = /90/.test(stem) && told.length > 2 ? [told[0], told[2]] : told
    const c = Math.hypot(a, b)
    const [x = 0, y = 0, z = 0] = asked('corner')
    const [long = 0, leg = 0] = asked('leg')
    const other = Math.sqrt(long ** 2 - leg ** 2)
    return {
      squares: a * a + b * b,
      straight: c,
      whole: a + b + c,
      saved: a + b - c,
      corner: x * x + y * y === z * z ? /^(yes|sí)$/ : /^no$/,
      leg: other,
      long: long + leg + other,
    }
  },
})
