import { arranged, defineModel, type Level, solved } from '#form'
import {
  askedEnd,
  isEnd,
  magnetMap,
  needle,
  opposite,
  readMap,
  sideText,
  type Way,
  ways,
  wayText,
} from '#figures/magnet-map/magnet-map.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Where the N pole of the magnet is. */
  north: Way
  /** Sides of the magnet with a compass, in the order of their numbers; at level 3 the first one is told. */
  sides: Way[]
}

/** Compasses at the ends of a magnet (1), beside it as well (2), and poles that a compass gives away (3). */
export const readCompasses = defineModel<Values>({
  id: 'read-compasses',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['MS-PS2-5'],
  draw(random, level) {
    const north = random.pick(ways)
    const ends = random.shuffle([north, opposite[north]])
    const beside = random.shuffle(ways.filter((way) => !isEnd(north, way)))
    const [first, second] = { 1: [2, 0], 2: [1, 2], 3: [2, 1] }[level]
    return { level, north, sides: random.shuffle([...ends.slice(0, first), ...beside.slice(0, second)]) }
  },
  item({ level, north, sides }) {
    const isHidden = level === 3
    const [told = north] = sides
    const end = askedEnd(north)
    const asked = sides.map((side, at) => ({ side, number: at + 1 })).slice(isHidden ? 1 : 0)
    const pole = {
      label: say('compass.end', { end: sideText(end) }),
      keepOrder: ['N', 'S'],
      right: north === end ? 'N' : 'S',
      wrong: [
        {
          text: north === end ? 'S' : 'N',
          misconception: 'magnets.like-poles-attract',
          feedback: say('compass.poles'),
        },
      ],
    }
    const needles = asked.map(({ side, number }) => ({
      label: say('compass.number', { number }),
      keepOrder: ways.map(wayText),
      right: wayText(needle(north, side)),
      wrong: ways
        .filter((way) => way !== needle(north, side))
        .map((way) => ({ text: wayText(way), ...slipOf(north, side, way) })),
    }))
    return {
      stem: [
        say('compass.shown'),
        isHidden ? say('compass.told', { way: wayText(needle(north, told)) }) : say('compass.ask'),
      ],
      figure: magnetMap({ north, sides, isHidden }),
      ...arranged.gaps(
        0,
        [...(isHidden ? [pole] : []), ...needles].flatMap((gap, at) => [
          ...(at === 0 ? [] : [' ']),
          gap.label,
          ' ',
          gap,
        ]),
      ),
      hints: [say('compass.hint'), say(level === 1 ? 'compass.hint-ends' : 'compass.hint-beside')],
      solution: [
        say('compass.so-magnet', { north: sideText(north) }),
        ...asked.map(({ side, number }) =>
          say(isEnd(north, side) ? 'compass.so-end' : 'compass.so-beside', {
            number,
            way: wayText(needle(north, side)),
          }),
        ),
      ],
    }
  },
  task: ({ level, north, sides }) => `${level}/${north}/${sides.join()}`,
  solve(shown) {
    const map = readMap(shown)
    const words = { left: /left|izquierda/, right: /right|derecha/, up: /up|arriba/, down: /down|abajo/ }
    const said = shown.stem.split(/(?:compass|brújula) 1,/)[1] ?? ''
    const north = map.north ?? ways.find((way) => words[map.needleAt('1', way) ?? way].test(said)) ?? 'up'
    if (shown.interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const labels = shown.interaction.gaps.map(({ label }) => /\d/.exec(label)?.[0])
    return solved.gaps(shown, (text, gap) => {
      const number = labels[gap]
      if (number === undefined) return text === (north === 'right' || north === 'down' ? 'N' : 'S')
      return words[map.needleAt(number, north) ?? north].test(text)
    })
  },
})

/** Whose thinking it is to see a needle point this way. */
function slipOf(north: Way, side: Way, way: Way) {
  const isTurned = way === opposite[needle(north, side)]
  if (!isEnd(north, side))
    return isTurned
      ? { misconception: 'magnets.field-one-way', feedback: say('compass.one-way') }
      : { misconception: 'magnets.points-at-magnet', feedback: say('compass.at-magnet') }
  if (isTurned) return { misconception: 'magnets.like-poles-attract', feedback: say('compass.turned') }
  return {
    misconception: 'magnets.compass-points-north',
    feedback: say(way === 'up' ? 'compass.earth' : 'compass.ends'),
  }
}
