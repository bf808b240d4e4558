import { arranged, defineModel, math, mathIn, type Random, solved, tex, type Text, type Words } from '#form'
import { type Point, pointsIn, pointText } from '#equations/line.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { isSameMapping, mapAll, type Motion, motionNames } from '#moves/motions.ts'
import { linear, type Mapping, ruleTex } from '#moves/moves.ts'
import { movedBy, movesIn } from '#moves/read-moves.ts'
import { say } from './messages.gen.ts'

const [flipX, flipY]: Motion[] = [
  { kind: 'reflection', axis: 'x' },
  { kind: 'reflection', axis: 'y' },
]
const [rise, fall]: Motion[] = [
  { kind: 'mirror', line: 'y = x' },
  { kind: 'mirror', line: 'y = −x' },
]
const turn = (degrees: 90 | 180 | 270, way: 'clockwise' | 'counter' = 'counter'): Motion => ({
  kind: 'rotation',
  turn: degrees,
  way,
})
const quarters: readonly Motion[] = [turn(90), turn(270), turn(90, 'clockwise'), turn(270, 'clockwise')]
const flips: readonly Motion[] = [flipX, flipY, rise, fall].flatMap((each) => each ?? [])
const two = (one: Motion, other: Motion): Motion[] => [one, other]

const nameOf = (motions: readonly Motion[]): string =>
  motions
    .map((motion) =>
      motion.kind === 'rotation'
        ? `${motion.turn}${motion.turn === 180 ? '' : motion.way}`
        : motion.kind === 'mirror'
          ? motion.line
          : motion.kind === 'reflection'
            ? motion.axis
            : '',
    )
    .join(' then ')
const isFlip = (does: Mapping): boolean => {
  const [[a, c], [b, d]] = [does([1, 0]), does([0, 1])]
  return a * d - b * c < 0
}

interface Rule {
  motions: Motion[]
  /** Two points whose images are shown in place of the name of the motion. */
  points: Point[] | null
  /** A point to follow. */
  followed: Point
  shuffle: number
}
const terms = ['x', '−x', 'y', '−y'] as const
/** What each term is at (3, 1). */
const worth = { x: 3, '−x': -3, y: 1, '−y': -1 } as const
const sample: Point = [3, 1]
const termAt = (does: Mapping, place: 0 | 1): (typeof terms)[number] =>
  terms.find((term) => worth[term] === does(sample)[place]) ?? 'x'

/** What somebody thinks who puts another term in this place. */
function slipOf(motions: readonly Motion[], place: 0 | 1, term: string) {
  const told = (misconception: MisconceptionId, feedback: Text) => ({ misconception, feedback })
  const is = (does: Mapping): boolean => termAt(does, place) === term
  const [first, second] = motions
  if (second !== undefined && first !== undefined) {
    if (is(mapAll([first]))) return told('moves.one-step-only', say('rule.one'))
    if (is(mapAll([second, first]))) return told('moves.order-of-steps', say('rule.order'))
    return { misconception: null, feedback: say('rule.try') }
  }
  if (first?.kind === 'rotation') {
    if (first.turn !== 180) {
      const opposite = first.way === 'clockwise' ? 'counter' : 'clockwise'
      if (is(mapAll([{ ...first, way: opposite }]))) return told('moves.turns-wrong-way', say('rule.way'))
      return is(linear(-1, 0, 0, -1))
        ? told('moves.wrong-angle', say('rule.half'))
        : told('moves.reflects-for-turn', say('rule.flipped'))
    }
    return is(linear(1, 0, 0, 1))
      ? told('moves.reflects-for-turn', say('rule.flipped'))
      : told('moves.wrong-angle', say('rule.quarter'))
  }
  const isAxis = first?.kind === 'reflection'
  if (is(linear(0, 1, 1, 0)) || is(linear(0, -1, -1, 0)))
    return isAxis
      ? told('grid.swaps-coordinates', say('rule.swapped'))
      : told('moves.wrong-mirror', say('rule.other-diagonal'))
  return told('moves.wrong-mirror', say(isAxis ? 'rule.other-axis' : 'rule.axis'))
}

const shownSlip = (right: string, term: string) => {
  const isSwapped = right.at(-1) !== term.at(-1)
  return {
    misconception: isSwapped ? ('grid.swaps-coordinates' as const) : ('moves.wrong-mirror' as const),
    feedback: say(isSwapped ? 'rule.look-swap' : 'rule.look-sign'),
  }
}
const somePoint = (random: Random, isSigned: boolean): Point => {
  const some = (): number => (isSigned ? random.pick([-1, 1]) : 1) * random.integer(1, 9)
  return [some(), some()]
}

