import { defineModel, type Offered, oneOf, orderOf, solved, tex, type Text } from '#form'
import { type Point, pointText } from '#equations/line.ts'
import { inTurn, type Move, type MoveKind, moveKinds, namesOf, ruleTex, someMove } from '#moves/moves.ts'
import { movedBy, movesIn } from '#moves/read-moves.ts'
import { drawTriangle, imageOf, isSame, kindShown, type Triangle, trianglesFigure } from '#moves/triangles.ts'
import { mistaken, type WrongMove } from '#moves/wrong-moves.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { ruleOf } from './images.ts'
import { say } from './messages.gen.ts'

const sample: Record<MoveKind, Move> = {
  translation: { kind: 'translation', dx: 2, dy: 3 },
  reflection: { kind: 'reflection', axis: 'x' },
  rotation: { kind: 'rotation', turn: 90, way: 'counter' },
  dilation: { kind: 'dilation', by: 2 },
}

/** Another transformation of the same kind, easy to mix up with it. */
function near(move: Move, isSwapped: boolean): Move {
  if (move.kind === 'translation')
    return isSwapped ? { ...move, dx: move.dy, dy: move.dx } : { ...move, dx: -move.dx, dy: -move.dy }
  if (move.kind === 'reflection') return { ...move, axis: move.axis === 'x' ? 'y' : 'x' }
  if (move.kind === 'dilation') return { ...move, by: move.by === 2 ? 0.5 : 2 }
  return move.turn === 180
    ? { ...move, turn: 90 }
    : { ...move, way: move.way === 'clockwise' ? 'counter' : 'clockwise' }
}

interface Which {
  level: 1 | 2 | 3
  triangle: Triangle
  /** The right one first. */
  options: Move[][]
  order: number[]
}
const wrongOption = ({ level, options }: Which, at: number): Omit<WrongMove, 'does'> => {
  const [[right = sample.translation] = []] = options
  const [picked = right] = options[at] ?? []
  return level === 3 && at === 1
    ? { misconception: 'moves.order-of-steps', feedback: say('which.order') }
    : mistaken(right, picked)
}

/** The kind (level 1), exactly which one (level 2), two in turn (level 3). */
export const whichOne = defineModel<Which, MoveKind>({
  id: 'which-one',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['8.G.A.2', '8.G.A.4'],
  task: ({ level, options: [right = []] }) => `${level} ${right.map(({ kind }) => kind).join(' ')}`,
  aim: (random, level) => random.pick(level === 3 ? (['reflection', 'rotation'] as const) : moveKinds),
  draw(random, level, kind) {
    const first = someMove(random, kind)
    const slide = level === 3 ? someMove(random, 'translation') : null
    const others = (level === 3 ? (['reflection', 'rotation'] as const) : moveKinds).filter(
      (each) => each !== kind,
    )
    const far = someMove(random, random.pick(others))
    const isSwapped = random.chance(0.5)
    const singles = [first, near(first, isSwapped), far, near(far, isSwapped)]
    const right = slide === null ? [first] : [first, slide]
    const options =
      slide !== null
        ? [right, [slide, first], [near(first, isSwapped), slide], [far, slide]]
        : level === 2
          ? singles.map((each) => [each])
          : [right, ...moveKinds.filter((each) => each !== kind).map((each) => [sample[each]])]
    const kinds = options.map(([move]) => move?.kind ?? kind)
    return {
      level,
      triangle: drawTriangle(random, right),
      options,
      // The kinds have a fixed order.
      order: level === 1 ? moveKinds.map((each) => kinds.indexOf(each)) : orderOf(random, 4),
    }
  },
  fits({ level, triangle, options }) {
    const isShared = imageOf(triangle, inTurn(options[0] ?? [])).some((corner) =>
      triangle.some((at) => isSame([at], [corner])),
    )
    // A corner that two triangles share would have two names.
    if (isShared) return false
    const images = options.map((moves) => JSON.stringify(imageOf(triangle, inTurn(moves))))
    return level === 1 || new Set(images).size === images.length
  },
  item(which) {
    const { level, triangle, options, order } = which
    const [right = []] = options
    const image = imageOf(triangle, inTurn(right))
    const textOf = (moves: readonly Move[]): Text =>
      level === 1
        ? say(`which.kind.${moves[0]?.kind ?? 'translation'}`)
        : say('which.option', { moves: namesOf(moves) })
    const offered = options.map((moves, at): Offered => ({
      text: textOf(moves),
      ...(at === 0 ? {} : wrongOption(which, at)),
    }))
    const kind = right[0]?.kind ?? 'translation'
    return {
      stem: [say(`which.asks.${level === 1 ? 'one' : level === 2 ? 'two' : 'three'}`)],
      figure: trianglesFigure(triangle, image),
      ...oneOf(order, offered),
      hints: [say('which.nudge'), level === 1 ? say('which.around') : say('which.follow')],
      solution: [
        say(`which.clue.${kind}`),
        ...ruleOf(right),
        say('which.check', { from: tex(`A${pointText(triangle[0])}`), to: tex(`A′${pointText(image[0])}`) }),
      ],
    }
  },
  solve(shown) {
    const polygons = shown.figure?.kind === 'coordinate-plane' ? (shown.figure.polygons ?? []) : []
    const [triangle = [], image = []] = polygons.map(({ vertices }) => vertices.map(({ at }): Point => at))
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = triangle
    const [p = [0, 0], q = [0, 0], r = [0, 0]] = image
    const kind = kindShown([a, b, c], [p, q, r])
    const starts = { translation: 'tra', reflection: 'refle', rotation: 'rota', dilation: 'dila' }[kind]
    return solved.choice(shown, (text) =>
      /kind|tipo/.test(shown.stem)
        ? text.includes(starts)
        : isSame(
            triangle.map((point) => movedBy(movesIn(text), point)),
            image,
          ),
    )
  },
})

