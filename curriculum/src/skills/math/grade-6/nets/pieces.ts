import { arranged, defineModel, type Level, type Random, solved } from '#form'
import { spotLetter } from '../../../../right-answer.ts'
import { person, someone } from '#people/people.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { drawFaced } from '#solids/surfaces.ts'
import { say } from './messages.gen.ts'

/** Two sides of a rectangle, or three sides of a triangle, from the longest to the shortest. */
type Piece = number[]
const sorted = (piece: Piece): Piece => piece.toSorted((one, other) => other - one)
const nameOf = (piece: Piece): string => sorted(piece).join(' ')

interface Pieces {
  solid: 'box' | 'prism' | 'pyramid'
  /** The pieces as they should be, in the order of the letters. */
  pieces: Piece[]
  wrong: number
  /** What is cut out in place of the wrong piece. */
  cut: Piece
  /** Sizes that are offered for it: the right one first. */
  offered: Piece[]
  shuffle: number
  who: string
}

/** Bases and slanted edges of pyramids whose triangles can meet over the middle of the base. */
const pyramids = [
  [6, 4, 5],
  [8, 6, 7],
  [10, 6, 9],
  [12, 8, 10],
  [9, 5, 8],
  [7, 4, 6],
  [8, 5, 9],
  [12, 5, 10],
  [10, 8, 9],
  [14, 6, 12],
] as const

function piecesOf(random: Random, solid: Pieces['solid']): Piece[] {
  if (solid === 'pyramid') {
    const [a, b, edge] = random.pick(pyramids)
    return [[a, b], ...[a, a, b, b].map((base) => [base, edge, edge])]
  }
  const { a, b, c, sides } = drawFaced(random, solid, true)
  if (solid === 'prism') {
    const around = [a, ...sides]
    return [around, around, ...around.map((side) => [side, b])]
  }
  return [
    [a, b],
    [a, b],
    [a, c],
    [a, c],
    [b, c],
    [b, c],
  ]
}

/** Whether the pieces close up to a solid: every edge of a piece meets an equal edge of another one. */
function closes(pieces: readonly Piece[]): boolean {
  const counts = Map.groupBy(pieces, nameOf)
  const rectangles = pieces.filter(({ length }) => length === 2)
  const triangles = pieces.filter(({ length }) => length === 3).map(sorted)
  if (triangles.length === 0) {
    const sizes = [...counts.keys()].map((each) => each.split(' ').map(Number))
    const edges = new Set(sizes.flat())
    return counts.size === 3 && edges.size === 3 && [...counts.values()].every(({ length }) => length === 2)
  }
  if (triangles.length === 2) {
    const [one = [], other = []] = triangles
    const { length } = rectangles
    // The prism is as long as a side that all rectangles share.
    return (
      nameOf(one) === nameOf(other) &&
      (rectangles[0] ?? []).some((long) => {
        const widths = rectangles.map(([p = 0, q = 0]) => (p === long ? q : q === long ? p : 0))
        return length === 3 && nameOf(widths) === nameOf(one)
      })
    )
  }
  const [[p = 0, q = 0] = []] = rectangles
  const wanted = [p, p, q, q]
  const [first = []] = triangles
  return first.some((edge) => {
    const bases = triangles.map((each) => {
      // The two equal sides go up to the point; the third side lies on the base.
      const rest = each.filter((side, at) => side !== edge || each.indexOf(side) + 1 < at)
      return rest.length === 1 ? (rest[0] ?? 0) : 0
    })
    return nameOf(bases) === nameOf(wanted)
  })
}

/** Each way to mend the set with one of the offered sizes: the number of the piece, and its size. */
const mends = (cut: readonly Piece[], offered: readonly Piece[]): string[] =>
  cut.flatMap((_, at) =>
    offered.flatMap((size) =>
      closes(cut.map((piece, index) => (index === at ? size : piece))) ? [`${at} ${nameOf(size)}`] : [],
    ),
  )

const shown = ({ pieces, wrong, cut }: Pieces): Piece[] =>
  pieces.map((piece, at) => (at === wrong ? cut : piece))
const solidAt: Record<Level, Pieces['solid']> = { 1: 'box', 2: 'prism', 3: 'pyramid' }
const sizeText = (piece: Piece) => {
  const [a = 0, b = 0, c] = piece
  return c === undefined ? say('piece.rectangle', { a, b }) : say('piece.triangle', { a, b, c })
}

