import { builtOf, defineModel, drawUntil, orderOf, rows as rowsOf } from '#form'
import type { ItemTemplate, Level, Random } from '#form'
import { letter } from '#build-item.ts'
import { described } from '#shapes/display/display.ts'
import { drawCalendar, mainPhases, type MoonDay, type Outcome, outcomeOf } from '#worlds/sky/moon.ts'
import { eclipseFigure, phaseName } from '#worlds/sky/moon-words.ts'
import { say } from './messages.gen.ts'

const outcomes: readonly Outcome[] = ['solar', 'lunar', 'none']

interface Values {
  level: Level
  isFull: boolean
  line: 'on' | 'above' | 'below'
  orders: number[][]
  days: MoonDay[]
}

/** Five days of one calendar: a solar and a lunar eclipse, a new or full moon without one, and two more. */
function drawDays(random: Random, level: Level): MoonDay[] {
  const kinds = (days: readonly MoonDay[]): MoonDay[][] => [
    ...outcomes.map((outcome) =>
      days.filter((day) => outcomeOf(day) === outcome && (day.phase === 'new' || day.phase === 'full')),
    ),
    days.filter((day) => outcomeOf(day) === 'none'),
  ]
  const days = drawUntil(
    () => drawCalendar(random).filter(({ phase }) => level === 3 || mainPhases.includes(phase)),
    (calendar) => kinds(calendar).every((some) => some.length > 1),
  )
  const [solar = [], lunar = [], misses = [], others = []] = kinds(days)
  const some = [random.pick(solar), random.pick(lunar), random.pick(misses)]
  const rest = random.sample(
    others.filter((day) => !some.includes(day)),
    2,
  )
  return [...some, ...rest].toSorted((one, other) => one.day - other.day)
}

/** See it in a drawing (level 1), from phase and plane (level 2), from the Moon's age and plane (level 3). */
export const eclipses = defineModel<Values, Pick<Values, 'isFull' | 'line'>>({
  id: 'eclipses',
  thinking: 'classify',
  seconds: 65,
  standards: ['MS-ESS1-1'],
  aim: (random) => ({
    isFull: random.chance(0.5),
    line: random.pick(['on', 'on', 'above', 'below'] as const),
  }),
  draw: (random, level, aim) => ({
    level,
    ...aim,
    orders: [orderOf(random, 2), orderOf(random, 3), orderOf(random, 3)],
    days: level === 1 ? [] : drawDays(random, level),
  }),
  item: (values) => (values.level === 1 ? seenFromSide(values) : daysToSort(values)),
  task: ({ level, isFull, line, days }) =>
    level === 1 ? `1 ${isFull} ${line}` : `${level} ${days.map(outcomeOf).join()}`,
})

function seenFromSide({ isFull, line, orders }: Values): ItemTemplate {
  const isInLine = line === 'on'
  const right = isInLine ? (isFull ? 'lunar' : 'solar') : 'none'
  const first = <T extends string>(one: T, list: readonly T[]): T[] => [
    one,
    ...list.filter((each) => each !== one),
  ]
  const slip = (each: Outcome) =>
    each === 'none'
      ? { misconception: 'eclipse.missed', feedback: say('eclipse.look-line') }
      : isInLine
        ? { misconception: 'eclipse.swapped', feedback: say('eclipse.behind') }
        : { misconception: 'eclipse.every-month', feedback: say('eclipse.off-line') }
  const [phaseOrder = [], shadowOrder = [], endOrder = []] = orders
  return {
    stem: [say('eclipse.shown'), say('eclipse.ask-drawing')],
    figure: eclipseFigure(isFull, line),
    ...builtOf([
      {
        id: 'phase',
        label: say('eclipse.phase'),
        order: phaseOrder,
        parts: first(isFull ? 'full' : 'new', ['full', 'new']).map((each) => ({
          text: phaseName(each),
          misconception: 'eclipse.swapped',
          feedback: say('eclipse.where-moon'),
        })),
      },
      {
        id: 'shadow',
        label: say('eclipse.shadow'),
        order: shadowOrder,
        parts: first(right, outcomes).map((each) => ({ text: say(`eclipse.falls.${each}`), ...slip(each) })),
      },
      {
        id: 'end',
        label: say('eclipse.so'),
        order: endOrder,
        parts: first(right, outcomes).map((each) => ({ text: say(`eclipse.is.${each}`), ...slip(each) })),
      },
    ]),
    hints: [say('eclipse.hint-order'), say('eclipse.hint-ray')],
    solution: [isFull ? say('eclipse.so-full') : say('eclipse.so-new'), say(`eclipse.so-${right}`)],
  }
}

function daysToSort({ level, days }: Values): ItemTemplate {
  const name = ({ day }: MoonDay) => say('eclipse.day', { day })
  const columns = [
    say('eclipse.date'),
    level === 2 ? say('eclipse.phase-head') : say('eclipse.age'),
    say('eclipse.plane'),
  ]
  const rows = days.map((day) => [
    name(day),
    level === 2 ? phaseName(day.phase) : String(day.age),
    say('eclipse.degrees', { size: Math.abs(day.height), side: day.height < 0 ? 'below' : 'above' }),
  ])
  const idOf = (outcome: Outcome): string => letter(outcomes.indexOf(outcome))
  const right = (day: MoonDay): Outcome => {
    const outcome = outcomeOf(day)
    return outcome === 'too-near' ? 'none' : outcome
  }
  const placed = Object.fromEntries(days.map((day, at) => [letter(at), idOf(right(day))]))
  const missed = (day: MoonDay, picked: Outcome) => {
    if (picked === 'none') return { misconception: 'eclipse.missed', feedback: say('eclipse.both') }
    if (right(day) !== 'none')
      return { misconception: 'eclipse.swapped', feedback: say('eclipse.which-shadow') }
    return day.phase === 'new' || day.phase === 'full'
      ? { misconception: 'eclipse.every-month', feedback: say('eclipse.far-off') }
      : { misconception: 'eclipse.any-phase', feedback: say('eclipse.not-in-line') }
  }
  const listedDays = (outcome: Outcome) => days.filter((day) => right(day) === outcome).map(name)
  return {
    stem: [say('eclipse.table'), ...(level === 3 ? [say('calendar.cycle')] : []), say('eclipse.ask-days')],
    figure: {
      kind: 'table',
      title: say('eclipse.title'),
      columns,
      rows,
      description: described(columns, rows),
    },
    interaction: {
      kind: 'sort',
      cards: days.map((day, at) => ({ id: letter(at), text: name(day) })),
      categories: outcomes.map((outcome) => ({ id: idOf(outcome), text: say(`eclipse.name.${outcome}`) })),
    },
    key: { kind: 'sort', placed },
    wrongAnswers: days.flatMap((day, at) =>
      outcomes
        .filter((outcome) => outcome !== right(day))
        .map((outcome) => ({
          ...missed(day, outcome),
          key: {
            kind: 'sort' as const,
            placed: { ...placed, [letter(at)]: idOf(outcome) },
            decisive: [letter(at)],
          },
        })),
    ),
    hints: [say('eclipse.hint-phase'), say('eclipse.hint-plane')],
    solution: [
      say('eclipse.so-solar-days', { days: rowsOf(listedDays('solar')) }),
      say('eclipse.so-lunar-days', { days: rowsOf(listedDays('lunar')) }),
      say('eclipse.so-rest'),
    ],
  }
}
