import { defineModel, numbersIn, solved } from '#form'
import { bug } from '#bugs/bug.ts'
import { person, someone } from '#people/people.ts'
import { square } from '#round-figures/round-figures.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const stories = [
  'seeds',
  'beads',
  'tools',
  'cookies',
  'cards',
  'rocks',
  'pencils',
  'shells',
  'snacks',
] as const

/** A tray of length `a` and width `b`, folded `c` high from a sheet whose corners are cut out. */
interface Tray {
  story: (typeof stories)[number]
  a: number
  b: number
  c: number
  asks: 'bottom' | 'used' | 'sheet'
  who: string
}
const sheetOf = ({ a, b, c }: Tray): number => (a + 2 * c) * (b + 2 * c)
const usedOf = (its: Tray): number => sheetOf(its) - 4 * its.c ** 2

// Worked by hand: a sheet of 14 by 10 with corners of 2 folds into a bottom of 10 by 6. It has 140, and 124 are left.
const tray: Tray = { story: 'seeds', a: 10, b: 6, c: 2, asks: 'bottom', who: 'Ana' }
const bugs = [
  bug<Tray>({
    id: 'net.one-end',
    answer: (its) => {
      const { a, b, c, asks } = its
      return { bottom: a + c, used: sheetOf(its) - c * c, sheet: (a + c) * (b + c) }[asks]
    },
    feedback: ({ asks }) => say(`tray.one-end.${asks}`),
    example: [tray, 12],
  }),
  bug<Tray>({
    id: 'net.cut-corners',
    answer: (its) => ({ bottom: its.a + 2 * its.c, used: sheetOf(its), sheet: usedOf(its) })[its.asks],
    feedback: ({ asks }) => say(`tray.corners.${asks}`),
    example: [{ ...tray, asks: 'used' }, 140],
  }),
  bug<Tray>({
    id: 'surface.leaves-out-faces',
    answer: ({ a, b, asks }) => (asks === 'bottom' ? null : a * b),
    feedback: ({ asks }) => (asks === 'used' ? say('tray.bottom-only.used') : say('tray.bottom-only.sheet')),
    example: [{ ...tray, asks: 'used' }, 60],
  }),
]

/** The length of the bottom (level 1), the area of the tray (level 2), the area of the sheet (level 3). */
export const foldTray = defineModel<Tray>({
  id: 'fold-tray',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['6.G.A.4'],
  bugs,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw(random, level) {
    const c = random.integer(1, 4)
    const b = random.integer(c + 2, 12)
    return {
      story: random.pick(stories),
      a: random.integer(b + 1, 18),
      b,
      c,
      asks: ({ 1: 'bottom', 2: 'used', 3: 'sheet' } as const)[level],
      who: someone(random),
    }
  },
  item(its) {
    const { a, b, c, asks, story } = its
    const [long, wide] = [a + 2 * c, b + 2 * c]
    const edge = quantity(c, 'inch')
    const values = {
      a,
      b,
      c,
      long,
      wide,
      sheet: sheetOf(its),
      used: usedOf(its),
      corners: 4 * c * c,
      one: c * c,
    }
    const right =
      asks === 'bottom' ? quantity(a, 'inch') : square(asks === 'used' ? usedOf(its) : sheetOf(its), 'inch')
    return {
      stem: [
        say(`tray.story.${story}`, { who: person(its.who) }),
        asks === 'sheet'
          ? say('tray.back', { long: quantity(a, 'inch'), wide: quantity(b, 'inch'), edge })
          : say('tray.cut', { long: quantity(long, 'inch'), wide: quantity(wide, 'inch'), edge }),
        say(`tray.asks.${asks}`),
      ],
      ...typedQuantity(its, { label: say(`tray.label.${asks}`), right, bugs }),
      hints: [say(`tray.nudge.${asks}`), say(`tray.hint.${asks}`)],
      solution: [say(`tray.first.${asks}`, values), say(`tray.then.${asks}`, values)],
    }
  },
  solve({ stem }) {
    const [one = 0, other = 0, edge = 0, asked] = numbersIn(stem).map(({ value }) => value)
    if (asked !== undefined) throw new TypeError('expects three numbers')
    if (/longer side|lado más largo/.test(stem)) return solved.number(one - edge - edge)
    // The tray is its bottom and four sides; the sheet has four corners more.
    return /whole sheet|hoja completa/.test(stem)
      ? solved.number(one * other + 2 * edge * (one + other) + 4 * edge * edge)
      : solved.number(
          (one - 2 * edge) * (other - 2 * edge) + 2 * edge * (one - 2 * edge + (other - 2 * edge)),
        )
  },
})
