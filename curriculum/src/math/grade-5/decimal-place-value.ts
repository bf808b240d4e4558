import { parseRational, roundTo, toNumber } from '@skills-center/answers/rational'
import { choice, choices, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Item, Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral, sentence } from '../../wording.ts'

/** Places by the thousandths that one of them is worth. All decimals here are whole numbers of thousandths. */
const places = [
  { one: 'ten', many: 'tens', worth: 10_000 },
  { one: 'one', many: 'ones', worth: 1000 },
  { one: 'tenth', many: 'tenths', worth: 100 },
  { one: 'hundredth', many: 'hundredths', worth: 10 },
  { one: 'thousandth', many: 'thousandths', worth: 1 },
] as const
type Place = (typeof places)[number]
const [, ones, tenths, hundredths, thousandths] = places
const afterPoint = [tenths, hundredths, thousandths] as const

const decimal = (thousandthsCount: number): string => numeral(thousandthsCount / 1000)
/** As keys write it. */
const exact = (thousandthsCount: number): string => String(thousandthsCount / 1000)
/** With this many digits behind the point, zeros kept. */
const padded = (thousandthsCount: number, digits: number): string => (thousandthsCount / 1000).toFixed(digits)

const decimalsIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => found.replaceAll(',', ''))

/** The value of a digit (level 1), the same digit in two places (level 2), more than nine of a place (level 3). */
const digitValue: ComputedModel = {
  id: 'digit-value',
  kind: 'computed',
  thinking: 'compute',
  seconds: 30,
  make(random, level) {
    if (level === 1) return valueOfDigit(random)
    return level === 2 ? digitTwice(random) : manyOfAPlace(random)
  },
  solve(shown) {
    const { stem } = shown
    if (stem.includes('is made of')) {
      const parts = [...stem.matchAll(/(\d+) (one|tenth|hundredth|thousandth)s?\b/g)]
      const sizes: Record<string, number> = { one: 1, tenth: 0.1, hundredth: 0.01, thousandth: 0.001 }
      const sum = parts.reduce((total, [, much, name = '']) => total + Number(much) * (sizes[name] ?? 0), 0)
      return { kind: 'number', text: String(Number(sum.toFixed(3))) }
    }
    const [, digit = ''] = /the digit (\d)/i.exec(stem) ?? []
    const written = decimalsIn(stem).find((found) => found.includes('.')) ?? ''
    if (level1(stem))
      return { kind: 'number', text: written.replace(/\d/g, (each) => (each === digit ? each : '0')) }
    const [left = 0, right = 0] = [...written.replace('.', '')].flatMap((each, index) =>
      each === digit ? [index] : [],
    )
    return {
      kind: 'number',
      text:
        stem.includes('the left') && stem.indexOf('the left') < stem.indexOf('the right')
          ? String(10 ** (right - left))
          : (10 ** (left - right)).toFixed(right - left),
    }
  },
}
const level1 = (stem: string): boolean => stem.startsWith('What is the value')

function valueOfDigit(random: Random): Item {
  const place = random.pick(afterPoint)
  const digits = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 5)
  const value = digits.reduce((sum, digit, index) => sum + digit * (places[index]?.worth ?? 0), 0)
  const digit = digits[places.indexOf(place)] ?? 0
  const worth = digit * place.worth
  return {
    stem: `What is the value of the digit ${digit} in ${decimal(value)}? Write it as a number.`,
    ...number({ label: 'Value' }, { value: exact(worth) }, [
      {
        value: String(digit),
        misconception: 'face-value',
        feedback: `You gave the digit itself. What ${digit} is worth depends on its place: here it is in the ${place.many} place.`,
      },
      {
        value: String((digit * 1000) / place.worth),
        misconception: 'drops-ths',
        feedback: `You read ${place.many} as ${place === tenths ? 'tens' : place === hundredths ? 'hundreds' : 'thousands'}. The ${digit} is to the right of the decimal point, so it is worth less than 1.`,
      },
      {
        value: exact(worth * 10),
        misconception: 'mirror-places',
        feedback: `You counted one place too few. The first place after the decimal point is tenths, the second is hundredths, and the third is thousandths. There is no “oneths” place.`,
      },
      {
        value: exact(value % (place.worth * 10)),
        misconception: 'reads-the-rest',
        feedback: `You gave the ${digit} together with the digits after it. Only the ${digit} itself was asked for.`,
      },
    ]),
    hints: [
      `Name the place of the ${digit}. Start at the decimal point and go right: what is the first place called?`,
      `The ${digit} is in the ${place.many} place. Put a 0 in every other place and keep only the ${digit}.`,
    ],
    solution: [
      `In ${decimal(value)} the places after the decimal point are tenths, hundredths, and thousandths.`,
      `The ${digit} is in the ${place.many} place, so it means ${digit} × ${decimal(place.worth)} = ${decimal(worth)}.`,
    ],
  }
}