function drawRule(random: Random, level: 1 | 2 | 3): Motion[] {
  if (level === 1) return [random.pick([...flips, turn(180)])]
  if (level === 2) return [random.pick([...quarters, turn(180), turn(180), ...flips.slice(0, 2)])]
  const one = random.pick(flips)
  const other = random.pick(quarters)
  return random.chance(0.5) ? two(one, other) : two(other, one)
}

/** Reflections and a half turn (level 1), quarter turns among others (level 2), two motions in a row (level 3). */
export const writeRule = defineModel<Rule>({
  id: 'write-rule',
  thinking: 'explain',
  seconds: 60,
  standards: ['8.G.A.3'],
  task: ({ motions, points }) => `${nameOf(motions)} ${points !== null}`,
  draw: (random, level) => ({
    motions: drawRule(random, level),
    points:
      level < 3 && random.chance(0.5) ? [somePoint(random, level === 2), somePoint(random, true)] : null,
    followed: somePoint(random, level === 3),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ points, followed }) =>
    [...(points ?? []), followed].every(([x, y]) => Math.abs(x) !== Math.abs(y)),
  item({ motions, points, followed, shuffle }) {
    const does = mapAll(motions)
    const point = ([x, y]: Point) => tex(pointText([x, y]))
    const gap = (place: 0 | 1) => {
      const right = termAt(does, place)
      return {
        label: say(place === 0 ? 'rule.first' : 'rule.second'),
        right: math(right),
        wrong: terms
          .filter((term) => term !== right)
          .map((term) => ({
            text: math(term),
            ...(points === null ? slipOf(motions, place, term) : shownSlip(right, term)),
          })),
        keepOrder: terms.map((term) => math(term)),
      }
    }
    const answered = arranged.gaps(shuffle, [
      say('rule.goes', { from: tex('(x, y)') }),
      gap(0),
      ', ',
      gap(1),
      ').',
    ])
    const so = say('rule.so', { from: tex('(x, y)'), to: tex(ruleTex(does)) })
    const [p, q] = points ?? []
    if (p !== undefined && q !== undefined)
      return {
        stem: [say('rule.asks-pair', { p: point(p), p2: point(does(p)), q: point(q), q2: point(does(q)) })],
        ...answered,
        hints: [say('rule.nudge-pair'), say('rule.hint-pair')],
        solution: [
          say('rule.sample-pair', {
            way: termAt(does, 0).endsWith('y') ? 'swapped' : 'kept',
            p: point(p),
            p2: point(does(p)),
          }),
          so,
        ],
      }
    const [image, between] = [does(followed), mapAll(motions.slice(0, 1))(followed)]
    return {
      stem: [
        say('rule.asks', { count: motions.length, moves: motionNames(motions) }),
        say('rule.follow', { point: point(followed) }),
      ],
      ...answered,
      hints: [say('rule.nudge', { from: point(followed) }), say('rule.hint')],
      solution: [
        motions.length === 1
          ? say('rule.sample', { from: point(followed), to: point(image) })
          : say('rule.sample-two', { from: point(followed), between: point(between), to: point(image) }),
        so,
      ],
    }
  },
  solve(shown) {
    const moves = movesIn(shown.stem)
    const points = pointsIn(shown.stem)
    const probes: Point[] = [
      [5, 2],
      [-4, 7],
    ]
    const all = points.length < 4 ? probes.flatMap((at) => [at, movedBy(moves, at)]) : points
    const [p = [0, 0], one = p, q = p, other = p] = all
    const valueOf = (text: string, [x, y]: Point): number => {
      const term = mathIn(text)[0] ?? ''
      return (term.startsWith('−') ? -1 : 1) * (term.endsWith('x') ? x : y)
    }
    return solved.gaps(shown, (text, gap) => valueOf(text, p) === one[gap] && valueOf(text, q) === other[gap])
  },
})

interface Same {
  level: 1 | 2 | 3
  sources: Motion[][]
  others: Motion[][]
  point: Point
  shuffle: number
}
const stays = linear(1, 0, 0, 1)
const singles: readonly Motion[] = [turn(90), turn(180), turn(90, 'clockwise'), ...flips]
/** The single motion that does the same; undefined where every point is back in its place. */
const singleOf = (motions: readonly Motion[]): Motion | undefined =>
  singles.find((single) => isSameMapping(mapAll([single]), mapAll(motions)))
const isBack = (motions: readonly Motion[]): boolean => isSameMapping(stays, mapAll(motions))