/** What the coordinates of a card do to x and y, as a student reads them. */
function readRule(card: string): { factors: number[]; isMoved: boolean } {
  const parts = card.replaceAll(/[()\s]/g, '').split(',')
  const factor = (part: string, letter: string): number => {
    const [found, minus, size = ''] =
      new RegExp(`(−?)(\\\\frac\\{\\d+\\}\\{\\d+\\}|\\d*)${letter}`).exec(part) ?? []
    const [over = 1, under = 1] = [...size.matchAll(/\d+/g)].map(Number)
    return found === undefined ? 0 : (minus === '' ? over : -over) / under
  }
  return {
    factors: parts.flatMap((part) => [factor(part, 'x'), factor(part, 'y')]),
    isMoved: parts.some((part) => /[xy][+−]/.test(part)),
  }
}

const results = ['slid', 'flipped', 'resized'] as const
interface Rules {
  level: 1 | 2 | 3
  moves: Move[][]
  shuffle: number
}
const kindsIn = ({ level }: Rules): readonly MoveKind[] =>
  moveKinds.filter((kind) => level === 2 || kind !== 'rotation')
function placeOf(rules: Rules, moves: readonly Move[]): number {
  const has = (kind: MoveKind): boolean => moves.some((move) => move.kind === kind)
  if (rules.level < 3) return kindsIn(rules).findIndex(has)
  return has('dilation') ? 2 : has('reflection') ? 1 : 0
}
/** A kind that a category of level 3 shows. */
const shownBy: readonly MoveKind[] = ['rotation', 'reflection', 'dilation']

/** Rules by their kind (level 1 without rotations, level 2 with them), two steps by their result (level 3). */
export const sortRules = sortValues<Rules>({
  id: 'sort-rules',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.G.A.3'],
  task: (rules) =>
    `${rules.level} ${rules.moves
      .map((moves) => String(placeOf(rules, moves)))
      .toSorted()
      .join('')}`,
  draw(random, level) {
    const some = (kind: MoveKind): Move => someMove(random, kind, [2, 3, 0.5])
    const kinds = kindsIn({ level, moves: [], shuffle: 0 })
    const moves =
      level < 3
        ? [...kinds, ...random.sample(kinds, 2)].map((kind) => [some(kind)])
        : [...shownBy, ...random.sample(shownBy, 2)].map((kind) => [some(kind), some('translation')])
    return { level, moves, shuffle: random.integer(0, 1e9) }
  },
  categories: (rules) =>
    rules.level < 3
      ? kindsIn(rules).map((kind) => say(`sort.kind.${kind}`))
      : results.map((result) => say(`sort.result.${result}`)),
  cards: (rules) =>
    rules.moves.map((moves) => {
      const place = placeOf(rules, moves)
      const card = ruleTex(inTurn(moves))
      const kinds = rules.level < 3 ? kindsIn(rules) : shownBy
      const [right = sample.translation] = moves
      return {
        tex: card,
        place,
        why:
          rules.level < 3
            ? say(`sort.why.${kinds[place] ?? 'translation'}`, { card: tex(card) })
            : say(`sort.so.${results[place] ?? 'slid'}`, { card: tex(card) }),
        slips: kinds.flatMap((kind, at) =>
          at === place
            ? []
            : [
                {
                  place: at,
                  misconception: mistaken(right, sample[kind]).misconception,
                  feedback: say('sort.try'),
                },
              ],
        ),
      }
    }),
  words: ({ level }) => ({
    stem: [say('sort.cards', { point: tex('(x, y)') }), say(level < 3 ? 'sort.asks' : 'sort.asks-result')],
    hints: [say('sort.try'), say(level < 3 ? 'sort.hint' : 'sort.hint-result')],
    slip: { misconception: 'moves.mixes-up-slide', feedback: say('sort.try') },
  }),
  reads(card, shown) {
    const { factors, isMoved } = readRule(card)
    const [a = 0, b = 0, c = 0, d = 0] = factors
    const area = a * d - b * c
    const isSorted = /kind|tipo/.test(shown.stem)
    const many = shown.interaction.kind === 'sort' ? shown.interaction.categories.length : 0
    if (!isSorted) return Math.abs(area) !== 1 ? 2 : area < 0 ? 1 : 0
    if (Math.abs(area) !== 1) return many - 1
    return isMoved ? 0 : area < 0 ? 1 : 2
  },
})