function digitTwice(random: Random): Item {
  const left = random.integer(0, 3)
  const right = random.integer(left + 1, Math.min(4, left + 2))
  const [twice = 0, ...others] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 6)
  const digits = places.map((_, index) => (index === left || index === right ? twice : (others[index] ?? 0)))
  const value = digits.reduce((sum, digit, index) => sum + digit * (places[index]?.worth ?? 0), 0)
  const steps = right - left
  const factor = 10 ** steps
  const [leftPlace, rightPlace] = [places[left] ?? ones, places[right] ?? tenths]
  const isUp = random.chance(0.5)
  const asked = isUp ? String(factor) : exact(1000 / factor)
  const opposite = isUp ? exact(1000 / factor) : String(factor)
  const [worthLeft, worthRight] = [twice * leftPlace.worth, twice * rightPlace.worth]
  const [subject, other] = isUp ? ['left', 'right'] : ['right', 'left']
  const wrong: WrongValue[] = [
    {
      value: '1',
      misconception: 'face-value',
      feedback: `Both digits look the same, but their places differ: the left ${twice} stands for ${decimal(worthLeft)} and the right ${twice} for ${decimal(worthRight)}.`,
    },
    {
      value: opposite,
      misconception: 'wrong-direction',
      feedback: `That compares them in the wrong order. Is the ${subject} ${twice} worth more or less than the ${other} ${twice}?`,
    },
    {
      value: isUp ? String(10 * steps) : exact(100 / steps),
      misconception: 'adds-steps',
      feedback: `You saw that the places are ${steps} steps apart. But each step multiplies or divides by 10 again, so two steps are not 2 × 10.`,
    },
  ]
  return {
    stem: `The digit ${twice} appears twice in ${decimal(value)}. The value of the ${subject} ${twice} is how many times the value of the ${other} ${twice}?`,
    ...number(
      { label: 'How many times (whole number, fraction, or decimal)' },
      { value: asked, unit: 'times' },
      wrong,
    ),
    hints: [
      `What is each ${twice} worth? Write down the value of the left one and of the right one.`,
      `Each step to the left makes a digit worth ten times as much. Each step to the right makes it worth one tenth. How many steps are there from the ${other} ${twice} to the ${subject} ${twice}?`,
    ],
    solution: [
      `The left ${twice} is in the ${leftPlace.many} place and is worth ${decimal(worthLeft)}. The right ${twice} is in the ${rightPlace.many} place and is worth ${decimal(worthRight)}.`,
      isUp
        ? `From the right ${twice} to the left ${twice} is ${count(steps, 'step')}, and each step multiplies by 10${steps === 1 ? '' : `: 10 × 10 = ${numeral(factor)}`}.`
        : `From the left ${twice} to the right ${twice} is ${count(steps, 'step')}, and each step takes one tenth${steps === 1 ? '' : `: 0.1 × 0.1 = ${decimal(1000 / factor)}`}.`,
      isUp
        ? `Check: ${decimal(worthRight)} × ${numeral(factor)} = ${decimal(worthLeft)}.`
        : `Check: ${decimal(worthLeft)} × ${decimal(1000 / factor)} = ${decimal(worthRight)}.`,
    ],
  }
}

function manyOfAPlace(random: Random): Item {
  const crowded = random.pick([tenths, hundredths, thousandths] as const)
  const empty = random.pick([null, ...afterPoint.filter((place) => place !== crowded)])
  const parts = [ones, ...afterPoint]
    .filter((place) => place !== empty)
    .map((place) => ({
      place,
      many: place === crowded ? random.integer(1, 3) * 10 + random.integer(1, 9) : random.integer(2, 9),
    }))
  const value = parts.reduce((sum, { place, many }) => sum + many * place.worth, 0)
  const many = parts.find(({ place }) => place === crowded)?.many ?? 0
  const above = places[places.indexOf(crowded) - 1] ?? ones
  const traded = Math.floor(many / 10)
  const [whole, ...behind] = parts
  const sideBySide = `${whole?.many ?? 0}.${behind.map((part) => part.many).join('')}`
  const say = (part: { place: Place; many: number }): string =>
    count(part.many, part.place.one, part.place.many)
  const worthOf = (part: { place: Place; many: number }): string => decimal(part.many * part.place.worth)
  return {
    stem: `A number is made of ${listed(random.shuffle(parts).map(say))}. What is the number?`,
    ...number({ label: 'Number' }, { value: exact(value) }, [
      {
        value: sideBySide,
        misconception: 'side-by-side',
        feedback: `You wrote the counts side by side after the point. But each place holds only one digit: ${say({ place: crowded, many })} must be traded${empty === null || empty === thousandths ? '' : `, and the ${empty.many} place needs a 0`}.`,
      },
      {
        value: exact(value - traded * above.worth),
        misconception: 'loses-trade',
        feedback: `You kept the ${many % 10} of the ${say({ place: crowded, many })} and lost the rest. 10 ${crowded.many} make 1 ${above.one}, so ${count(traded, above.one, above.many)} must be added.`,
      },
    ]),
    hints: [
      `Each place holds only one digit. Which part has too many for its place?`,
      `10 ${crowded.many} make 1 ${above.one}. Trade as many as you can of the ${say({ place: crowded, many })}, then put each digit in its place.`,
    ],
    solution: [
      `Trade first: 10 ${crowded.many} make 1 ${above.one}, so ${say({ place: crowded, many })} are worth ${decimal(many * crowded.worth)}.`,
      `Write the value of every part, largest place first: ${listed(parts.map(worthOf))}.`,
      `Add them: ${parts.map(worthOf).join(' + ')} = ${decimal(value)}.`,
    ],
  }
}