function sourcesAt(random: Random, level: 1 | 2 | 3): Motion[] {
  if (level === 1) return [random.pick([...singles, ...quarters])]
  if (level === 2)
    return random.chance(0.5)
      ? two(random.pick([...quarters, turn(180)]), random.pick([...quarters, turn(180)]))
      : two(random.pick(flips.slice(0, 2)), random.pick(flips.slice(0, 2)))
  return random.chance(0.5)
    ? two(random.pick(flips), random.pick([...quarters, turn(180)]))
    : two(random.pick(flips), random.pick(flips))
}
const resultOf = (motions: readonly Motion[]): string => ruleTex(mapAll(motions))
const title = (motions: readonly Motion[]): Text => say('same.motion', { moves: motionNames(motions) })
const targetOf = ({ level, point }: Same, motions: readonly Motion[]): Words => {
  const single = singleOf(motions)
  if (level === 1) return math(pointText(mapAll(motions)(point)))
  return single === undefined ? say('same.back') : title([single])
}

/** Images of a point (level 1), two turns or two flips and one motion (level 2), mixed ones (level 3). */
export const sameResult = defineModel<Same>({
  id: 'same-result',
  thinking: 'compare',
  seconds: 90,
  standards: ['8.G.A.3'],
  minWrongAnswers: 3,
  task: ({ level, sources }) => `${level} ${sources.map(nameOf).toSorted().join('; ')}`,
  draw(random, level) {
    const seen = new Set<string>()
    const some = (most: number, draw: () => Motion[]): Motion[][] =>
      Array.from({ length: 60 }, draw)
        .filter((each) => {
          const result = resultOf(each)
          if (seen.has(result)) return false
          seen.add(result)
          return true
        })
        .slice(0, most)
    const sources = some(level === 1 ? 4 : 3, () => sourcesAt(random, level))
    seen.clear()
    for (const each of sources) seen.add(resultOf(each))
    return {
      level,
      sources,
      others: some(level === 1 ? 1 : 2, () => [random.pick(singles)]),
      point: somePoint(random, true),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, sources, others, point: [x, y] }) =>
    Math.abs(x) !== Math.abs(y) &&
    sources.length === (level === 1 ? 4 : 3) &&
    others.length === (level === 1 ? 1 : 2) &&
    sources.filter(isBack).length < 2,
  item(same) {
    const { level, sources, others, point, shuffle } = same
    const targets = [...sources, ...others]
    return {
      stem: [level === 1 ? say('same.asks-point', { from: tex(`P${pointText(point)}`) }) : say('same.asks')],
      ...arranged.match(shuffle, {
        pairs: sources.map((motions) => {
          const does = mapAll(motions)
          const slips = targets.flatMap((each) => {
            const got = mapAll(each)
            if (isSameMapping(got, does)) return []
            const told = (misconception: MisconceptionId, feedback: Text) => [
              { target: targetOf(same, each), misconception, feedback },
            ]
            if (motions.length === 2 && motions.some((one) => isSameMapping(mapAll([one]), got)))
              return told('moves.one-step-only', say('same.one'))
            if (isFlip(got) !== isFlip(does)) return told('moves.reflects-for-turn', say('same.flip'))
            if (isFlip(does)) return told('moves.wrong-mirror', say('same.mirror'))
            return isSameMapping((at) => got(does(at)), stays)
              ? told('moves.turns-wrong-way', say('same.way'))
              : told('moves.wrong-angle', say('same.angle'))
          })
          return { source: title(motions), target: targetOf(same, motions), slips }
        }),
        others: others.map((each) => targetOf(same, each)),
      }),
      hints: [say('same.nudge'), say(`same.hint.${level}`)],
      solution: sources.map((motions) =>
        level === 1
          ? say('same.so-point', {
              moves: motionNames(motions),
              from: tex(pointText(point)),
              to: tex(pointText(mapAll(motions)(point))),
            })
          : isBack(motions)
            ? say('same.so-back', { moves: motionNames(motions) })
            : say('same.so', {
                moves: motionNames(motions),
                from: tex('(x, y)'),
                to: tex(resultOf(motions)),
                single: motionNames([singleOf(motions) ?? turn(180)]),
              }),
      ),
    }
  },
  solve(shown) {
    const probes: Point[] = [
      [5, 2],
      [-4, 7],
    ]
    const imageOf = (text: string): string => probes.map((at) => String(movedBy(movesIn(text), at))).join()
    return solved.match(shown, (source, target) => {
      const [from] = pointsIn(shown.stem)
      if (from !== undefined) return String(movedBy(movesIn(source), from)) === String(pointsIn(target)[0])
      const its = /refle|rota/.test(target) ? imageOf(target) : probes.map(String).join()
      return its === imageOf(source)
    })
  },
})
