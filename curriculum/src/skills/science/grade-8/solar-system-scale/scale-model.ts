import {
  defineModel,
  type ItemTemplate,
  type Level,
  numberOf,
  numbersIn,
  type Random,
  slip,
  solved,
} from '#form'
import { headOf, nameOf, type Planet, planetIds, planets } from '#situations/solar-system/solar-system.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  place: 'park' | 'gym' | 'field' | 'street'
  shown: Planet[]
  known: Planet
  asked: Planet
  /** Centimeters of the known planet in the model (1), meters of its distance (2), kilometers that 1 cm shows (3). */
  size: number
}

const two = (value: number): number => Number(value.toPrecision(2))

/** The size in the model (1), the true distance behind a model (2), and a distance at the scale of the sizes (3). */
export const scaleModel = defineModel<Values>({
  id: 'scale-model',
  thinking: 'compute',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-ESS1-3'],
  draw(random: Random, level) {
    const shown = random
      .sample(planetIds, 4)
      .toSorted((one, other) => planets[one].distance - planets[other].distance)
    const [known, asked] = random.sample(shown, 2)
    return {
      level,
      place: random.pick(['park', 'gym', 'field', 'street'] as const),
      shown,
      known: known ?? 'earth',
      asked: asked ?? 'mars',
      size: random.pick(
        level === 1 ? [1, 2, 4, 5, 8, 10] : level === 2 ? [2, 3, 5, 10, 15] : [10_000, 20_000, 50_000],
      ),
    }
  },
  fits({ level, known, asked, size }) {
    const times =
      level === 1
        ? planets[asked].diameter / planets[known].diameter
        : planets[asked].distance / planets[known].distance
    if (Math.abs(Math.log(times)) < 0.25 || times > 40 || times < 1 / 40) return false
    return level === 3 || (size * times >= 0.5 && size * times <= 400)
  },
  item: (values) =>
    values.level === 1 ? sizeOf(values) : values.level === 2 ? trueDistance(values) : sameScale(values),
  task: ({ level, place, known, asked }) => `${level}/${place}/${known}/${asked}`,
  solve(shown) {
    if (shown.figure?.kind !== 'table') throw new TypeError('expects a table')
    const { columns, rows } = shown.figure
    const named = rows
      .map(([name = '', ...cells]) => ({
        at: shown.stem.lastIndexOf(name),
        cells: cells.map((cell) => Number(cell.replaceAll(',', ''))),
      }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    const [first, last] = [named[0]?.cells ?? [], named.at(-1)?.cells ?? []]
    const [given = 1, second = 1] = numbersIn(shown.stem).map(({ value }) => value)
    if (columns.length === 3)
      return solved.number(two(((last[1] ?? 0) * 1e6) / Math.max(given, second) / 100))
    const isDistance = columns[1]?.includes('mill') === true
    return solved.number(
      ((isDistance ? second : (last[0] ?? 0)) * (isDistance ? (first[0] ?? 0) : given)) /
        (isDistance ? given : (first[0] ?? 1)),
    )
  },
})

function table(
  shown: readonly Planet[],
  columns: readonly ('diameter' | 'distance')[],
): NonNullable<ItemTemplate['figure']> {
  return tableFigure(
    say('table.title'),
    [say('table.planet'), ...columns.map((column) => say(`table.${column}`))],
    shown.map((id) => [headOf(id), ...columns.map((column) => numeral(planets[id][column]))]),
  )
}

function sizeOf({ place, shown, known, asked, size }: Values): ItemTemplate {
  const [ours, theirs] = [planets[asked].diameter, planets[known].diameter]
  const times = ours / theirs
  const value = two(size * times)
  const told = {
    known: nameOf(known),
    asked: nameOf(asked),
    size,
    ours: numeral(ours),
    theirs: numeral(theirs),
    value,
  }
  return {
    stem: [say(`model.scene.${place}`), say('model.ask-size', told)],
    figure: table(shown, ['diameter']),
    ...numberOf({
      label: say('model.label-size', { asked: headOf(asked) }),
      after: 'cm',
      value,
      within: Number((0.06 * value).toPrecision(2)),
      slips: [
        slip(size, 'space.drawing-is-to-scale', say('model.same')),
        slip(two(size / times), 'ratio.turned', say('model.turned')),
        slip(two(times), 'data.stops-early', say('model.only-times', told)),
      ],
    }),
    hints: [say('model.hint-size'), say('model.hint-divide', told)],
    solution: [
      say('model.so-times', { ...told, times: two(times) }),
      say('model.so-size', { ...told, times: two(times) }),
    ],
  }
}

function trueDistance({ place, shown, known, asked, size }: Values): ItemTemplate {
  const [near, far] = [planets[known].distance, planets[asked].distance]
  const meters = two((size * far) / near)
  const value = two((near * meters) / size)
  const told = { known: nameOf(known), size, meters, near: numeral(near), value: numeral(value) }
  return {
    stem: [say(`model.scene.${place}`), say('model.ask-true', told)],
    figure: table(
      shown.filter((id) => id !== asked),
      ['distance'],
    ),
    ...numberOf({
      label: say('model.label-true'),
      after: say('model.millions'),
      value,
      within: Math.ceil(0.06 * value),
      slips: [
        slip(meters, 'data.stops-early', say('model.only-model')),
        slip(two((near * size) / meters), 'ratio.turned', say('model.turned')),
        slip(two(near + meters - size), 'ratio.additive', say('model.adds')),
      ],
    }),
    hints: [say('model.hint-true'), say('model.hint-meter', told)],
    solution: [say('model.so-meter', { ...told, each: two(near / size) }), say('model.so-true', told)],
  }
}

function sameScale({ place, shown, known, asked, size }: Values): ItemTemplate {
  const far = planets[asked].distance
  const cm = (far * 1e6) / size
  const value = two(cm / 100)
  const told = {
    asked: nameOf(asked),
    size: numeral(size),
    far: numeral(far),
    cm: numeral(two(cm)),
    value: numeral(value),
  }
  const ball = two(planets[asked].diameter / size)
  return {
    stem: [say(`model.scene.${place}`), say('model.ask-scale', told)],
    figure: table(shown, ['diameter', 'distance']),
    ...numberOf({
      label: say('model.label-distance', { asked: headOf(asked) }),
      after: 'm',
      value,
      within: Math.ceil(0.06 * value),
      slips: [
        slip(two(cm), 'space.unit-not-changed', say('model.still-cm')),
        slip(two(cm / 1000), 'space.unit-not-changed', say('model.wrong-unit')),
        slip(ball, 'space.close-together', say('model.diameter')),
        slip(
          two((planets[known].distance * 1e6) / size / 100),
          'reading.wrong-series',
          say('model.other-planet', told),
        ),
      ],
    }),
    hints: [say('model.hint-scale', told), say('model.hint-cm', told)],
    solution: [
      say('model.so-cm', told),
      say('model.so-m', told),
      say('model.so-ball', { ball, value: numeral(value) }),
    ],
  }
}