/** Measurements that people compare to tenths, hundredths and thousandths. */
const measurements = [
  {
    told: 'Three wooden boards are measured.',
    most: 'Which board is the longest?',
    least: 'Which board is the shortest?',
    unit: 'm',
    low: 2,
    high: 6,
  },
  {
    told: 'Three melons are weighed.',
    most: 'Which melon is the heaviest?',
    least: 'Which melon is the lightest?',
    unit: 'kg',
    low: 1,
    high: 5,
  },
  {
    told: 'Three hikers track how far they walk.',
    most: 'Which distance is the longest?',
    least: 'Which distance is the shortest?',
    unit: 'km',
    low: 2,
    high: 9,
  },
  {
    told: 'Three runners are timed in a 60-meter sprint.',
    most: 'Which time is the longest?',
    least: 'Which time is the shortest?',
    unit: 'seconds',
    low: 8,
    high: 12,
  },
  {
    told: 'Three jugs of juice are measured.',
    most: 'Which jug holds the most?',
    least: 'Which jug holds the least?',
    unit: 'liters',
    low: 0,
    high: 3,
  },
] as const

interface Written {
  value: number
  text: string
  digits: number
}
const write = (value: number, digits: number): Written => ({ value, digits, text: padded(value, digits) })

/** The most or the least of three (level 1), four in order (level 2), all that lie between two neighbours (level 3). */
const compareDecimals: ComputedModel = {
  id: 'compare',
  kind: 'computed',
  thinking: 'compare',
  seconds: 45,
  make(random, level) {
    if (level === 1) return mostOrLeast(random)
    return level === 2 ? inOrder(random) : between(random)
  },
  solve(shown) {
    const { interaction, stem } = shown
    if (interaction.kind === 'choices') {
      const [low = '0', high = '0'] = decimalsIn(stem)
      const fits = interaction.options.filter(
        (option) => Number(option.text) > Number(low) && Number(option.text) < Number(high),
      )
      return { kind: 'choices', options: fits.map((option) => option.id) }
    }
    if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const rows = interaction.options.map((option) => ({
      id: option.id,
      values: decimalsIn(option.text).map(Number),
    }))
    const rising = rows.find(
      ({ values }) =>
        values.length > 1 && values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0)),
    )
    const sorted = rows.toSorted((one, other) => (one.values[0] ?? 0) - (other.values[0] ?? 0))
    const extreme = /longest|heaviest|greatest\?|most/.test(stem) ? sorted.at(-1) : sorted[0]
    return { kind: 'choice', option: (rising ?? extreme)?.id ?? '' }
  },
}

function mostOrLeast(random: Random): Item {
  const measured = random.pick(measurements)
  const whole = random.integer(measured.low, measured.high) * 1000
  const [first = 1, second = 2, third = 3] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const numbers = [
    write(whole + first * 100, 1),
    write(whole + second * 100 + random.integer(1, 9) * 10, 2),
    write(whole + third * 100 + random.integer(1, 9) * 10 + random.integer(1, 9), 3),
  ]
  const wantsMost = random.chance(0.5)
  const sorted = numbers.toSorted((one, other) =>
    wantsMost ? other.value - one.value : one.value - other.value,
  )
  const [best = write(0, 1)] = sorted
  const tell = (each: Written): string => `${each.text} ${measured.unit}`
  const digitAt = (each: Written): number => Math.floor(each.value / 100) % 10
  const wrong = sorted.slice(1).map((each): WrongOption => {
    const compared = `${each.text} has ${count(digitAt(each), 'tenth')}, and ${best.text} has ${count(digitAt(best), 'tenth')}`
    const byLength = wantsMost ? each.digits > best.digits : each.digits < best.digits
    return {
      text: tell(each),
      misconception: byLength ? 'longer-is-larger' : 'shorter-is-larger',
      feedback: byLength
        ? `More digits do not make a decimal larger. Compare place by place from the left: ${compared}.`
        : `Fewer digits do not make a decimal larger. Compare place by place from the left: ${compared}.`,
    }
  })
  return {
    stem: `${measured.told} ${wantsMost ? measured.most : measured.least}`,
    ...choice(random, { right: tell(best), wrong }),
    hints: [
      'The number of digits does not decide. Start at the left and compare place by place.',
      'The ones are equal. Compare the digits in the tenths place, right after the decimal point.',
    ],
    solution: [
      `All three have ${count(whole / 1000, 'one')}, so look at the tenths.`,
      `${sentence(listed(numbers.map((each) => `${each.text} has ${count(digitAt(each), 'tenth')}`)))}.`,
      `So ${best.text} is the ${wantsMost ? 'greatest' : 'least'}, no matter how many digits follow.`,
    ],
  }
}

