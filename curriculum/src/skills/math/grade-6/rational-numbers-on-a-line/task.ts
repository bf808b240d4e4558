import { math, type Random, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'robots' | 'towns' | 'lakes' | 'clubs' | 'clocks' | 'sacks'
type Part = 'zero' | 'write' | 'lowest' | 'chain' | 'far' | 'farther' | 'apart' | 'opposite' | 'halfway'

/** The smallest and largest distance from 0 in each story, in steps. */
const sizes: Record<Story, { by: number; steps: readonly [least: number, most: number] }> = {
  robots: { by: 0.5, steps: [3, 60] },
  towns: { by: 0.5, steps: [3, 30] },
  lakes: { by: 0.25, steps: [2, 20] },
  clubs: { by: 0.5, steps: [7, 90] },
  clocks: { by: 0.5, steps: [2, 24] },
  sacks: { by: 0.25, steps: [2, 14] },
}
const names = ['A', 'B', 'C', 'D'] as const
const isBelow = (value: number): boolean => value < 0

interface Places {
  /** Two numbers on each side of 0, in the order of their names. */
  at: readonly number[]
  /** Distance from 0 of a fifth one below 0. */
  fifth: number
}

function drawPlaces(random: Random, story: Story, side: 0 | 1): Places {
  const { by, steps } = sizes[story]
  const distances = [0, 1, 2, 3].map(() => tidy(by * random.integer(...steps)))
  const [most = 0, a = 0, b = 0, c = 0] = distances.toSorted((one, other) => other - one)
  // The one farthest from 0 is below it (side 0) or above it (side 1).
  const [own, others] = random.pick([
    [a, [b, c]],
    [b, [a, c]],
    [c, [a, b]],
  ] as const)
  const sign = side === 0 ? -1 : 1
  return {
    at: random.shuffle([sign * most, sign * own, ...others.map((other) => -sign * other)]),
    fifth: tidy(by * random.integer(...steps)),
  }
}

/** With a real minus sign. */
const signed = (value: number): string => (isBelow(value) ? `−${tidy(-value)}` : String(value))
const chainOf = (values: readonly number[]): string => values.map(signed).join(' < ')
const upward = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)
const bySize = (values: readonly number[]): number[] =>
  values.toSorted((one, other) => Math.abs(one) - Math.abs(other))
const nameOf = (at: readonly number[], value: number | undefined): string =>
  names.find((_name, index) => at[index] === value) ?? ''

/** What signs mean (level 1), order and distance (level 2), opposites and halfway points (level 3). */
export const task = linkedTask<Places, Story, Part>({
  standards: ['6.NS.C.5', '6.NS.C.6a', '6.NS.C.6c', '6.NS.C.7a', '6.NS.C.7b', '6.NS.C.7c', '6.NS.C.7d'],
  stories: ['robots', 'towns', 'lakes', 'clubs', 'clocks', 'sacks'],
  levels: {
    1: ['zero', 'write', 'lowest'],
    2: ['chain', 'far', 'farther', 'apart'],
    3: ['chain', 'farther', 'apart', 'opposite', 'halfway'],
  },
  draw: (random, { story, side }) => drawPlaces(random, story, side),
  fits({ at, fifth }) {
    const [low = 0, under = 0, ...above] = upward(at)
    return (
      new Set([...at, fifth].map(Math.abs)).size === 5 &&
      at.some((value) => !Number.isInteger(value)) &&
      [...at, fifth].every((value) => Math.abs(value) !== 1) &&
      // The two wrong orders are different.
      bySize(at).join() !== [under, low, ...above].join()
    )
  },
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, at }) =>
    tableFigure(
      say(`task.${story}.title`),
      [say(`task.${story}.thing`), say(`task.${story}.measure`)],
      at.map((value, index) => [names[index] ?? '', signed(value)]),
    ),
  asks: (part, { story, fifth }) =>
    part === 'chain' ? say('task.chain') : say(`task.${story}.${part}`, { fifth }),
  parts({ story, at, fifth }) {
    const [low = 0, under = 0, over = 0, top = 0] = upward(at)
    const far = bySize(at).at(-1)
    const [distance, apart, halfway] = [-low, tidy(top - low), tidy((low + under) / 2)]
    const letter = (value: number | undefined) => nameOf(at, value)
    return {
      zero: {
        right: say(`task.${story}.is-zero`),
        work: '0',
        wrong: [[say(`task.${story}.not-zero`), 'signed.zero-is-nothing', say('task.slip.zero')]],
      },
      write: {
        value: -fifth,
        work: signed(-fifth),
        wrong: [[fifth, 'signed.drops-sign', say('task.slip.sign')]],
      },
      lowest: {
        right: letter(low),
        work: `${signed(low)} < ${signed(under)}`,
        wrong: [
          [letter(under), 'signed.by-size', say('task.slip.size')],
          [letter(over), 'signed.drops-sign', say('task.slip.sign')],
          [letter(top), 'signed.greatest-first', say('task.slip.end')],
        ],
      },
      chain: {
        right: math(chainOf([low, under, over, top])),
        work: chainOf([low, under, over, top]),
        wrong: [
          [math(chainOf([under, low, over, top])), 'signed.by-size', say('task.slip.size')],
          [math(chainOf(bySize(at))), 'signed.ignores-signs', say('task.slip.ignored')],
        ],
      },
      far: {
        value: distance,
        work: `|${signed(low)}| = ${distance}`,
        wrong: [[low, 'signed.negative-distance', say('task.slip.distance')]],
      },
      farther: {
        right: letter(far),
        work: far === low ? `|${signed(low)}| > |${top}|` : `|${top}| > |${signed(low)}|`,
        wrong: [low, under, over, top]
          .filter((value) => value !== far)
          .map((value) => [letter(value), 'signed.value-for-distance', say('task.slip.farther')] as const),
      },
      apart: {
        value: apart,
        work: `${top} + ${distance} = ${apart}`,
        wrong: [
          [Math.abs(top - distance), 'signed.different-signs', say('task.slip.apart')],
          [-apart, 'signed.negative-distance', say('task.slip.distance')],
          [top, 'signed.whole-distance', say('task.slip.part')],
        ],
      },
      opposite: {
        value: distance,
        work: `−(${signed(low)}) = ${distance}`,
        wrong: [
          [low, 'signed.no-opposite', say('task.slip.opposite')],
          [-top, 'signed.wrong-side', say('task.slip.highest')],
        ],
      },
      halfway: {
        value: halfway,
        work: String.raw`−(${-low} + ${-under}) \div 2 = ${signed(halfway)}`,
        wrong: [
          [-halfway, 'signed.drops-sign', say('task.slip.sign')],
          [tidy((under - low) / 2), 'signed.stops-early', say('task.slip.half')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    // The table ends in the four numbers; its first column has letters.
    const at = told.slice(-4)
    const [low = 0, under = 0, , top = 0] = upward(at)
    const [fifth = 0] = asked('write')
    return {
      zero: /^(sea level|the freezing|the normal|no money|exactly|el nivel|el punto|ni |exactamente)/,
      write: -fifth,
      lowest: nameOf(at, low),
      chain: new RegExp(`^\\W${upward(at).map(signed).join(' < ')}\\W$`),
      far: Math.abs(low),
      farther: nameOf(at, -low > top ? low : top),
      apart: top + Math.abs(low),
      opposite: Math.abs(low),
      halfway: (low + under) / 2,
    }
  },
})