/** Which piece does not fit, and what it should be: a box (level 1), a triangular prism (level 2), a pyramid (level 3). */
export const wrongPiece = defineModel<Pieces>({
  id: 'wrong-piece',
  thinking: 'find the mistake',
  seconds: 90,
  standards: ['6.G.A.4'],
  task: ({ solid, wrong }) => `${solid} ${wrong}`,
  draw(random, level) {
    const solid = solidAt[level]
    const pieces = random.shuffle(piecesOf(random, solid))
    const kind = { box: 2, prism: 2, pyramid: 3 }[solid]
    const wrong = random.pick(pieces.flatMap(({ length }, at) => (length === kind ? [at] : [])))
    const right = pieces[wrong] ?? []
    const at = solid === 'pyramid' ? 0 : random.integer(0, 1)
    const cut = right.map((side, index) => (index === at ? side + random.pick([-2, -1, 1, 2, 3]) : side))
    const others = pieces.filter(
      (piece, index) =>
        piece.length === kind &&
        nameOf(piece) !== nameOf(right) &&
        pieces.findIndex((each) => nameOf(each) === nameOf(piece)) === index,
    )
    const [first = 1, ...rest] = right
    const offered = [right, ...random.shuffle(others).slice(0, 2), [first + 4, ...rest]]
    return {
      solid,
      pieces,
      wrong,
      cut,
      offered,
      shuffle: random.integer(0, 1e9),
      who: someone(random),
    }
  },
  fits(its) {
    const { pieces, cut, offered, solid } = its
    const [a = 0, b = 0, c = 0] = sorted(cut)
    const names = [...offered, cut].map(nameOf)
    return (
      Math.min(...cut) >= 2 &&
      new Set(cut).size === new Set(cut.slice(0, 2)).size &&
      (solid !== 'pyramid' || (a < b + c && new Set(cut).size === 2)) &&
      new Set(names).size === names.length &&
      !pieces.some((piece) => nameOf(piece) === nameOf(cut)) &&
      mends(shown(its), offered).length === 1 &&
      !closes(shown(its))
    )
  },
  item(its) {
    const { solid, wrong, offered, shuffle, who } = its
    const all = shown(its)
    const letter = spotLetter(wrong)
    const [right = [], ...others] = offered
    const text = (piece: Piece) => sizeText(solid === 'pyramid' ? piece : sorted(piece))
    return {
      stem: [say(`piece.asks.${solid}`, { who: person(who) })],
      figure: tableFigure(
        say(`piece.title.${solid}`),
        [say('piece.letter'), say('piece.size')],
        all.map((piece, at) => [spotLetter(at), text(piece)]),
      ),
      ...arranged.gaps(shuffle, [
        say('piece.wrong'),
        ' ',
        {
          label: say('piece.first-gap'),
          right: letter,
          wrong: all.flatMap((_, at) =>
            at === wrong
              ? []
              : [
                  {
                    text: spotLetter(at),
                    misconception: 'net.sides-must-match',
                    feedback: say(`piece.fits.${solid}`),
                  },
                ],
          ),
          keepOrder: all.map((_, at) => spotLetter(at)),
        },
        '. ',
        say('piece.should'),
        ' ',
        {
          label: say('piece.second-gap'),
          right: text(right),
          wrong: others.map((piece) => ({
            text: text(piece),
            misconception: 'net.sides-must-match',
            feedback: say('piece.meets'),
          })),
        },
        '.',
      ]),
      hints: [say(`piece.nudge.${solid}`), say(`piece.hint.${solid}`)],
      solution: [say(`piece.why.${solid}`), say('piece.so', { letter, right: text(right) })],
    }
  },
  solve(shownItem) {
    const { figure, interaction } = shownItem
    if (figure?.kind !== 'table' || interaction.kind !== 'inline-choice')
      throw new TypeError('expects pieces')
    const numbers = (text: string): Piece => (text.match(/\d+/g) ?? []).map(Number)
    const pieces = figure.rows.map(([, size = '']) => numbers(size))
    const sizes = interaction.gaps[1]?.options.map(({ text }) => numbers(text)) ?? []
    const [at = '0', ...size] = (mends(pieces, sizes)[0] ?? '').split(' ')
    return solved.gaps(shownItem, (text, gap) =>
      gap === 0 ? text === spotLetter(Number(at)) : nameOf(numbers(text)) === size.join(' '),
    )
  },
})