function inOrder(random: Random): Item {
  const whole = random.integer(0, 9) * 1000
  const tenth = random.integer(2, 8)
  const base = whole + tenth * 100
  const numbers = [
    write(base, 1),
    write(base + random.integer(2, 9) * 10, 2),
    write(base + random.integer(1, 9), 3),
    random.chance(0.5)
      ? write(base - random.integer(1, 9) * 10, 2)
      : write(base - 100 + random.integer(1, 9) * 10 + random.integer(1, 9), 3),
  ]
  const chain = (list: Written[]): string => list.map((each) => each.text).join(' < ')
  const rising = numbers.toSorted((one, other) => one.value - other.value)
  const behindPoint = (each: Written): number => Number(each.text.split('.')[1])
  const wholeLike = numbers.toSorted((one, other) => behindPoint(one) - behindPoint(other))
  const shortLast = numbers.toSorted((one, other) => other.digits - one.digits || one.value - other.value)
  const [one, two, three, four] = rising
  const swapped = [one, three, two, four].filter((each) => each !== undefined)
  const [least = write(0, 1), next = write(0, 1)] = rising
  return {
    stem: `Put ${listed(random.shuffle(numbers).map((each) => each.text))} in order from least to greatest.`,
    ...choice(random, {
      right: chain(rising),
      wrong: [
        {
          text: chain(wholeLike),
          misconception: 'longer-is-larger',
          feedback: `Here the digits after the point were read as whole numbers. Write all with three decimal places and compare again: ${padded(next.value, 3)} and ${padded(least.value, 3)}, for example.`,
        },
        {
          text: chain(shortLast),
          misconception: 'shorter-is-larger',
          feedback: `Here the numbers with more digits come first, as if smaller pieces made smaller numbers. Compare place by place from the left instead.`,
        },
        {
          text: chain(swapped),
          misconception: 'skips-zero',
          feedback: `Look at the two in the middle. In ${numbers[2]?.text ?? ''} the hundredths place holds a 0, so the last digit counts only thousandths.`,
        },
        {
          text: chain(rising.toReversed()),
          misconception: 'wrong-direction',
          feedback:
            'This begins with the greatest. Read the sign: the number on its left must be less than the one on its right.',
        },
      ],
    }),
    hints: [
      'Zeros at the end do not change a decimal. Write all the numbers with three decimal places.',
      `For example, ${numbers[0]?.text ?? ''} is ${padded(base, 3)}. Now compare the tenths, then the hundredths, then the thousandths.`,
    ],
    solution: [
      `Write them all with three decimal places: ${listed(numbers.map((each) => padded(each.value, 3)))}.`,
      `Compare place by place. The least is ${least.text}, since it has the fewest tenths.`,
      `The others all have ${count(tenth, 'tenth')}, so their hundredths and then their thousandths decide: ${chain(rising)}.`,
    ],
  }
}

function between(random: Random): Item {
  const digits = random.pick([1, 2])
  const step = digits === 1 ? 100 : 10
  const low =
    random.integer(0, 9) * 1000 +
    (digits === 1 ? random.integer(1, 8) * 100 : random.integer(1, 8) * 100 + random.integer(1, 8) * 10)
  const high = low + step
  const [inner = 5, other = 2, further = 7] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const small = step / 10
  const right =
    digits === 1
      ? [padded(low + inner * small, 2), padded(low + other, 3)]
      : random.sample([padded(low + inner, 3), padded(low + other, 3), padded(low + further, 3)], 2)
  const [lowText, highText] = [padded(low, digits), padded(high, digits)]
  const whole = Math.floor(low / 1000) * 1000
  const slid = whole + Math.floor((low - whole) / 10) + (digits === 1 ? inner : 0)
  const over = padded(high + further * small, digits + 1)
  const under = padded(low - other * small, digits + 1)
  const wrong: WrongOption[] = [
    {
      text: over,
      misconception: 'longer-is-larger',
      feedback: `${over} is past ${highText}: compare ${padded(high + further * small, 3)} with ${padded(high, 3)}.`,
    },
    {
      text: under,
      misconception: 'shorter-is-larger',
      feedback: `${under} has more digits, but it is less than ${lowText}: compare ${padded(low - other * small, 3)} with ${padded(low, 3)}.`,
    },
    {
      text: padded(slid, 3),
      misconception: 'skips-zero',
      feedback: `Do not skip the 0 in ${padded(slid, 3)}. It has fewer tenths than ${lowText}.`,
    },
  ]
  return {
    stem: `Which of these numbers are between ${lowText} and ${highText}? Choose all that are.`,
    ...choices(random, {
      right,
      wrong,
      missed: {
        misconception: 'nothing-between',
        feedback: `What you chose is right, but there is another one. Think of the ends as ${padded(low, 3)} and ${padded(high, 3)}, and check every option.`,
      },
    }),
    hints: [
      `Think of a number line from ${lowText} to ${highText}, and zoom in. What lies between the two?`,
      `Write the ends as ${padded(low, 3)} and ${padded(high, 3)}, and write the options with three decimal places too.`,
    ],
    solution: [
      `With three decimal places the ends are ${padded(low, 3)} and ${padded(high, 3)}.`,
      `${listed(right)} are more than ${padded(low, 3)} and less than ${padded(high, 3)}, so they are between.`,
      `${under} and ${padded(slid, 3)} are less than ${lowText}, and ${over} is more than ${highText}.`,
    ],
  }
}

/** Places that one rounds to. */
const targets = [ones, tenths, hundredths] as const
const targetName = (place: Place): string => (place === ones ? 'whole number' : place.one)
/** How many of this place a number holds: it stays below 100 for ones, and below 10 for tenths and hundredths. */
const countOf = (random: Random, place: Place, from: number): number =>
  random.integer(from, place === hundredths ? 999 : 99)
const roundedTo = (value: number, unit: number): number => Math.floor((value + unit / 2) / unit) * unit

