import { choice, number, type WrongOption } from '../../build-item.ts'
import type { Figure, Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { fairTestModel, type Investigation } from '../fair-test.ts'
import { heatQuestions } from './heat-questions.ts'

const degrees = (value: number): string => `${numeral(value)} °C`
const grams = (value: number): string => `${numeral(value)} g`

/** Numbers of a text with their unit, in the order in which they stand. */
const withUnit = (text: string, unit: string): number[] =>
  [...text.matchAll(new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?) ${unit}`, 'g'))].map(([, found = '']) =>
    Number(found.replaceAll(',', '')),
  )

const places = [
  'in a foam box',
  'in a steel pot',
  'in a cooler box',
  'in a pitcher',
  'in a thermos jug',
  'in a lab beaker',
  'in a mixing bowl',
] as const
const noLoss = 'No energy goes into the container or the air.'

/** A mix of water as equal portions: two parts cold and one part hot are three portions, averaged. */
const mixing: ComputedModel = {
  id: 'mixing-water',
  kind: 'computed',
  thinking: 'compute',
  seconds: 55,
  calculator: 'basic',
  make(random, level) {
    return level === 1 ? mixEqual(random) : level === 2 ? mixUnequal(random) : mixBackwards(random)
  },
  solve(shown) {
    // Energy lost by one equals energy gained by the other, found by closing in on the value from both sides.
    const masses = withUnit(shown.stem, 'g')
    const temperatures = withUnit(shown.stem, '°C')
    const [firstMass = 0, secondMass = 0] = masses
    const [first = 0, second = 0, mixed = 0] = temperatures
    if (temperatures.length === 2 && shown.stem.includes('How hot')) {
      return answer(close((hot) => secondMass * (hot - second) - firstMass * (second - first), 0, 200))
    }
    if (temperatures.length === 3)
      return answer(close((mass) => mass * (second - mixed) - firstMass * (mixed - first), 0, 10_000))
    return answer(close((end) => firstMass * (end - first) + secondMass * (end - second), 0, 100))
  },
}

const answer = (value: number) => ({ kind: 'number' as const, text: String(Number(value.toFixed(4))) })

/** Where a rising function passes zero, by halving. */
function close(rising: (value: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (rising(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function mixEqual(random: Random): Item {
  const mass = random.integer(2, 12) * 50
  const cold = random.integer(4, 30)
  const hot = cold + 2 * random.integer(8, 30)
  if (hot < 40) return mixEqual(random)
  const end = (cold + hot) / 2
  const name = person(random)
  return {
    stem: `${name} mixes ${grams(mass)} of water at ${degrees(cold)} with ${grams(mass)} of water at ${degrees(hot)} ${random.pick(places)}. ${noLoss} What is the temperature of the mix?`,
    ...number({ label: 'Temperature of the mix', after: '°C' }, { value: String(end) }, [
      {
        value: String(cold + hot),
        misconception: 'temperatures-add',
        feedback: `You added the two temperatures. But a mix cannot be hotter than the hot water was, ${degrees(hot)}. The cold half warms up while the hot half cools down.`,
      },
      {
        value: String(hot - cold),
        misconception: 'stops-at-difference',
        feedback: `${degrees(hot - cold)} is how far apart the two were. They meet somewhere between ${degrees(cold)} and ${degrees(hot)}. Where, when both have the same mass?`,
      },
      {
        value: String(end - cold),
        misconception: 'stops-at-difference',
        feedback: `${numeral(end - cold)} degrees is how far each of them moves. Now start at ${degrees(cold)} and go up by that much.`,
      },
      {
        value: String(hot),
        misconception: 'heat-stays',
        feedback: `The hot water does not stay at ${degrees(hot)}. It warms the cold water, and so it cools down itself.`,
      },
    ]),
    hints: [
      'Energy flows from the hot water to the cold water until both have one temperature. Must that lie above, below or between the two?',
      `Both have the same mass, so one warms up just as much as the other cools down. How far apart are ${degrees(cold)} and ${degrees(hot)}?`,
    ],
    solution: [
      'Energy flows from the hot water into the cold water. The masses are equal, so one cools by as much as the other warms.',
      `The two temperatures are ${numeral(hot)} − ${numeral(cold)} = ${numeral(hot - cold)} degrees apart, so each moves ${numeral(hot - cold)} ÷ 2 = ${numeral(end - cold)} degrees.`,
      `The mix is at ${numeral(cold)} + ${numeral(end - cold)} = ${numeral(end)} °C.`,
    ],
  }
}

const parts = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [1, 4],
  [4, 1],
  [2, 3],
  [3, 2],
] as const

function mixUnequal(random: Random): Item {
  const [coldParts, hotParts] = random.pick(parts)
  const all = coldParts + hotParts
  const portion = random.integer(1, 5) * 50
  const cold = random.integer(4, 28)
  const shift = random.integer(3, Math.floor(70 / all))
  const hot = cold + all * shift
  if (hot < 40) return mixUnequal(random)
  const end = cold + hotParts * shift
  const name = person(random)
  const terms = [
    ...Array.from({ length: coldParts }, () => cold),
    ...Array.from({ length: hotParts }, () => hot),
  ]
  const total = coldParts * cold + hotParts * hot
  return {
    stem: `${name} pours ${grams(portion * coldParts)} of water at ${degrees(cold)} and ${grams(portion * hotParts)} of water at ${degrees(hot)} together ${random.pick(places)}. ${noLoss} What is the temperature of the mix?`,
    ...number({ label: 'Temperature of the mix', after: '°C' }, { value: String(end) }, [
      {
        value: String((cold + hot) / 2),
        misconception: 'ignores-mass',
        feedback: `${degrees((cold + hot) / 2)} is right in the middle. That would be so with equal masses. Here there is more ${coldParts > hotParts ? 'cold' : 'hot'} water, so the mix ends nearer to its temperature.`,
      },
      {
        value: String(cold + coldParts * shift),
        misconception: 'shares-reversed',
        feedback: `You gave the larger share of the change to the larger mass. It is the other way around: more water changes its temperature less. The mix must end nearer to the ${coldParts > hotParts ? 'cold' : 'hot'} water.`,
      },
      {
        value: String(cold + hot),
        misconception: 'temperatures-add',
        feedback: `You added the temperatures. A mix cannot be hotter than the hot water was, ${degrees(hot)}.`,
      },
      {
        value: String(hot - cold),
        misconception: 'stops-at-difference',
        feedback: `${numeral(hot - cold)} degrees is how far apart the two are. Where between ${degrees(cold)} and ${degrees(hot)} do they meet?`,
      },
    ]),
    hints: [
      `The masses differ, so the mix does not end in the middle. Is it nearer to ${degrees(cold)} or to ${degrees(hot)}?`,
      `Think of the water as equal portions: ${coldParts} cold and ${hotParts} hot. What is the mean of all ${all} temperatures?`,
    ],
    solution: [
      `Split the water into portions of ${grams(portion)}: ${coldParts} at ${degrees(cold)} and ${hotParts} at ${degrees(hot)}.`,
      `Equal portions share their energy evenly, so take the mean: ${terms.map(numeral).join(' + ')} = ${numeral(total)}, and ${numeral(total)} ÷ ${all} = ${numeral(end)}.`,
      `The mix is at ${degrees(end)}. That is nearer to the ${coldParts > hotParts ? 'cold' : 'hot'} water, of which there was more.`,
    ],
  }
}

function mixBackwards(random: Random): Item {
  const [coldParts, hotParts] = random.pick(parts)
  const portion = random.integer(1, 5) * 50
  const cold = random.integer(5, 22)
  const most = Math.floor((92 - cold) / (coldParts + hotParts))
  const shift = random.integer(3, most)
  const hot = cold + (coldParts + hotParts) * shift
  const end = cold + hotParts * shift
  const name = person(random)
  const rise = end - cold
  const fall = hot - end
  // The mass asked for must not stand among the degrees that the hints tell.
  if ([rise, fall].includes(portion * hotParts) || hot < 45) return mixBackwards(random)
  if (random.chance(0.5)) {
    return {
      stem: `${name} has ${grams(portion * coldParts)} of water at ${degrees(cold)} ${random.pick(places)} and adds ${grams(portion * hotParts)} of hot water. The mix is at ${degrees(end)}. ${noLoss} How hot was the added water?`,
      ...number({ label: 'Temperature of the hot water', after: '°C' }, { value: String(hot) }, [
        {
          value: String(end + rise),
          misconception: 'ignores-mass',
          feedback: `You let the hot water cool by the same ${numeral(rise)} degrees that the cold water warmed by. That fits equal masses. Here the masses are ${grams(portion * coldParts)} and ${grams(portion * hotParts)}.`,
        },
        {
          value: `${end * coldParts + rise * hotParts}/${coldParts}`,
          misconception: 'shares-reversed',
          feedback: `You turned the ratio over. The cold water, ${grams(portion * coldParts)}, warmed by ${numeral(rise)} degrees. The hot water, ${grams(portion * hotParts)}, has ${hotParts > coldParts ? 'more mass, so it cooled by less' : 'less mass, so it cooled by more'} than that.`,
        },
        {
          value: String(cold + end),
          misconception: 'temperatures-add',
          feedback: `You added two temperatures. Ask instead how much energy the ${grams(portion * coldParts)} took in while they warmed by ${numeral(rise)} degrees, and who gave it.`,
        },
      ]),
      hints: [
        `By how many degrees did the cold water warm? All that energy came from the hot water.`,
        `The cold water warmed by ${numeral(rise)} degrees. ${hotParts > coldParts ? 'There is more hot water than cold, so it cools by less than that.' : 'There is less hot water than cold, so it cools by more than that.'} How many times as heavy is one as the other?`,
      ],
      solution: [
        `The cold water warmed by ${numeral(end)} − ${numeral(cold)} = ${numeral(rise)} degrees. The hot water gave the energy for that.`,
        `${grams(portion * coldParts)} times ${numeral(rise)} degrees must equal ${grams(portion * hotParts)} times the cooling: ${numeral(portion * coldParts)} × ${numeral(rise)} = ${numeral(portion * coldParts * rise)}, and ${numeral(portion * coldParts * rise)} ÷ ${numeral(portion * hotParts)} = ${numeral(fall)} degrees.`,
        `So the hot water was at ${numeral(end)} + ${numeral(fall)} = ${numeral(hot)} °C.`,
      ],
    }
  }
  return {
    stem: `${name} has ${grams(portion * coldParts)} of water at ${degrees(cold)} ${random.pick(places)} and wants to add water at ${degrees(hot)} to get a mix of ${degrees(end)}. ${noLoss} How many grams should ${name} add?`,
    ...number({ label: 'Mass of the hot water', after: 'g' }, { value: String(portion * hotParts) }, [
      {
        value: String(portion * coldParts),
        misconception: 'ignores-mass',
        feedback: `With equal masses the mix would end in the middle, at ${degrees((cold + hot) / 2)}. The goal is ${degrees(end)}. Does that take more hot water, or less?`,
      },
      {
        value: `${portion * coldParts * coldParts}/${hotParts}`,
        misconception: 'shares-reversed',
        feedback: `You turned the ratio over. The cold water warms by ${numeral(rise)} degrees, the hot water cools by ${numeral(fall)}. The one that changes less is the one with more mass.`,
      },
    ]),
    hints: [
      `By how much must the cold water warm, and by how much will the hot water cool?`,
      `Warming is ${numeral(rise)} degrees, cooling is ${numeral(fall)} degrees. Grams times degrees must come out equal on both sides.`,
    ],
    solution: [
      `The cold water warms by ${numeral(end)} − ${numeral(cold)} = ${numeral(rise)} degrees, and the hot water cools by ${numeral(hot)} − ${numeral(end)} = ${numeral(fall)} degrees.`,
      `The energy that one gives is what the other takes, so grams times degrees must be equal: ${numeral(portion * coldParts)} × ${numeral(rise)} = ${numeral(portion * coldParts * rise)}.`,
      `${numeral(portion * coldParts * rise)} ÷ ${numeral(fall)} = ${numeral(portion * hotParts)}. So ${grams(portion * hotParts)} of hot water are needed.`,
    ],
  }
}

/** Containers and the part of the difference to the room that water in them loses in ten minutes. */
const containers = [
  { name: 'glass jar', loss: 0.5 },
  { name: 'metal can', loss: 0.55 },
  { name: 'paper cup', loss: 0.42 },
  { name: 'ceramic mug', loss: 0.36 },
  { name: 'mug with a lid', loss: 0.28 },
  { name: 'foam cup', loss: 0.22 },
  { name: 'foam cup with a lid', loss: 0.15 },
  { name: 'jar in a wool sock', loss: 0.25 },
] as const
type Container = (typeof containers)[number]

/** Newton's law of cooling (1701) in steps of ten minutes, each reading to the nearest five degrees, as a class thermometer shows. */
function rounded(start: number, room: number, loss: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, step) => Math.round((room + (start - room) * (1 - loss) ** step) / 5) * 5,
  )
}

/** Rounding may make a drop larger than the one before, which no cooling does. */
const isSmooth = (values: readonly number[]): boolean =>
  values.every((value, index) => {
    const [next, afterNext] = [values[index + 1], values[index + 2]]
    return next === undefined || afterNext === undefined || value - next >= next - afterNext
  })

/** Readings for a start temperature that gives a smooth curve; the nearest one from the wanted downwards or upwards. */
function readings(start: number, room: number, loss: number, count: number): number[] {
  const starts = [0, 5, -5, 10, -10, 15, -15, 20]
    .map((shift) => start + shift)
    .filter((each) => each <= 95 && each >= 60)
  const curves = starts.map((each) => rounded(each, room, loss, count))
  return curves.find(isSmooth) ?? rounded(start, room, loss, count)
}

function coolingFigure(
  title: string,
  series: { label: string; values: readonly number[] }[],
  top: number,
): Figure {
  const times = series[0]?.values.length ?? 0
  return {
    kind: 'line-graph',
    title,
    description: `A line graph of temperature over time. ${series
      .map(
        ({ label, values }) =>
          `${sentence(label)}: ${values.map((value, index) => `${degrees(value)} at ${index * 10} minutes`).join(', ')}.`,
      )
      .join(' ')}`,
    x: { from: 0, to: (times - 1) * 10, step: 10, label: 'Time (minutes)' },
    y: { from: 0, to: top, step: 5, label: 'Temperature (°C)' },
    series: series.map(({ label, values }) => ({
      label: sentence(label),
      points: values.map((value, index): [number, number] => [index * 10, value]),
    })),
  }
}

const readCooling: ComputedModel = {
  id: 'read-cooling',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    return level === 1
      ? readDrop(random)
      : level === 2
        ? compareDrops(random)
        : random.chance(0.5)
          ? predictNext(random)
          : findRoom(random)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'line-graph') throw new TypeError('expects a line graph')
    const { series } = shown.figure
    const at = (line: number, minute: number): number =>
      series[line]?.points.find(([time]) => time === minute)?.[1] ?? Number.NaN
    const [from = 0, to = 0] = [...shown.stem.matchAll(/minute (\d+)/g)].map(([, minute]) => Number(minute))
    if (shown.interaction.kind === 'number') {
      const drop = (line: number, start: number, end: number): number => at(line, start) - at(line, end)
      const value = series.length === 1 ? drop(0, from, to) : Math.abs(drop(0, 0, from) - drop(1, 0, from))
      return { kind: 'number', text: String(value) }
    }
    const options = 'options' in shown.interaction ? shown.interaction.options : []
    const value = (text: string): number => withUnit(text, '°C')[0] ?? Number.NaN
    if (series.length === 2) {
      // Hot things end above the room and cold things below: only one value lies between the last readings.
      const ends = series.map((line) => line.points.at(-1)?.[1] ?? 0)
      const fits = options.filter(
        ({ text }) => value(text) >= Math.min(...ends) && value(text) <= Math.max(...ends),
      )
      return { kind: 'choice', option: fits.map((option) => option.id).join('+') }
    }
    const [before = 0, last = 0] = (series[0]?.points ?? []).slice(-2).map(([, temperature]) => temperature)
    const fits = options.filter(({ text }) => value(text) < last && value(text) > last - (before - last))
    return { kind: 'choice', option: fits.map((option) => option.id).join('+') }
  },
}

function readDrop(random: Random): Item {
  const container = random.pick(containers)
  const room = random.pick([15, 20, 25])
  const values = readings(random.integer(12, 19) * 5, room, container.loss, 7)
  const from = random.integer(0, 3)
  const to = from + random.integer(1, 3)
  const [start = 0, end = 0] = [values[from], values[to]]
  if (start - end < 10 || !isSmooth(values)) return readDrop(random)
  return {
    stem: `Hot water cools in a ${container.name}. By how many degrees did it cool from minute ${from * 10} to minute ${to * 10}?`,
    figure: coolingFigure(`Water in a ${container.name}`, [{ label: 'Water', values }], 100),
    ...number({ label: 'Cooled by', after: '°C' }, { value: String(start - end) }, [
      {
        value: String(end),
        misconception: 'reads-one-point',
        feedback: `${degrees(end)} is what the thermometer shows at minute ${to * 10}. The question asks for the change since minute ${from * 10}. What did it show then?`,
      },
      {
        value: String((to - from) * 10),
        misconception: 'reads-wrong-axis',
        feedback: `${(to - from) * 10} is how many minutes went by. The change of temperature is read on the other axis.`,
      },
      {
        value: String((values[0] ?? 0) - end),
        misconception: 'reads-one-point',
        feedback: `You counted from minute 0, where it was ${degrees(values[0] ?? 0)}. The question starts at minute ${from * 10}.`,
      },
    ]),
    hints: [
      'A change needs two readings: one at the start of the time span, one at its end.',
      `At minute ${from * 10} the line is at ${degrees(start)}. Read minute ${to * 10} and find the difference.`,
    ],
    solution: [
      `At minute ${from * 10} the water was at ${degrees(start)}, at minute ${to * 10} it was at ${degrees(end)}.`,
      `${numeral(start)} − ${numeral(end)} = ${numeral(start - end)}, so it cooled by ${degrees(start - end)}.`,
    ],
  }
}

function compareDrops(random: Random): Item {
  const [one, other] = random.sample<Container>(containers, 2)
  if (one === undefined || other === undefined) throw new RangeError('expects two containers')
  const room = random.pick([15, 20, 25])
  const [oneStart = 0, otherStart = 0] = random.sample([70, 75, 80, 85, 90, 95], 2)
  const [first, second] = [readings(oneStart, room, one.loss, 7), readings(otherStart, room, other.loss, 7)]
  const minute = random.integer(1, 4)
  const drop = (values: number[]): number => (values[0] ?? 0) - (values[minute] ?? 0)
  const [fast, slow] = drop(first) > drop(second) ? [one, other] : [other, one]
  const [most, least] = [Math.max(drop(first), drop(second)), Math.min(drop(first), drop(second))]
  const gap = Math.abs((first[minute] ?? 0) - (second[minute] ?? 0))
  const isUneven = !isSmooth(first) || !isSmooth(second) || first[0] === second[0]
  if (most - least < 5 || gap === most - least || isUneven) return compareDrops(random)
  return {
    stem: `Hot water cools in a ${one.name} and in a ${other.name}. From the start to minute ${minute * 10}, how many degrees more did the water in the ${fast.name} cool?`,
    figure: coolingFigure(
      'Cooling of hot water',
      [
        { label: one.name, values: first },
        { label: other.name, values: second },
      ],
      100,
    ),
    ...number({ label: 'Cooled more by', after: '°C' }, { value: String(most - least) }, [
      {
        value: String(gap),
        misconception: 'reads-one-point',
        feedback: `At minute ${minute * 10} the lines are ${degrees(gap)} apart. But they did not start at the same temperature: ${degrees(first[0] ?? 0)} and ${degrees(second[0] ?? 0)}. Find the drop of each line first.`,
      },
      {
        value: String(most),
        misconception: 'stops-at-difference',
        feedback: `${degrees(most)} is how much the water in the ${fast.name} cooled. How much did the other one cool, and how much more is this?`,
      },
      {
        value: String(least),
        misconception: 'stops-at-difference',
        feedback: `${degrees(least)} is how much the water in the ${slow.name} cooled. Compare it with the drop in the ${fast.name}.`,
      },
      {
        value: String(most + least),
        misconception: 'temperatures-add',
        feedback: 'You added the two drops. “How many degrees more” asks for their difference.',
      },
    ]),
    hints: [
      'The two did not start at the same temperature. So compare how far each line falls, not where it ends.',
      `Find the drop of each line: its reading at minute 0 minus its reading at minute ${minute * 10}.`,
    ],
    solution: [
      `In the ${one.name}: ${numeral(first[0] ?? 0)} − ${numeral(first[minute] ?? 0)} = ${numeral(drop(first))} degrees.`,
      `In the ${other.name}: ${numeral(second[0] ?? 0)} − ${numeral(second[minute] ?? 0)} = ${numeral(drop(second))} degrees.`,
      `${numeral(most)} − ${numeral(least)} = ${numeral(most - least)}. The water in the ${fast.name} cooled by ${degrees(most - least)} more.`,
    ],
  }
}

function predictNext(random: Random): Item {
  const container = random.pick(containers)
  const room = random.pick([15, 20, 25])
  const values = readings(random.integer(12, 19) * 5, room, container.loss, random.integer(4, 6))
  const [before = 0, last = 0] = values.slice(-2)
  const exact = room + (last - room) * (1 - container.loss)
  const next = Math.round(exact / 5) * 5
  const fall = before - last
  // The bend of the line must be plain to see, and the next reading must lie between the room and a straight line.
  if (next >= last || next <= last - fall || next <= room || !isSmooth([...values, next]))
    return predictNext(random)
  return {
    stem: `A class lets hot water cool in a ${container.name}. The room is at ${degrees(room)}. What will the thermometer most likely show at minute ${values.length * 10}?`,
    figure: coolingFigure(`Water in a ${container.name}`, [{ label: 'Water', values }], 100),
    ...choice(random, {
      right: `About ${degrees(next)}`,
      wrong: [
        {
          text: `About ${degrees(last - fall)}`,
          misconception: 'cools-steadily',
          feedback: `In the last ten minutes it fell by ${degrees(fall)}, and you let it fall by as much again. But look at the drops so far: they get smaller as the water gets closer to the room’s ${degrees(room)}.`,
        },
        {
          text: `About ${degrees(last)}`,
          misconception: 'heat-stays',
          feedback: `The water is still at ${degrees(last)} and the room at ${degrees(room)}. As long as they differ, energy flows out and the water cools.`,
        },
        {
          text: `About ${degrees(room - 5)}`,
          misconception: 'cools-to-zero',
          feedback: `${degrees(room - 5)} is colder than the room. Water that stands in a room at ${degrees(room)} cannot cool below that.`,
        },
        {
          text: `About ${degrees(last - fall - 5)}`,
          misconception: 'cools-steadily',
          feedback: `That would be a bigger drop than the last one, ${degrees(fall)}. Are the drops getting bigger or smaller?`,
        },
      ],
    }),
    hints: [
      'Look at the drop in each ten minutes. Do the drops stay the same?',
      `The last drop was ${degrees(fall)}. The next one is smaller, and the water stays warmer than the room.`,
    ],
    solution: [
      `The drops get smaller and smaller, because the water gets closer to the room’s ${degrees(room)}: a smaller difference makes energy flow more slowly.`,
      `The last drop was ${numeral(before)} − ${numeral(last)} = ${numeral(fall)} degrees, so the next one is less than that.`,
      `Of the choices only ${degrees(next)} lies below ${degrees(last)} but above ${degrees(last - fall)}.`,
    ],
  }
}

const coldDrinks = ['iced tea', 'cold milk', 'lemonade', 'cold juice'] as const
const hotDrinks = ['hot cocoa', 'soup', 'hot tea', 'warm cider'] as const

function findRoom(random: Random): Item {
  const room = random.integer(3, 6) * 5
  const loss = random.pick([0.45, 0.5, 0.55, 0.6])
  const [hotStart, coldStart] = [random.integer(13, 18) * 5, random.pick([0, 5])]
  // Exact readings here: the ends must close in on the room from both sides.
  const count = random.integer(5, 6)
  const exact = (start: number): number[] =>
    Array.from({ length: count }, (_, step) => Math.round(room + (start - room) * (1 - loss) ** step))
  const [hot, cold] = [exact(hotStart), exact(coldStart)]
  const [hotDrink, coldDrink] = [random.pick(hotDrinks), random.pick(coldDrinks)]
  const middle = Math.round((hotStart + coldStart) / 10) * 5
  return {
    stem: `A cup of ${hotDrink} and a cup of ${coldDrink} stand in the same room. The graph shows their temperatures. What is the temperature of the room, most likely?`,
    figure: coolingFigure(
      'Two drinks in one room',
      [
        { label: hotDrink, values: hot },
        { label: coldDrink, values: cold },
      ],
      100,
    ),
    ...choice(random, {
      right: `About ${degrees(room)}`,
      wrong: [
        {
          text: `About ${degrees(middle === room ? middle + 10 : middle)}`,
          misconception: 'ignores-mass',
          feedback: `That is about the middle of the starting temperatures. But the drinks are not mixed: each trades energy with the room. Where do both lines level off?`,
        },
        {
          text: `About ${degrees(hotStart)}`,
          misconception: 'reads-one-point',
          feedback: `${degrees(hotStart)} is where the ${hotDrink} began. If the room were that hot, the ${hotDrink} would not have cooled.`,
        },
        {
          text: `About ${degrees(coldStart)}`,
          misconception: 'cools-to-zero',
          feedback: `${degrees(coldStart)} is where the ${coldDrink} began. If the room were that cold, the ${coldDrink} would not have warmed up.`,
        },
      ],
    }),
    hints: [
      'A drink keeps changing until it has the temperature of what is around it.',
      'Follow both lines to the right. Which temperature do they come close to?',
    ],
    solution: [
      `The ${hotDrink} gives energy to the room and cools. The ${coldDrink} takes energy from the room and warms up.`,
      `At the end they are at ${degrees(hot.at(-1) ?? 0)} and ${degrees(cold.at(-1) ?? 0)}, and both lines are flattening out.`,
      `Both come close to ${degrees(room)}, so that is the temperature of the room.`,
    ],
  }
}

/** Energy in joules that warms one gram by one degree, rounded as in school tables. */
const materials = [
  { name: 'water', joules: 4.2 },
  { name: 'cooking oil', joules: 2 },
  { name: 'sand', joules: 0.8 },
  { name: 'aluminum', joules: 0.9 },
  { name: 'iron', joules: 0.45 },
  { name: 'copper', joules: 0.4 },
  { name: 'brick', joules: 0.85 },
  { name: 'glycerin', joules: 2.4 },
] as const

interface Sample {
  material: (typeof materials)[number]
  mass: number
  from: number
  to: number
}
const exactly = (value: number): number => Number(value.toFixed(2))
const energy = (sample: Sample): number =>
  exactly(sample.mass * (sample.to - sample.from) * sample.material.joules)

const energyNeeded: ComputedModel = {
  id: 'energy-needed',
  kind: 'computed',
  thinking: 'compare',
  seconds: 55,
  calculator: 'basic',
  make(random, level) {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const samples = drawSamples(random, level)
      const sorted = samples.map(energy).toSorted((one, other) => other - one)
      const [first = 0, second = 0, last = 0] = sorted
      const needy = samples.find((sample) => energy(sample) === first)
      if (needy === undefined) continue
      // A clear winner, and above level 1 another sample that beats it in mass or in rise.
      const isClear = first >= second * 1.3 && second >= last * 1.1
      const isTempting = samples.some(
        (sample) => sample.mass > needy.mass || sample.to - sample.from > needy.to - needy.from,
      )
      if (isClear && (level === 1 || isTempting)) return askEnergy(random, level, samples)
    }
    throw new RangeError('No samples fit')
  },
  solve(shown) {
    if (shown.figure?.kind !== 'table' || shown.interaction.kind !== 'choice')
      throw new TypeError('expects a table and a choice')
    const { columns, rows } = shown.figure
    const cell = (row: readonly string[], head: string): number =>
      Number.parseFloat(row[columns.findIndex((column) => column.startsWith(head))]?.replace(',', '') ?? '1')
    const hasRates = columns.some((column) => column.startsWith('Energy'))
    const sizes = rows.map((row) => ({
      name: row[0] ?? '',
      size:
        cell(row, 'Mass') * (cell(row, 'End') - cell(row, 'Start')) * (hasRates ? cell(row, 'Energy') : 1),
    }))
    const wanted = sizes.toSorted((one, other) => other.size - one.size)[0]?.name
    return {
      kind: 'choice',
      option: shown.interaction.options.find((option) => option.text.endsWith(` ${wanted}`))?.id ?? '',
    }
  },
}

function drawSamples(random: Random, level: 1 | 2 | 3): Sample[] {
  const shared = random.pick(materials)
  const chosen = level === 3 ? random.sample(materials, 3) : [shared, shared, shared]
  const sameMass = random.integer(2, 12) * 50
  const sameStart = random.integer(2, 5) * 5
  const sameRise = random.integer(2, 10) * 5
  const varies = level === 1 ? random.pick(['mass', 'rise'] as const) : 'both'
  const masses = random.sample([50, 100, 150, 200, 300, 400, 500, 600], 3)
  const rises = random.sample([5, 10, 15, 20, 25, 30, 40, 50], 3)
  return chosen.map((material, index) => {
    const from = level === 1 && varies === 'mass' ? sameStart : random.integer(1, 5) * 5
    return {
      material,
      mass: varies === 'rise' ? sameMass : (masses[index] ?? 0),
      from,
      to: from + (varies === 'mass' ? sameRise : (rises[index] ?? 0)),
    }
  })
}

function askEnergy(random: Random, level: 1 | 2 | 3, samples: readonly Sample[]): Item {
  const names = ['A', 'B', 'C'] as const
  const nameOf = (sample: Sample): string => `Sample ${names[samples.indexOf(sample)]}`
  const most = Math.max(...samples.map(energy))
  const right = samples.find((sample) => energy(sample) === most)
  if (right === undefined) throw new RangeError('expects samples')
  const biggest = (size: (sample: Sample) => number): number => Math.max(...samples.map(size))
  const rise = (sample: Sample): number => sample.to - sample.from
  const wrong: WrongOption[] = samples
    .filter((sample) => sample !== right)
    .map((sample) => {
      const isHottest = samples.every((each) => each === sample || each.to < sample.to)
      const isHeaviest = sample.mass === biggest((each) => each.mass)
      const facts = `${nameOf(sample)}: ${grams(sample.mass)}, warmed by ${numeral(rise(sample))} degrees. ${nameOf(right)}: ${grams(right.mass)}, warmed by ${numeral(rise(right))} degrees.`
      return isHottest && sample.to > right.to
        ? {
            text: nameOf(sample),
            misconception: 'temperature-is-energy',
            feedback: `${nameOf(sample)} gets hottest, ${degrees(sample.to)}. But the energy depends on how far the temperature rises and on the mass${level === 3 ? ', and on the material' : ''}, not on where it ends. ${facts}`,
          }
        : isHeaviest && sample.mass > right.mass
          ? {
              text: nameOf(sample),
              misconception: 'mass-alone',
              feedback: `${nameOf(sample)} has the most mass, but mass is not all that counts. ${facts}${level === 3 ? ' The materials differ too.' : ''}`,
            }
          : {
              text: nameOf(sample),
              misconception: 'one-factor-alone',
              feedback: `${level > 1 ? 'Look at everything that counts together.' : rise(sample) === rise(right) ? 'All rise by the same number of degrees, so compare the masses.' : 'All have the same mass, so compare how far each one is warmed.'} ${facts}${level === 3 ? ' The last column tells how much each gram needs for each degree.' : ''}`,
            }
    })
  const columns = [
    'Sample',
    'Material',
    'Mass',
    'Start',
    'End',
    ...(level === 3 ? ['Energy for 1 g and 1 °C'] : []),
  ]
  const rows = samples.map((sample, index) => [
    names[index] ?? '',
    sample.material.name,
    grams(sample.mass),
    degrees(sample.from),
    degrees(sample.to),
    ...(level === 3 ? [`${numeral(sample.material.joules)} J`] : []),
  ])
  const same: WrongOption = {
    text: 'All need the same',
    misconception: 'one-factor-alone',
    feedback: `The samples differ in ${level === 1 ? 'just one way' : 'more than one way'}, and that makes a difference. ${level === 3 ? 'More mass, a greater rise or a material that needs more per gram' : 'More mass or a greater rise'} takes more energy.`,
  }
  const scale = level === 3 ? 'joules' : 'gram-degrees'
  return {
    stem: `Each sample is heated from its start to its end temperature. Which one needs the most energy?`,
    figure: {
      kind: 'table',
      title: 'Samples to be heated',
      columns,
      rows,
      description: `A table of three samples. ${rows.map((row) => `Sample ${row[0]}: ${row[1]}, ${row[2]}, from ${row[3]} to ${row[4]}${level === 3 ? `, ${row[5]} for each gram and degree` : ''}.`).join(' ')}`,
    },
    ...choice(random, {
      right: nameOf(right),
      wrong: [...wrong, same],
      keepOrder: [...samples.map(nameOf), same.text],
    }),
    hints: [
      `How far does each temperature rise? And how much is there to heat?${level === 3 ? ' And how much does the material need?' : ''}`,
      level === 1
        ? 'One column or difference is the same for all three. What differs?'
        : level === 2
          ? 'More grams and more degrees both take more energy. Multiply the mass by the rise of each sample.'
          : 'Multiply three numbers for each sample: its mass, its rise in degrees, and the energy for 1 g and 1 °C.',
    ],
    solution: [
      `The energy grows with the mass and with the rise in temperature${level === 3 ? ', and it depends on the material' : ''}. ${level === 3 ? '' : 'All three are the same material. '}Where the temperature starts or ends does not matter by itself.`,
      ...samples.map((sample) =>
        level === 3
          ? `${nameOf(sample)}: ${numeral(sample.mass)} × ${numeral(rise(sample))} × ${numeral(sample.material.joules)} = ${numeral(energy(sample))} ${scale}.`
          : `${nameOf(sample)}: ${numeral(sample.mass)} × ${numeral(rise(sample))} = ${numeral(sample.mass * rise(sample))} (grams times degrees).`,
      ),
      `The largest product is that of ${nameOf(right)}.`,
    ],
  }
}

const investigations: readonly Investigation[] = [
  {
    setting: 'A class lets hot water cool and measures how far its temperature falls in 15 minutes.',
    factors: [
      {
        column: 'Mass of water',
        name: 'the mass of the water',
        values: ['100 g', '200 g', '300 g', '400 g'],
      },
      { column: 'Cup', name: 'the kind of cup', values: ['foam', 'glass', 'metal', 'paper'] },
      {
        column: 'Start temperature',
        name: 'the start temperature',
        values: ['50 °C', '60 °C', '70 °C', '80 °C'],
      },
    ],
  },
  {
    setting: 'A class heats samples with the same lamp and measures how far each one warms in 10 minutes.',
    factors: [
      { column: 'Material', name: 'the material', values: ['sand', 'water', 'soil', 'gravel'] },
      { column: 'Mass', name: 'the mass', values: ['150 g', '250 g', '350 g', '450 g'] },
      {
        column: 'Distance from lamp',
        name: 'the distance from the lamp',
        values: ['20 cm', '30 cm', '40 cm', '50 cm'],
      },
    ],
  },
  {
    setting: 'A class keeps ice in boxes and measures how long it takes to melt.',
    factors: [
      { column: 'Lining', name: 'the lining of the box', values: ['wool', 'foil', 'foam', 'newspaper'] },
      { column: 'Mass of ice', name: 'the mass of the ice', values: ['50 g', '100 g', '150 g', '200 g'] },
      { column: 'Lid', name: 'the lid', values: ['none', 'cardboard', 'foam', 'plastic'] },
    ],
  },
  {
    setting: 'A class drops a hot metal block into cold water and measures how far the water warms.',
    factors: [
      { column: 'Metal', name: 'the kind of metal', values: ['iron', 'copper', 'aluminum', 'brass'] },
      { column: 'Mass of block', name: 'the mass of the block', values: ['50 g', '100 g', '150 g', '200 g'] },
      {
        column: 'Amount of water',
        name: 'the amount of water',
        values: ['200 g', '300 g', '400 g', '500 g'],
      },
    ],
  },
]

export const thermalEnergy = defineSkill({
  id: 'thermal-energy',
  revision: 1,
  subject: 'science',
  gradeLevel: 6,
  strand: 'Energy',
  name: 'Thermal energy and temperature',
  description: 'Find out where energy flows, what temperature it leads to, and how to slow it down.',
  icon: 'thermometer',
  standards: ['MS-PS3-4', 'MS-PS3-3'],
  prerequisites: ['equivalent-ratios'],
  misconceptions: [
    {
      id: 'temperatures-add',
      name: 'adds temperatures',
      explanation:
        'Masses add up, temperatures do not. A mix of two waters lies between the two temperatures.',
    },
    {
      id: 'ignores-mass',
      name: 'always takes the middle',
      explanation:
        'The mix ends in the middle only when the masses are equal. More water pulls the mix toward its own temperature.',
    },
    {
      id: 'shares-reversed',
      name: 'lets the larger mass change more',
      explanation: 'The same energy changes the temperature of a large mass less than that of a small one.',
    },
    {
      id: 'stops-at-difference',
      name: 'stops at a step on the way',
      explanation: 'A difference of two temperatures is often just the first step. Read again what is asked.',
    },
    {
      id: 'heat-stays',
      name: 'thinks that hot things stay hot',
      explanation: 'As long as a thing is hotter than what is around it, energy flows out of it.',
    },
    {
      id: 'flows-to-warmer',
      name: 'lets energy flow from cold to warm',
      explanation: 'By itself energy flows only one way: from the warmer thing to the colder one.',
    },
    {
      id: 'reads-one-point',
      name: 'reads one point where a change is asked',
      explanation: 'A change has a start and an end. Read the graph at both.',
    },
    {
      id: 'reads-wrong-axis',
      name: 'reads the wrong axis',
      explanation:
        'Time is on one axis and temperature on the other. Check which of them the question asks for.',
    },
    {
      id: 'cools-steadily',
      name: 'thinks that things cool at a steady pace',
      explanation:
        'The closer a thing comes to the temperature of the room, the slower it cools. The line on the graph bends.',
    },
    {
      id: 'cools-to-zero',
      name: 'thinks that things cool below the room',
      explanation:
        'A thing stops cooling when it is as warm as what is around it. It cannot get colder than that by itself.',
    },
    {
      id: 'temperature-is-energy',
      name: 'takes temperature for energy',
      explanation:
        'A spark is hotter than a bath, but the bath has far more thermal energy, because it has far more particles.',
    },
    {
      id: 'mass-alone',
      name: 'looks at the mass alone',
      explanation:
        'The energy to heat a thing depends on its mass, on the rise in temperature, and on the material.',
    },
    {
      id: 'one-factor-alone',
      name: 'looks at one number of several',
      explanation: 'When two or three things count together, a single column cannot decide.',
    },
    {
      id: 'changes-two',
      name: 'changes two things at once',
      explanation: 'If two things differ between trials, nobody can tell which of them made the difference.',
    },
    {
      id: 'changes-other',
      name: 'tests another thing than the question asks',
      explanation: 'In a fair test the thing that changes is the thing that the question is about.',
    },
    {
      id: 'cold-flows',
      name: 'thinks that cold flows',
      explanation:
        'There is no stuff called cold. Energy flows out of the warmer thing, and so it gets colder.',
    },
    {
      id: 'metal-is-colder',
      name: 'thinks that metal is colder than wood',
      explanation:
        'In one room both have the same temperature. Metal feels colder because it carries energy out of your hand faster.',
    },
    {
      id: 'wool-makes-heat',
      name: 'thinks that blankets make heat',
      explanation: 'A blanket makes no heat. It slows down the flow, out of a warm thing or into a cold one.',
    },
  ],
  lesson: {
    idea: [
      'Temperature tells how fast the particles of a thing jiggle, on average. Thermal energy is the energy of all of them together. So a cup and a tub of water can have the same temperature while the tub has far more thermal energy.',
      'Energy flows by itself from warmer to colder, never the other way, until both have the same temperature. Nothing called “cold” flows.',
      'How much energy it takes to warm a thing depends on its mass, on how far its temperature rises, and on the material. Water needs a lot, metals need little.',
      'An insulator, such as foam, wool or air, slows the flow. It keeps hot things hot and cold things cold.',
    ],
    figure: coolingFigure(
      'Two cups in one room',
      [
        { label: 'Hot tea', values: [80, 50, 35, 30, 25, 20] },
        { label: 'Iced tea', values: [0, 10, 15, 20, 20, 20] },
      ],
      100,
    ),
    workedExample: { model: 'mixing-water', level: 2 },
    words: [
      {
        word: 'temperature',
        meaning: 'How fast the particles of a thing move on average. Measured with a thermometer.',
      },
      { word: 'thermal energy', meaning: 'The energy of all the moving particles of a thing together.' },
      { word: 'heat', meaning: 'Energy on its way from a warmer thing to a colder one.' },
      { word: 'conductor', meaning: 'A material that lets energy through quickly, such as a metal.' },
      { word: 'insulator', meaning: 'A material that lets energy through slowly, such as foam or wool.' },
    ],
  },
  models: [
    mixing,
    readCooling,
    energyNeeded,
    fairTestModel(investigations),
    conceptModel({ id: 'heat-ideas', thinking: 'explain', seconds: 35, questions: heatQuestions }),
  ],
})
