import type { Level } from '@skills-center/contract/ids'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { densityOf, known, meltingOf, type Piece, pieceOf, type SolidId, sulfides } from './solids.ts'

/** Solids of a list, some of which students identify. */
export interface Listed {
  level: Level
  listed: SolidId[]
  asked: SolidId[]
  /** Sizes of the pieces to identify. */
  pieces: Piece[]
  /** Reading errors of each sample: hundredths, and degrees. */
  off: [number, number][]
  /** The metal that reacted with sulfur, if the question is about a dish. */
  metal?: SolidId
  shuffle: number
}

const densities = (one: SolidId, other: SolidId): number =>
  Math.abs(densityOf(one) - densityOf(other)) / Math.max(densityOf(one), densityOf(other))
const pairs = (list: readonly SolidId[]): [SolidId, SolidId][] =>
  list.flatMap((one, at) => list.slice(at + 1).map((other): [SolidId, SolidId] => [one, other]))
const meltClose = ([one, other]: readonly [SolidId, SolidId]): boolean =>
  Math.abs(meltingOf(one) - meltingOf(other)) < 60
/** Whether the readings separate them: by density alone, or by either property. */
const isApart =
  (level: Level) =>
  ([one, other]: readonly [SolidId, SolidId]): boolean =>
    densities(one, other) > 0.12 || (level === 1 && Math.abs(meltingOf(one) - meltingOf(other)) > 20)

function drawSulfide(random: Random) {
  const [metal, sulfide] = random.pick(sulfides)
  const left = random.pick(['none', metal, 'sulfur'] as const)
  const others = sulfides.flatMap((each) => each).filter((id) => id !== metal && id !== sulfide)
  const stranger = drawUntil(
    () => random.sample(others, 2),
    (two) => pairs([metal, sulfide, 'sulfur', ...two]).every(isApart(3)),
  )
  return {
    listed: random.shuffle([metal, 'sulfur' as const, sulfide, ...stranger]),
    asked: left === 'none' ? [sulfide] : random.shuffle([sulfide, left]),
    metal,
  }
}

/** Whether one property alone does not separate these two. */
export const areAlike = (one: SolidId, other: SolidId): boolean =>
  meltClose([one, other]) || densities(one, other) < 0.05

const drawList = (random: Random, level: Level) => {
  const listed = drawUntil(
    () => random.sample(known, 4),
    (list) =>
      pairs(list).every(isApart(level)) &&
      (level === 2 || pairs(list).some(([one, other]) => areAlike(one, other))),
    20000,
  )
  return { listed, asked: random.sample(listed, 3) }
}

export function drawListed(random: Random, level: Level): Listed {
  const drawn = level === 3 ? drawSulfide(random) : drawList(random, level)
  return {
    level,
    ...drawn,
    pieces: drawn.asked.map((id) => pieceOf(random, id)),
    off: drawn.asked.map((): [number, number] => [random.integer(-2, 2), random.integer(-2, 2)]),
    shuffle: random.integer(0, 1e9),
  }
}

const closest = (rows: readonly string[][], column: number, value: number): string | undefined =>
  rows.toSorted(
    (one, other) => Math.abs(num(one[column]) - value) - Math.abs(num(other[column]) - value),
  )[0]?.[0]
const num = (text = ''): number => Number(text.replaceAll(',', ''))

/** Finds the row whose density, and melting point if given, is closest. */
export function solveListed(shown: Shown) {
  const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
  const values = (text: string) => numbersIn(text).map(({ value }) => value)
  if (shown.interaction.kind === 'choices') {
    const [a = 0, b = 1, c = 0, d = 1] = values(shown.stem)
    const found = [a / b, c / d].map((density) => closest(rows, 1, density))
    return solved.choices(shown, (text) => found.slice(0, c === 0 ? 1 : 2).includes(text))
  }
  return solved.match(shown, (source, target) => {
    const [first = 0, second = 0] = values(source)
    if (!source.includes('°C')) return closest(rows, 1, first / second) === target
    const off = (row: string[]) =>
      Math.abs(num(row[1]) - first) / first + Math.abs(num(row[2]) - second) / second
    return rows.toSorted((one, other) => off(one) - off(other))[0]?.[0] === target
  })
}