/** Which end is nearer on a number line (level 1), by the deciding digit (level 2), back to the number before rounding (level 3). */
const rounding: ComputedModel = {
  id: 'round',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 40,
  make(random, level) {
    if (level === 1) return roundOnLine(random)
    return level === 2 ? roundByDigit(random) : beforeRounding(random)
  },
  solve(shown) {
    const { stem, figure } = shown
    if (figure?.kind === 'number-line') {
      const at = figure.points[0]?.at ?? 0
      const nearest =
        figure.labelled.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? 0
      return { kind: 'number', text: String(nearest) }
    }
    const digits = stem.includes('nearest whole') ? 0 : stem.includes('nearest tenth') ? 1 : 2
    const round = (text: string): number => toNumber(roundTo(parseRational(text), digits))
    const [given = '0'] = decimalsIn(stem)
    if (stem.startsWith('Round')) return { kind: 'number', text: String(round(given)) }
    // Tries every number with that many decimal places around the result, and keeps those that round to it.
    const finer =
      10 ** ['one', 'two', 'three'].findIndex((word) => stem.includes(`exactly ${word} decimal`)) * 10
    const middle = Math.round(Number(given) * finer)
    const reach = Math.round(finer / 10 ** digits)
    const fitting = Array.from(
      { length: 2 * reach + 1 },
      (_, index) => (middle - reach + index) / finer,
    ).filter((candidate) => round(String(candidate)) === Number(given))
    return { kind: 'number', text: String(stem.includes('smallest') ? fitting[0] : fitting.at(-1)) }
  },
}

function roundOnLine(random: Random): Item {
  const place = random.pick(targets)
  const unit = place.worth
  const low = countOf(random, place, 1) * unit
  const digit = random.pick([1, 2, 3, 4, 6, 7, 8, 9])
  const value = low + (digit * unit) / 10
  const high = low + unit
  const [near, far] = digit < 5 ? [low, high] : [high, low]
  const coarser = places[places.indexOf(place) - 1] ?? ones
  const next = places[places.indexOf(place) + 1] ?? tenths
  return {
    stem: `Round ${decimal(value)} to the nearest ${targetName(place)}. The number line can help.`,
    figure: {
      kind: 'number-line',
      from: low / 1000,
      to: high / 1000,
      step: unit / 10_000,
      labelled: [low / 1000, high / 1000],
      points: [{ at: value / 1000, label: decimal(value) }],
      jumps: [],
      description: `A number line from ${decimal(low)} to ${decimal(high)}, cut into ten equal steps of ${decimal(unit / 10)}. A point marks ${decimal(value)}.`,
    },
    ...number({ label: 'Rounded number' }, { value: exact(near) }, [
      {
        value: exact(far),
        misconception: far === low ? 'always-down' : 'always-up',
        feedback: `${decimal(far)} is one of the two ends, but look at the number line: from ${decimal(value)} there are ${count(Math.max(digit, 10 - digit), 'step')} to ${decimal(far)} and only ${count(Math.min(digit, 10 - digit), 'step')} to the other end.`,
      },
      {
        value: exact(roundedTo(value, coarser.worth)),
        misconception: 'wrong-place',
        feedback: `You rounded to the nearest ${coarser.one}. The question asks for the nearest ${targetName(place)}, so the answer is one of the ends of the line.`,
      },
    ]),
    hints: [
      `Which two ${place === ones ? 'whole numbers' : place.many} are at the ends of the line, left and right of the point?`,
      `The middle of the line is ${decimal(low + unit / 2)}. On which side of the middle is ${decimal(value)}?`,
    ],
    solution: [
      `${decimal(value)} lies between ${decimal(low)} and ${decimal(high)}.`,
      `It has ${count(digit, next.one, next.many)} more than ${decimal(low)}. The middle has 5 more.`,
      `So ${decimal(value)} is nearer to ${decimal(near)}, and it rounds to ${decimal(near)}.`,
    ],
  }
}

function roundByDigit(random: Random): Item {
  const place = random.pick(targets)
  const unit = place.worth
  // A rest of 4 in the deciding place, with more behind it, tempts to round twice; 9s must be traded.
  const isTempting = unit > 10 && random.chance(0.4)
  const rest = isTempting
    ? Math.floor((unit * 4) / 10) + random.integer(Math.ceil(unit * 0.05), unit / 10 - 1)
    : random.integer(1, unit - 1)
  const low =
    (random.chance(0.25)
      ? random.integer(1, place === hundredths ? 98 : 9) * 10 + 9
      : countOf(random, place, 11)) * unit
  const value = low + rest
  const near = roundedTo(value, unit)
  const far = near === low ? low + unit : low
  const next = places[places.indexOf(place) + 1] ?? tenths
  const twice = roundedTo(roundedTo(value, next.worth), unit)
  const decider = Math.floor(rest / next.worth)
  return {
    stem: `Round ${decimal(value)} to the nearest ${targetName(place)}.`,
    ...number({ label: 'Rounded number' }, { value: exact(near) }, [
      ...(twice === near || next.worth === 1
        ? []
        : [
            {
              value: exact(twice),
              misconception: 'rounds-twice',
              feedback: `It looks as if you rounded twice, first to ${decimal(roundedTo(value, next.worth))}. Round only once: is ${decimal(value)} more or less than the middle, ${decimal(low + unit / 2)}?`,
            },
          ]),
      {
        value: exact(far),
        misconception: far === low ? 'always-down' : 'always-up',
        feedback:
          far === low
            ? `You cut off the digits after the ${targetName(place)}${place === ones ? '' : 's place'}. ${rest === unit / 2 ? `But ${decimal(value)} is exactly in the middle, and a number in the middle rounds up.` : `Rounding looks for the nearest: is ${decimal(value)} past the middle, ${decimal(low + unit / 2)}?`}`
            : `You rounded up. But ${decimal(value)} has not reached the middle, ${decimal(low + unit / 2)}.`,
      },
      {
        value: exact(roundedTo(value, unit * 10)),
        misconception: 'wrong-place',
        feedback: `You rounded to the nearest ${places[places.indexOf(place) - 1]?.one ?? 'ten'}. The question asks for the nearest ${targetName(place)}.`,
      },
      {
        value: exact(roundedTo(value, next.worth)),
        misconception: 'wrong-place',
        feedback: `You kept one digit too many. The nearest ${targetName(place)} has ${place === ones ? 'no digits' : place === tenths ? 'just one digit' : 'just two digits'} after the point.`,
      },
      {
        value: exact(near + (value % next.worth) + decider * next.worth),
        misconception: 'keeps-rest',
        feedback:
          near === low
            ? `That is the number as it was. Rounded to the nearest ${targetName(place)}, it has fewer digits.`
            : 'You rounded up but kept the digits after that place. After rounding, those digits are gone.',
      },
    ]),
    hints: [
      `Between which two ${place === ones ? 'whole numbers' : place.many} does ${decimal(value)} lie?`,
      `Find the ${place.many} place and look at the one digit right after it. Does it take the number to the middle or past it?`,
    ],
    solution: [
      `${decimal(value)} is between ${decimal(low)} and ${decimal(low + unit)}. The middle is ${decimal(low + unit / 2)}.`,
      `The digit right after the ${place.many} place is ${decider}, so the number is ${decider < 5 ? 'below the middle' : rest === unit / 2 ? 'exactly in the middle, and a number in the middle rounds up' : 'past the middle'}.`,
      `Rounded to the nearest ${targetName(place)} it is ${decimal(near)}.`,
    ],
  }
}

