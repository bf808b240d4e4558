import type { Random } from '../../random.ts'
import { count } from '../../wording.ts'

/** What changes over time, to be put in a graph. */
export interface Course {
  intro: string
  x: string
  y: string
  unit: string
  /** What one grid space up stands for. */
  step: number
  /** In grid spaces: the first reading, and how much each further one differs. */
  start: [least: number, most: number]
  change: [least: number, most: number]
  isFalling?: boolean
  when: (x: number) => string
  asks: (x: number) => string
  says: (x: number, y: number) => string
  /** A change on one day, in words: what the point does not tell. */
  saysChange: (x: number, y: number) => string
  asksChange: (from: number, to: number) => string
}

export const courses: ((name: string) => Course)[] = [
  (name) => ({
    intro: `${name} measures a sunflower every week.`,
    x: 'Week',
    y: 'Height (cm)',
    unit: 'cm',
    step: 5,
    start: [1, 2],
    change: [1, 2],
    when: (x) => `in week ${x}`,
    asks: (x) => `How tall was the sunflower in week ${x}?`,
    says: (x, y) => `In week ${x} the sunflower was ${y} cm tall.`,
    saysChange: (x, y) => `In week ${x} the sunflower grew ${y} cm.`,
    asksChange: (from, to) => `How much did the sunflower grow from week ${from} to week ${to}?`,
  }),
  (name) => ({
    intro: `${name} saves money and counts it at the end of each week.`,
    x: 'Week',
    y: 'Savings (dollars)',
    unit: 'dollars',
    step: 4,
    start: [1, 3],
    change: [0, 2],
    when: (x) => `at the end of week ${x}`,
    asks: (x) => `How much money did ${name} have at the end of week ${x}?`,
    says: (x, y) => `At the end of week ${x} ${name} had ${count(y, 'dollar')}.`,
    saysChange: (x, y) => `In week ${x} ${name} saved ${y} dollars more.`,
    asksChange: (from, to) =>
      `How much did ${name} save from the end of week ${from} to the end of week ${to}?`,
  }),
  () => ({
    intro: 'Snow falls all day, and its depth is measured every hour.',
    x: 'Hour',
    y: 'Depth of snow (cm)',
    unit: 'cm',
    step: 2,
    start: [1, 2],
    change: [1, 2],
    when: (x) => `at hour ${x}`,
    asks: (x) => `How deep was the snow at hour ${x}?`,
    says: (x, y) => `At hour ${x} the snow was ${y} cm deep.`,
    saysChange: (x, y) => `At hour ${x}, ${y} cm of snow fell.`,
    asksChange: (from, to) => `How many centimeters of snow were added from hour ${from} to hour ${to}?`,
  }),
  (name) => ({
    intro: `${name} reads a book and writes down the page reached each day.`,
    x: 'Day',
    y: 'Page reached',
    unit: 'pages',
    step: 20,
    start: [1, 2],
    change: [0, 2],
    when: (x) => `on day ${x}`,
    asks: (x) => `How many pages had ${name} read in all by the end of day ${x}?`,
    says: (x, y) => `By day ${x} ${name} had read ${y} pages in all.`,
    saysChange: (x, y) => `On day ${x} alone ${name} read ${y} pages.`,
    asksChange: (from, to) =>
      `How many pages did ${name} read from the end of day ${from} to the end of day ${to}?`,
  }),
  () => ({
    intro: 'A rain barrel is emptied, and its water is measured every minute.',
    x: 'Minute',
    y: 'Water (gallons)',
    unit: 'gallons',
    step: 5,
    start: [9, 10],
    change: [1, 2],
    isFalling: true,
    when: (x) => `at minute ${x}`,
    asks: (x) => `How much water was in the barrel at minute ${x}?`,
    says: (x, y) => `At minute ${x} there were ${y} gallons in the barrel.`,
    saysChange: (x, y) => `At minute ${x}, ${y} gallons ran out of the barrel.`,
    asksChange: (from, to) => `How much water ran out from minute ${from} to minute ${to}?`,
  }),
  () => ({
    intro: 'A candle burns, and its height is measured every hour.',
    x: 'Hour',
    y: 'Height (mm)',
    unit: 'mm',
    step: 10,
    start: [9, 10],
    change: [1, 2],
    isFalling: true,
    when: (x) => `at hour ${x}`,
    asks: (x) => `How tall was the candle at hour ${x}?`,
    says: (x, y) => `At hour ${x} the candle was ${y} mm tall.`,
    saysChange: (x, y) => `At hour ${x} the candle lost ${y} mm.`,
    asksChange: (from, to) => `How many millimeters did the candle lose from hour ${from} to hour ${to}?`,
  }),
]

/** Readings at 1, 2, 3 and so on, all on the grid. */
export function readings(random: Random, course: Course, howMany: number): [number, number][] {
  let grid = random.integer(...course.start)
  const found = Array.from({ length: howMany }, (_, index): [number, number] => {
    if (index > 0) grid += random.integer(...course.change) * (course.isFalling === true ? -1 : 1)
    return [index + 1, grid * course.step]
  })
  return grid < 0 || grid > 10 ? readings(random, course, howMany) : found
}
