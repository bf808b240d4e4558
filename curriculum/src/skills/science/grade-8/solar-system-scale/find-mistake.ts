import { arranged, defineModel, type ItemTemplate, type Level, numberOf, slip, solved } from '#form'
import { headOf, type Planet, planetIds, planets } from '#situations/solar-system/solar-system.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

/** How a ball came to be wrong: a zero too many or too few, the radius for the diameter, or twice the diameter. */
const faults = { ten: 10, tenth: 0.1, half: 0.5, double: 2 } as const
type Fault = keyof typeof faults

interface Values {
  level: Level
  shown: Planet[]
  /** Millimeters, of 1,000 km. */
  scale: number
  faults: { planet: Planet; fault: Fault }[]
  shuffle: number
}

/** Three digits, so that the right sizes are exact. */
const rounded = (value: number): number => Number(value.toPrecision(3))
const rightSize = ({ scale }: Pick<Values, 'scale'>, planet: Planet): number =>
  rounded((planets[planet].diameter / 1000) * scale)
const builtSize = (values: Values, planet: Planet): number => {
  const found = values.faults.find((each) => each.planet === planet)
  return rounded(rightSize(values, planet) * (found === undefined ? 1 : faults[found.fault]))
}

/** A ball of the wrong size: the scale is told (1), it has to be found first (2), and two balls are wrong (3). */
export const findMistake = defineModel<Values>({
  id: 'find-mistake',
  thinking: 'find the mistake',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-ESS1-3'],
  draw(random, level) {
    const shown = random
      .sample(planetIds, level === 3 ? 6 : 4)
      .toSorted((one, other) => planets[one].distance - planets[other].distance)
    const wrong = random.sample(shown, level === 3 ? 2 : 1)
    return {
      level,
      shown,
      scale: random.pick([0.5, 1, 2, 3, 5]),
      faults: wrong.map((planet) => ({
        planet,
        fault: random.pick(['ten', 'tenth', 'half', 'double'] as const),
      })),
      shuffle: random.integer(0, 1e9),
    }
  },
  // Three planets with one scale tell which it is; with six, the four right ones do.
  fits: ({ faults: all }) => all.length < 2 || all[0]?.fault !== all[1]?.fault,
  item: (values) => (values.level === 3 ? pickTwo(values) : mend(values)),
  task: ({ level, faults: all }) => `${level}/${all.map(({ planet, fault }) => `${planet} ${fault}`).join()}`,
  solve(shown) {
    const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
    const all = rows.map(([name = '', real = '', model = '']) => ({
      name,
      real: Number(real.replaceAll(',', '')),
      model: Number(model.replaceAll(',', '')),
    }))
    const scales = all.map(({ real, model }) => model / real).toSorted((one, other) => one - other)
    // The scale that most rows agree on.
    const agree = (scale: number): number => scales.filter((each) => Math.abs(each / scale - 1) < 0.1).length
    const scale = scales.toSorted((one, other) => agree(other) - agree(one))[0] ?? 1
    const wrong = all.filter(({ real, model }) => Math.abs(model / real / scale - 1) > 0.1)
    return shown.interaction.kind === 'number'
      ? solved.number((wrong[0]?.real ?? 0) * scale)
      : solved.choices(shown, (text) => wrong.some(({ name }) => name === text))
  },
})

const table = (values: Values): NonNullable<ItemTemplate['figure']> =>
  tableFigure(
    say('mistake.title'),
    [say('table.planet'), say('table.diameter'), say('mistake.ball')],
    values.shown.map((id) => [headOf(id), numeral(planets[id].diameter), numeral(builtSize(values, id))]),
  )

function mend(values: Values): ItemTemplate {
  const {
    level,
    scale,
    shown,
    faults: [wrong],
  } = values
  const planet = wrong?.planet ?? 'earth'
  const value = rightSize(values, planet)
  const built = builtSize(values, planet)
  const other = shown.find((id) => id !== planet) ?? 'earth'
  return {
    stem: [
      say('mistake.scene'),
      ...(level === 1 ? [say('mistake.scale', { scale })] : []),
      say('mistake.ask'),
    ],
    figure: table(values),
    ...numberOf({
      label: say('mistake.label'),
      after: 'mm',
      value,
      within: rounded(0.08 * value),
      slips: [
        slip(built, 'data.stops-early', say('mistake.built')),
        slip(rightSize(values, other), 'judging.blames-right-work', say('mistake.right-one')),
        slip(planets[planet].diameter, 'space.unit-not-changed', say('mistake.real')),
      ],
    }),
    hints: [say(level === 1 ? 'mistake.hint' : 'mistake.hint-scale'), say('mistake.next')],
    solution: [
      say('mistake.so-scale', { scale }),
      say('mistake.so-wrong', {
        planet: headOf(planet),
        thousands: rounded(planets[planet].diameter / 1000),
        value,
        built,
      }),
    ],
  }
}

function pickTwo(values: Values): ItemTemplate {
  const { scale, shown, shuffle, faults: wrong } = values
  const right = shown.filter((id) => wrong.some(({ planet }) => planet === id))
  const fine = shown.filter((id) => !right.includes(id))
  return {
    stem: [say('mistake.scene'), say('mistake.ask-two')],
    figure: table(values),
    ...arranged.choices(shuffle, {
      right: right.map(headOf),
      wrong: fine.map((id) => ({
        text: headOf(id),
        misconception: 'judging.blames-right-work',
        feedback: say('mistake.one-right'),
      })),
      missed: { misconception: 'data.stops-early', feedback: say('mistake.missed') },
    }),
    hints: [say('mistake.hint-scale'), say('mistake.next-two')],
    solution: [
      say('mistake.so-scale', { scale }),
      ...wrong.map(({ planet }) =>
        say('mistake.so-wrong', {
          planet: headOf(planet),
          thousands: rounded(planets[planet].diameter / 1000),
          value: rightSize(values, planet),
          built: builtSize(values, planet),
        }),
      ),
    ],
  }
}