function beforeRounding(random: Random): Item {
  const place = random.pick(targets)
  const unit = place.worth
  const result = countOf(random, place, 2) * unit
  const deepest = place === ones ? 2 : 3
  const least = place === ones ? 1 : place === tenths ? 2 : 3
  const digits = random.integer(least, deepest)
  const finest = 10 ** (3 - digits)
  const wantsSmallest = random.chance(0.5)
  const [smallest, greatest] = [result - unit / 2, result + unit / 2 - finest]
  const word = ['no', 'one', 'two', 'three'][digits] ?? 'three'
  const middle = wantsSmallest ? smallest : result + unit / 2
  const wrong: WrongValue[] = wantsSmallest
    ? [
        {
          value: exact(result - unit),
          misconception: 'always-up',
          feedback: `${decimal(result - unit)} is rounded to itself, not to ${decimal(result)}. Which numbers are near enough to ${decimal(result)}? Think of the middle between the two.`,
        },
        {
          value: exact(smallest + finest),
          misconception: 'half-goes-down',
          feedback: `Close. The number just below it, ${decimal(smallest)}, is exactly in the middle, and a number in the middle is rounded up.`,
        },
        {
          value: exact(smallest - finest),
          misconception: 'half-goes-down',
          feedback: `${decimal(smallest - finest)} is still below the middle, so it would be rounded down to ${decimal(result - unit)}.`,
        },
        {
          value: exact(result),
          misconception: 'always-down',
          feedback: `Numbers a little below ${decimal(result)} are rounded up to it, too. How far down can you go?`,
        },
        {
          value: exact(greatest),
          misconception: 'other-end',
          feedback: `That is the greatest number that rounds to ${decimal(result)}. The question asks for the smallest.`,
        },
      ]
    : [
        {
          value: exact(result + unit - finest),
          misconception: 'always-down',
          feedback: `${decimal(result + unit - finest)} is past the middle, so it would be rounded up to ${decimal(result + unit)}.`,
        },
        {
          value: exact(result + unit / 2),
          misconception: 'half-goes-down',
          feedback: `Close. ${decimal(result + unit / 2)} is exactly in the middle, and a number in the middle is rounded up to ${decimal(result + unit)}.`,
        },
        {
          value: exact(result),
          misconception: 'always-up',
          feedback: `Numbers a little above ${decimal(result)} are rounded down to it, too. How far up can you go?`,
        },
        {
          value: exact(smallest),
          misconception: 'other-end',
          feedback: `That is the smallest number that rounds to ${decimal(result)}. The question asks for the greatest.`,
        },
        ...(finest < unit / 10
          ? [
              {
                value: exact(result + unit / 2 - unit / 10),
                misconception: 'wrong-place',
                feedback: `The number may have ${word} decimal places. You can get nearer to the middle, ${decimal(result + unit / 2)}, than that.`,
              },
            ]
          : []),
      ]
  return {
    stem: `A number with exactly ${word} decimal ${digits === 1 ? 'place' : 'places'} is rounded to the nearest ${targetName(place)}. The result is ${padded(result, places.indexOf(place) - 1)}. What is the ${wantsSmallest ? 'smallest' : 'greatest'} number it could have been?`,
    ...number(
      { label: `${wantsSmallest ? 'Smallest' : 'Greatest'} number` },
      { value: exact(wantsSmallest ? smallest : greatest) },
      wrong,
    ),
    hints: [
      `Which numbers round to ${decimal(result)}? Think of all that are nearer to it than to its neighbors ${decimal(result - unit)} and ${decimal(result + unit)}.`,
      wantsSmallest
        ? `Find the middle between ${decimal(result - unit)} and ${decimal(result)}. Is the middle itself rounded up or down?`
        : `Find the middle between ${decimal(result)} and ${decimal(result + unit)}. Which number with ${word} decimal ${digits === 1 ? 'place' : 'places'} comes just before it?`,
    ],
    solution: wantsSmallest
      ? [
          `The neighbor below ${decimal(result)} is ${decimal(result - unit)}, and the middle between them is ${decimal(middle)}.`,
          `A number in the middle is rounded up, so ${decimal(middle)} is rounded to ${decimal(result)}. Anything smaller is rounded down.`,
          `The smallest number is ${decimal(middle)}${padded(middle, digits) === decimal(middle) ? '' : `, or ${padded(middle, digits)} with ${word} decimal places`}.`,
        ]
      : [
          `The neighbor above ${decimal(result)} is ${decimal(result + unit)}, and the middle between them is ${decimal(middle)}.`,
          `A number in the middle is rounded up, so our number must be less than ${decimal(middle)}.`,
          `The last number with ${word} decimal ${digits === 1 ? 'place' : 'places'} before it is ${decimal(middle)} − ${decimal(finest)} = ${decimal(greatest)}.`,
        ],
  }
}

/** A point on a line: ten steps between whole numbers (level 1), zoomed in (level 2), steps of another size (level 3). */
const readLine: ComputedModel = {
  id: 'read-line',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 35,
  make(random, level) {
    const letter = random.pick(['A', 'B', 'K', 'P', 'Q', 'R'])
    const zoomed = random.pick([tenths, tenths, hundredths] as const)
    const unit = level === 1 ? 1000 : level === 2 ? zoomed.worth : random.pick([1000, 100])
    const parts =
      level === 3
        ? random.pick(unit === 1000 ? [4, 5, 20] : [4, 5, 20].filter((each) => unit % each === 0))
        : 10
    const low = random.integer(0, 60) * unit
    const step = unit / parts
    const tick = random.integer(1, parts - 1)
    const value = low + tick * step
    const high = low + unit
    const from = level === 3 ? low - step * 2 * (low > step * 2 ? 1 : 0) : low
    const to = level === 3 ? high + step * 2 : high
    const apparent = unit / 10
    return {
      stem: `Which number does point ${letter} mark?`,
      figure: {
        kind: 'number-line',
        from: from / 1000,
        to: to / 1000,
        step: step / 1000,
        labelled: [low / 1000, high / 1000],
        points: [{ at: value / 1000, label: letter }],
        jumps: [],
        description: `A number line with ${decimal(low)} and ${decimal(high)} marked. Between them there are ${parts} equal steps. Point ${letter} is ${count(tick, 'step')} after ${decimal(low)}.`,
      },
      ...number({ label: `Number at ${letter}` }, { value: exact(value) }, [
        {
          value: exact(low + tick * apparent),
          misconception: 'every-tick-a-tenth',
          feedback: `You counted each step as ${decimal(apparent)}. Count how many steps there are from ${decimal(low)} to ${decimal(high)}: there are ${parts}, not 10.`,
        },
        ...(unit < 100
          ? []
          : [
              {
                value: exact(low + (tick * unit) / 100),
                misconception: 'steps-too-small',
                feedback: `You made the steps too small. All ${parts} steps together must take you from ${decimal(low)} to ${decimal(high)}.`,
              },
            ]),
        {
          value: exact(low + tick * 1000),
          misconception: 'counts-ticks',
          feedback: `You counted ${count(tick, 'step')} as ${count(tick, 'whole')}. But ${parts} steps together take you only from ${decimal(low)} to ${decimal(high)}.`,
        },
        {
          value: exact(high - tick * step),
          misconception: 'other-end',
          feedback: `You counted the steps back from ${decimal(high)}. Count them on from ${decimal(low)}, or count how many are left to ${decimal(high)}.`,
        },
      ]),
      hints: [
        `Look at the two marked numbers, ${decimal(low)} and ${decimal(high)}. How far is it from one to the other?`,
        `That distance, ${decimal(unit)}, is cut into ${parts} equal steps. Find the size of one step, then count from ${decimal(low)}.`,
      ],
      solution: [
        `The distance from ${decimal(low)} to ${decimal(high)} is ${decimal(unit)}, cut into ${parts} equal steps: ${decimal(unit)} ÷ ${parts} = ${decimal(step)}.`,
        `Point ${letter} is ${count(tick, 'step')} after ${decimal(low)}: ${tick} × ${decimal(step)} = ${decimal(tick * step)}.`,
        `So ${letter} marks ${decimal(low)} + ${decimal(tick * step)} = ${decimal(value)}.`,
      ],
    }
  },
  solve(shown: Shown) {
    if (shown.figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const { labelled, points, step } = shown.figure
    const [start = 0] = labelled
    const steps = Math.round(((points[0]?.at ?? 0) - start) / step)
    return { kind: 'number', text: String(Number((start + steps * step).toFixed(4))) }
  },
}

export const decimalPlaceValue = defineSkill({
  id: 'decimal-place-value',
  revision: 1,
  subject: 'math',
  gradeLevel: 5,
  strand: 'Number and operations in base ten',
  name: 'Decimal place value',
  description: 'Read, compare and round decimals to thousandths.',
  icon: 'decimal',
  standards: ['5.NBT.A.1', '5.NBT.A.3b', '5.NBT.A.4'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'face-value',
      name: 'takes a digit for its value',
      explanation: 'A digit’s worth depends on its place. The 4 in 0.4 is worth ten times the 4 in 0.04.',
    },
    {
      id: 'drops-ths',
      name: 'reads hundredths as hundreds',
      explanation:
        'Tenths, hundredths, and thousandths are parts of one. The “ths” at the end makes all the difference.',
    },
    {
      id: 'mirror-places',
      name: 'looks for “oneths”',
      explanation:
        'The places mirror around the ones, not around the point. The first place after the point is tenths.',
    },
    {
      id: 'reads-the-rest',
      name: 'gives the digit with all that follows',
      explanation: 'The value of one digit leaves out the digits around it: put zeros in their places.',
    },
    {
      id: 'wrong-direction',
      name: 'compares in the wrong order',
      explanation: 'Going left, each place is worth ten times as much. Going right, it is worth one tenth.',
    },
    {
      id: 'adds-steps',
      name: 'counts two places as 20 times',
      explanation: 'Each step multiplies by ten again: two places are 10 × 10, which is 100 times.',
    },
    {
      id: 'side-by-side',
      name: 'writes counts side by side',
      explanation:
        'Each place holds one digit. More than nine must be traded, and an empty place needs a zero.',
    },
    {
      id: 'loses-trade',
      name: 'drops what does not fit in a place',
      explanation: 'Ten of one place make one of the next place to the left. They are traded, never lost.',
    },
    {
      id: 'longer-is-larger',
      name: 'thinks that longer decimals are larger',
      explanation:
        'More digits do not make a decimal larger. 0.45 is less than 0.5, because it has fewer tenths.',
    },
    {
      id: 'shorter-is-larger',
      name: 'thinks that shorter decimals are larger',
      explanation: 'Thousandths are small, but there can be many of them. 0.512 is more than 0.5.',
    },
    {
      id: 'skips-zero',
      name: 'skips a zero after the point',
      explanation: 'A zero after the point keeps a place. 0.05 is only half of 0.1.',
    },
    {
      id: 'nothing-between',
      name: 'sees nothing between neighbors',
      explanation: 'Between 0.6 and 0.7 are 0.61, 0.62, 0.615, and many more. Zoom in and look.',
    },
    {
      id: 'always-down',
      name: 'cuts digits off instead of rounding',
      explanation: 'Rounding looks for the nearest number, and that can be the one above.',
    },
    {
      id: 'always-up',
      name: 'always rounds up',
      explanation: 'Rounding looks for the nearest number, and that can be the one below.',
    },
    {
      id: 'wrong-place',
      name: 'rounds to another place',
      explanation: 'Find the place that is asked for. Only the digit right after it decides.',
    },
    {
      id: 'rounds-twice',
      name: 'rounds twice',
      explanation:
        'Round once, from the number itself. Rounding a rounded number can carry you past the middle.',
    },
    {
      id: 'keeps-rest',
      name: 'keeps the digits after the rounded place',
      explanation: 'After rounding, the digits after the rounded place are gone.',
    },
    {
      id: 'half-goes-down',
      name: 'is not sure about the middle',
      explanation: 'By agreement a number exactly in the middle is rounded up.',
    },
    {
      id: 'other-end',
      name: 'takes the other end',
      explanation: 'Read again which end is meant, and from which end the steps are counted.',
    },
    {
      id: 'every-tick-a-tenth',
      name: 'takes every tick for a tenth',
      explanation: 'Ticks can stand for steps of any size. Count the steps between two marked numbers first.',
    },
    {
      id: 'steps-too-small',
      name: 'makes the steps too small',
      explanation: 'All the steps together must take you from one marked number to the next.',
    },
    {
      id: 'counts-ticks',
      name: 'counts ticks as ones',
      explanation: 'A tick between two decimals is a small step, not a whole one.',
    },
  ],
  lesson: {
    idea: [
      'In a decimal, each place is worth ten times the place to its right and one tenth of the place to its left. After the point come tenths, hundredths, and thousandths.',
      'In 3.47 there are 3 ones, 4 tenths and 7 hundredths: 3 + 0.4 + 0.07 = 3.47.',
      'To compare decimals, go from left to right and stop at the first place where they differ. The number of digits does not matter: 3.5 is more than 3.47, because it has more tenths.',
      'To round, look for the nearest number of the kind that is asked for. A number exactly in the middle is rounded up.',
    ],
    figure: {
      kind: 'number-line',
      from: 3.4,
      to: 3.5,
      step: 0.01,
      labelled: [3.4, 3.45, 3.5],
      points: [{ at: 3.47, label: '3.47' }],
      jumps: [],
      description:
        'A number line from 3.4 to 3.5 with ten steps of one hundredth. A point marks 3.47, past the middle, 3.45, and nearer to 3.5.',
    },
    workedExample: { model: 'round', level: 2 },
    words: [
      { word: 'decimal point', meaning: 'The point that separates ones from tenths.' },
      { word: 'tenth', meaning: 'One of ten equal parts of 1, written 0.1.' },
      { word: 'hundredth', meaning: 'One of a hundred equal parts of 1, written 0.01.' },
      { word: 'thousandth', meaning: 'One of a thousand equal parts of 1, written 0.001.' },
      { word: 'round', meaning: 'Replace a number by the nearest one with fewer digits.' },
    ],
  },
  models: [digitValue, compareDecimals, rounding, readLine],
})
