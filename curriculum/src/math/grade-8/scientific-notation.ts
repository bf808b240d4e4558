import {
  add,
  divide,
  formatDecimal,
  formatFraction,
  multiply,
  parseRational,
  power,
  rational,
  type Rational,
  subtract,
  toNumber,
} from '@skills-center/answers/rational'
import { choice, number, scientific, type WrongOption, type WrongValue } from '../../build-item.ts'
import { order } from '../../build-placed.ts'
import type { Item, Shown } from '../../item.ts'
import { plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'
import { largeGroups, type Measure, smallGroups } from './measures-of-nature.ts'

/** Exactly `digits` × 10^`exponent`, both whole; the digits do not end in 0. */
interface Amount {
  digits: number
  exponent: number
}

function amount(digits: number, exponent: number): Amount {
  return digits % 10 === 0 && digits !== 0 ? amount(digits / 10, exponent + 1) : { digits, exponent }
}

/** 3.5, 3 → 3500. */
const scientificAmount = (mantissa: number, exponent: number): Amount =>
  amount(Math.round(mantissa * 1000), exponent - 3)
const ofMeasure = ({ mantissa, exponent }: Measure): Amount => scientificAmount(mantissa, exponent)

/** The exponent in scientific notation. */
const order10 = ({ digits, exponent }: Amount): number => exponent + String(digits).length - 1
/** The first number in scientific notation: `3.5`. */
function mantissaText({ digits }: Amount): string {
  const [first = '', ...others] = String(digits)
  return others.length === 0 ? first : `${first}.${others.join('')}`
}
const keyOf = (its: Amount): string => `${mantissaText(its)}e${order10(its)}`

const signed = (exponent: number): string => numeral(exponent)
const tenTo = (exponent: number | string): string =>
  `10^{${typeof exponent === 'number' ? signed(exponent) : exponent}}`
const times10 = (first: string, exponent: number | string): string =>
  String.raw`${first} \times ${tenTo(exponent)}`
const sciTex = (its: Amount): string => times10(mantissaText(its), order10(its))

/** Written out: 3,500,000 or 0.00042. */
function standard({ digits, exponent }: Amount): string {
  if (exponent >= 0) return numeral(digits * 10 ** exponent)
  const text = String(digits).padStart(1 - exponent, '0')
  return `${numeral(Number(text.slice(0, exponent)))}.${text.slice(exponent)}`
}
/** The empty group after the point changes nothing that is seen; long decimals in plain text are taken for noise of rounding. */
const standardTex = (its: Amount): string => tex(standard(its).replaceAll(',', '{,}'))

const product = (one: Amount, other: Amount): Amount =>
  amount(one.digits * other.digits, one.exponent + other.exponent)

/** Wrong exponents can be larger than an answer field reads. */
const answered: typeof scientific = (field, key, wrong) =>
  scientific(
    field,
    key,
    wrong.filter(({ value }) => Math.abs(Number(value.split('e')[1])) <= 30),
  )

// --- What the solvers read ---

const ten = rational(10)
const exactPower = (exponent: number): Rational => power(ten, exponent)

/** Numbers in scientific notation in a text, with the sign between them where there is one. */
function amountsIn(text: string): Rational[] {
  return [...plain(text).matchAll(/([\d.]+) \\times 10\^\{(−?\d+)\}/g)].map(([, first = '', exponent = '']) =>
    multiply(parseRational(first), exactPower(Number(exponent.replace('−', '-')))),
  )
}

/** A number as it is written in an option: 4,500; 0.00032; 4.5 × 10^3. */
function valueIn(text: string): Rational {
  const [found] = amountsIn(text)
  if (found !== undefined) return found
  const [written = '0'] =
    plain(text)
      .replaceAll('{,}', '')
      .replaceAll('{}', '')
      .match(/[\d,.]*\d/) ?? []
  return parseRational(written.replaceAll(',', ''))
}

const scientificAnswer = (its: Rational) => ({ kind: 'scientific' as const, text: formatDecimal(its) })

// --- Writing numbers ---

interface Told {
  told: (n: string, name: string) => string
  /** Exponents that are true to life. */
  from: number
  to: number
}

const largeStories: Told[] = [
  { told: (n) => `Last year, about ${n} people visited the parks of one state.`, from: 6, to: 7 },
  { told: (n) => `A colony of bacteria holds about ${n} cells.`, from: 6, to: 9 },
  { told: (n, name) => `${name} reads that a city library lent ${n} books in five years.`, from: 6, to: 7 },
  { told: (n) => `A camera takes pictures of ${n} dots each.`, from: 6, to: 7 },
  { told: (n) => `A coral reef covers about ${n} square meters.`, from: 5, to: 8 },
  { told: (n) => `A music video was played ${n} times.`, from: 5, to: 8 },
  { told: (n) => `A country has about ${n} people.`, from: 6, to: 7 },
  { told: (n) => `A satellite picture is made of ${n} dots.`, from: 7, to: 9 },
]
const smallStories: Told[] = [
  { told: (n) => `A speck of dust has a mass of about ${n} gram.`, from: -7, to: -5 },
  { told: (n) => `The wall of a soap bubble is ${n} centimeter thick.`, from: -5, to: -5 },
  {
    told: (n, name) => `Under a microscope, ${name} measures a cell that is ${n} meter wide.`,
    from: -6,
    to: -5,
  },
  { told: (n) => `A computer chip finishes one step in ${n} second.`, from: -9, to: -7 },
  { told: (n) => `A thread of spider silk is ${n} meter thick.`, from: -6, to: -6 },
]

const field = { label: 'In scientific notation' }

/** Large numbers (level 1), small numbers (level 2), a first number that is out of range (level 3). */
const write: ComputedModel = {
  id: 'write',
  kind: 'computed',
  thinking: 'compute',
  seconds: 40,
  make(random, level) {
    if (level === 3) return rewrite(random)
    return writeNumber(random, level === 2)
  },
  solve(shown) {
    return scientificAnswer(valueIn(shown.stem.replace(/^[^⟦]*/, '')))
  },
}

function writeNumber(random: Random, isSmall: boolean): Item {
  const isTrue = random.chance(0.3)
  const group = random.pick(isSmall ? smallGroups : largeGroups)
  const known = random.pick(group.measures)
  const isOut = isSmall ? known.exponent > -4 || known.exponent < -9 : known.exponent > 10
  const story = random.pick(isSmall ? smallStories : largeStories)
  const digits = random.integer(11, 999)
  const its = isTrue
    ? ofMeasure(known)
    : amount(digits, random.integer(story.from, story.to) + 1 - String(digits).length)
  if ((isTrue && isOut) || its.digits % 10 === 0) return writeNumber(random, isSmall)
  const n = standardTex(its)
  const told = isTrue ? `${sentence(known.name)} is about ${n} ${group.unit}.` : story.told(n, person(random))
  const exponent = order10(its)
  const first = mantissaText(its)
  const zeros = isSmall ? -exponent - 1 : its.exponent
  const wrong: WrongValue[] = [
    {
      value: `${first}e${isSmall ? -zeros : zeros}`,
      misconception: 'counts-zeros',
      feedback: isSmall
        ? `You counted the zeros after the point. Count the steps from the decimal point until it stands behind the ${first[0]}.`
        : `You counted the zeros. Count how many digits stand after the first one, the ${first[0]}.`,
    },
    {
      value: `${first}e${-exponent}`,
      misconception: 'exponent-sign',
      feedback: isSmall
        ? 'The size of the exponent is right. But with a positive exponent the number would be large, and this one is less than 1.'
        : 'The size of the exponent is right. But a negative exponent makes a number less than 1, and this one is large.',
    },
    {
      value: `${first}e${exponent + (isSmall ? -1 : 1)}`,
      misconception: 'counts-digits',
      feedback: isSmall
        ? `Your exponent goes one step too far. How many steps does the point move until just the ${first[0]} stands before it?`
        : `You counted all the digits. The first one stays before the point, so it does not count.`,
    },
    {
      value: `${its.digits}e${exponent}`,
      misconception: 'counts-zeros',
      feedback: `The exponent fits a first number of at least 1 and less than 10, and yours is ${numeral(its.digits)}. Where does the point go?`,
    },
  ]
  return {
    stem: `${told} Write this number in scientific notation.`,
    ...answered(field, { value: keyOf(its) }, wrong),
    hints: [
      'In scientific notation the first number is at least 1 and less than 10. Which digits make it, and where does the point go?',
      `The first number is ${tex(first)}. Now count by how many places the point has moved. ${isSmall ? 'The number is less than 1: what does that say about the exponent?' : 'Each place is one factor of 10.'}`,
    ],
    solution: [
      `Put the point behind the first digit that is not 0: that gives ${tex(first)}.`,
      isSmall
        ? `The point has moved ${-exponent} places to the right. The number is ${-exponent} factors of 10 smaller than ${tex(first)}, so the exponent is ${signed(exponent)}.`
        : `The point has moved ${exponent} places to the left. The number is ${exponent} factors of 10 larger than ${tex(first)}, so the exponent is ${exponent}.`,
      `So the number is ${tex(sciTex(its))}.`,
    ],
  }
}

function rewrite(random: Random): Item {
  const isLarge = random.chance(0.5)
  const digits = random.integer(isLarge ? 11 : 2, isLarge ? 998 : 98)
  const exponent = random.pick([-9, -8, -7, -6, -5, -4, 4, 5, 6, 7, 8, 9])
  // 0.042 × 10^6 or 420 × 10^6.
  const shift = isLarge ? 0 : -random.integer(String(digits).length, 3)
  const its = amount(digits, exponent + shift)
  const size = order10(its) - exponent
  if (digits % 10 === 0 || size === 0 || Math.abs(order10(its)) < 2) return rewrite(random)
  const before = standard({ digits, exponent: shift })
  const [first, right] = [mantissaText(its), order10(its)]
  const places = Math.abs(size)
  const move = `${places} ${places === 1 ? 'place' : 'places'}`
  return {
    stem: `Somebody works out a result and gets ${tex(times10(before, exponent))}. Write it in scientific notation.`,
    ...answered(field, { value: keyOf(its) }, [
      {
        value: `${first}e${exponent - size}`,
        misconception: 'moves-wrong-way',
        feedback: `The first number is right now. You made it ${size > 0 ? 'smaller' : 'larger'} than ${before}. Must the power of ten then grow or shrink, to keep the value?`,
      },
      {
        value: `${first}e${exponent}`,
        misconception: 'keeps-exponent',
        feedback: `You changed ${before} to ${first} and left the power of ten alone. Then the value is not the same any more.`,
      },
      {
        value: `${first}e${exponent + size + Math.sign(size)}`,
        misconception: 'counts-digits',
        feedback: `The direction is right. Count again how many places the point moves from ${before} to ${first}.`,
      },
      {
        value: `${first}e${-right}`,
        misconception: 'exponent-sign',
        feedback: 'The size of the exponent is right. Check its sign: is the number large, or less than 1?',
      },
    ]),
    hints: [
      `Is ${before} at least 1 and less than 10? Which number with the same digits is?`,
      `Write ${before} itself in scientific notation. Then there are two powers of ten to multiply.`,
    ],
    solution: [
      `The first number must be at least 1 and less than 10, so ${before} becomes ${first}. That is ${tex(size === 1 ? String.raw`${before} = ${first} \times 10` : `${before} = ${times10(first, size)}`)}, for the point moves ${move}.`,
      `Multiply the powers of ten by adding the exponents: ${tex(`${exponent < 0 ? signed(exponent) : exponent}${size < 0 ? ' − ' : ' + '}${places} = ${signed(right)}`)}.`,
      `So the number is ${tex(sciTex(its))}.`,
    ],
  }
}

// --- Order ---

/** True measures, large (level 1) and small (level 2), numbers in mixed forms (level 3). */
const putInOrder: ComputedModel = {
  id: 'order',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  make(random, level) {
    return level === 3 ? orderForms(random) : orderMeasures(random, level === 2)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'order') throw new TypeError('expects an order')
    const sized = shown.interaction.options.map(({ id, text }) => ({ id, size: toNumber(valueIn(text)) }))
    return {
      kind: 'order',
      options: sized.toSorted((one, other) => one.size - other.size).map(({ id }) => id),
    }
  },
}

const inTurn = (first: string, second: string): [string, string] => [first, second]

function orderMeasures(random: Random, isSmall: boolean): Item {
  const group = random.pick(isSmall ? smallGroups : largeGroups)
  const chosen = random.sample(group.measures, random.pick([4, 5]))
  const shown = (its: Measure) => `${its.name}: ${tex(sciTex(ofMeasure(its)))} ${group.unit}`
  const sized = chosen.toSorted(
    (one, other) => one.exponent - other.exponent || one.mantissa - other.mantissa,
  )
  const byFirst = chosen.toSorted(
    (one, other) => one.mantissa - other.mantissa || one.exponent - other.exponent,
  )
  const [least, most] = [sized[0], sized.at(-1)]
  const same = sized.find((each, index) => each.exponent === sized[index + 1]?.exponent)
  const isEven =
    new Set(chosen.map(({ mantissa, exponent }) => `${mantissa} ${exponent}`)).size < chosen.length
  if (
    isEven ||
    least === undefined ||
    most === undefined ||
    byFirst.every((its, index) => its === sized[index])
  )
    return orderMeasures(random, isSmall)
  const pairs = sized.slice(1).flatMap((later, index) => {
    const earlier = sized[index]
    return earlier === undefined ? [] : [{ earlier, later }]
  })
  const misled = pairs.find(
    ({ earlier, later }) => earlier.exponent < later.exponent && earlier.mantissa > later.mantissa,
  )
  return {
    stem: `Put these measures in order, from ${group.ends[0]} to ${group.ends[1]}.`,
    ...order(random, {
      options: sized.map(shown),
      first: group.ends[0],
      last: group.ends[1],
      wrong: [
        {
          order: byFirst.map(shown),
          misconception: 'first-number-only',
          feedback: `You compared the first numbers. But a power of ten counts for much more: compare ${tex(tenTo(least.exponent))} with ${tex(tenTo(most.exponent))}.`,
        },
        {
          order: sized.map(shown).toReversed(),
          misconception: isSmall ? 'exponent-sign' : 'first-number-only',
          feedback: isSmall
            ? `Your order is turned around. Which exponent gives the smaller number, ${signed(least.exponent)} or ${signed(most.exponent)}?`
            : `Your order is turned around. The question starts with the ${group.ends[0]}.`,
        },
        ...(misled === undefined
          ? []
          : [
              {
                before: inTurn(shown(misled.later), shown(misled.earlier)),
                misconception: isSmall ? 'exponent-sign' : 'first-number-only',
                feedback: isSmall
                  ? `Compare ${tex(sciTex(ofMeasure(misled.earlier)))} with ${tex(sciTex(ofMeasure(misled.later)))} again. Which exponent is further to the left of 0?`
                  : `Compare ${tex(sciTex(ofMeasure(misled.earlier)))} with ${tex(sciTex(ofMeasure(misled.later)))} again. Look at the exponents before the first numbers.`,
              },
            ]),
      ],
    }),
    hints: [
      'Which part of a number in scientific notation says most about its size: the first number or the exponent?',
      isSmall
        ? `Compare exponents first, as on a number line: ${tex(tenTo(least.exponent))} is smaller than ${tex(tenTo(most.exponent))}. Only where exponents are equal, compare the first numbers.`
        : `Compare exponents first: ${tex(tenTo(least.exponent))} is smaller than ${tex(tenTo(most.exponent))}. Only where exponents are equal, compare the first numbers.`,
    ],
    solution: [
      `The exponents in order are ${sized.map(({ exponent }) => signed(exponent)).join(', ')}. A greater exponent makes a greater number, since the first numbers are all between 1 and 10.`,
      same === undefined
        ? 'No two exponents are the same, so the exponents alone give the order.'
        : `Where the exponent is the same, ${signed(same.exponent)}, the first numbers decide.`,
    ],
  }
}

function orderForms(random: Random): Item {
  const base = random.pick([-5, -4, -3, 3, 4, 5])
  const sizes = random.sample([base, base, base + 1, base + 1, base + 2, base - 1], 4)
  const amounts = sizes.map((size) => scientificAmount(random.integer(11, 98) / 10, size))
  const [one, two, three, four] = amounts
  const keys = amounts.map(keyOf)
  const isPlain = amounts.some((its) => its.digits < 10)
  if (!one || !two || !three || !four || new Set(keys).size < 4 || new Set(sizes).size === 4 || isPlain)
    return orderForms(random)
  // One written out, one with a small first number, one with a large one, one in scientific notation.
  const shifted = (its: Amount, by: number) =>
    tex(times10(standard(amount(its.digits, 1 - String(its.digits).length - by)), order10(its) + by))
  const texts = new Map([
    [one, standardTex(one)],
    [two, shifted(two, 1)],
    [three, shifted(three, -2)],
    [four, tex(sciTex(four))],
  ])
  const text = (its: Amount): string => texts.get(its) ?? ''
  const size = (its: Amount): number => its.digits * 10 ** (its.exponent + 12)
  const sized = amounts.toSorted((first, second) => size(first) - size(second))
  const shown = (its: Amount) => order10(its) + (its === two ? 1 : its === three ? -2 : 0)
  if ([two, three].some((its) => Math.abs(shown(its)) < 2 || Math.abs(order10(its)) < 2))
    return orderForms(random)
  const byExponent = amounts.toSorted(
    (first, second) => shown(first) - shown(second) || size(first) - size(second),
  )
  return {
    stem: 'These numbers are written in different ways. Put them in order, from least to greatest.',
    ...order(random, {
      options: sized.map(text),
      first: 'least',
      last: 'greatest',
      wrong: [
        {
          order: byExponent.map(text),
          misconception: 'keeps-exponent',
          feedback: `You went by the exponents as they stand. That works only when each first number is at least 1 and less than 10. Look at ${text(two)} and ${text(three)}.`,
        },
        {
          order: sized.map(text).toReversed(),
          misconception: 'exponent-sign',
          feedback: 'Your order is turned around. The question starts with the least number.',
        },
      ],
    }),
    hints: [
      'Not all of these are in scientific notation. What must the first number be, so that exponents can be compared?',
      `Start with ${text(two)}: move the point so that one digit other than 0 stands before it. The exponent changes, too.`,
    ],
    solution: [
      'Bring all four to scientific notation, so that they can be compared.',
      `${sentence('in')} order: ${sized.map((its) => (its === four ? text(its) : `${text(its)} is ${tex(sciTex(its))}`)).join('; ')}.`,
      'Compare the exponents first, and the first numbers where the exponents are equal.',
    ],
  }
}

// --- How many times as much ---

interface Rivals {
  told: (more: string, less: string) => string
  ask: string
  exponents: readonly [number, number]
}

const largeRivals: Rivals[] = [
  {
    told: (more, less) =>
      `One country has about ${more} people, and a small island has about ${less} people.`,
    ask: 'How many times as many people does the country have?',
    exponents: [6, 3],
  },
  {
    told: (more, less) =>
      `A large ant colony has about ${more} ants, and a small one has about ${less} ants.`,
    ask: 'How many times as many ants does the large colony have?',
    exponents: [5, 2],
  },
  {
    told: (more, less) => `A new disk holds ${more} bytes, and an old one holds ${less} bytes.`,
    ask: 'How many times as many bytes does the new disk hold?',
    exponents: [12, 8],
  },
  {
    told: (more, less) => `One song was played ${more} times, and another one was played ${less} times.`,
    ask: 'How many times as often was the first song played?',
    exponents: [6, 3],
  },
]
const smallRivals: Rivals[] = [
  {
    told: (more, less) => `A grain of pollen is ${more} meter wide, and a virus is ${less} meter wide.`,
    ask: 'How many times as wide is the grain of pollen?',
    exponents: [-5, -7],
  },
  {
    told: (more, less) => `A seed has a mass of ${more} gram, and a spore has a mass of ${less} gram.`,
    ask: 'How many times as heavy is the seed?',
    exponents: [-3, -7],
  },
  {
    told: (more, less) =>
      `An old computer needs ${more} second for one step, and a new one needs ${less} second.`,
    ask: 'How many times as long does the old computer need?',
    exponents: [-6, -9],
  },
  {
    told: (more, less) => `A sheet of paper is ${more} meter thick, and a soap film is ${less} meter thick.`,
    ask: 'How many times as thick is the sheet of paper?',
    exponents: [-4, -7],
  },
]

/** Quotients that come out even (level 1), estimates of true measures (level 2), negative exponents (level 3). */
const timesAsMuch: ComputedModel = {
  id: 'times-as-much',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  make(random, level) {
    return level === 2 ? estimateTimes(random) : exactTimes(random, level === 3)
  },
  solve(shown) {
    const [more, less] = amountsIn(shown.stem)
    if (more === undefined || less === undefined) throw new TypeError('expects two amounts')
    const ratio = divide(more, less)
    if (shown.interaction.kind !== 'choice') return { kind: 'number', text: formatFraction(ratio) }
    // The option at the smallest distance, counted in factors.
    const gap = (text: string) => Math.abs(Math.log(toNumber(valueIn(text)) / toNumber(ratio)))
    const [best] = shown.interaction.options.toSorted((one, other) => gap(one.text) - gap(other.text))
    return { kind: 'choice', option: best?.id ?? '' }
  },
}

function exactTimes(random: Random, isSmall: boolean): Item {
  const rivals = random.pick(isSmall ? smallRivals : largeRivals)
  const [high, low] = rivals.exponents
  // Level 3 has quotients of first numbers below 1, such as 2 ÷ 8.
  const quotients = isSmall ? [0.25, 0.5, 0.4, 0.2, 0.8, 0.75, 0.6, 1.5, 2.5] : [2, 3, 4, 1.5, 2.5, 5, 6]
  const quotient = random.pick(quotients)
  const second = random.integer(isSmall ? 2 : 11, isSmall ? 9 : 40) / (isSmall ? 1 : 10)
  const first = Math.round(second * quotient * 1000) / 1000
  const [up, down] = [
    isSmall ? high : high + random.integer(0, 1),
    low + random.integer(isSmall ? -1 : 0, isSmall ? 0 : 1),
  ]
  if (first < 1 || first >= 10 || up - down < 2 || !Number.isInteger(first * 10))
    return exactTimes(random, isSmall)
  const [more, less] = [scientificAmount(first, up), scientificAmount(second, down)]
  const answer = Math.round(quotient * 10 ** (up - down + 3)) / 1000
  const shownQuotient = numeral(quotient)
  const between = tex(`${signed(up)} − ${down < 0 ? `(${signed(down)})` : down} = ${up - down}`)
  return {
    stem: `${rivals.told(tex(sciTex(more)), tex(sciTex(less)))} ${rivals.ask}`,
    ...number({ label: 'How many times' }, { value: String(answer) }, [
      {
        value: String(quotient),
        misconception: 'first-number-only',
        feedback: `You divided the first numbers and left out the powers of ten. What is ${tex(tenTo(up))} divided by ${tex(tenTo(down))}?`,
      },
      {
        value: String(10 ** (up - down)),
        misconception: 'exponents-only',
        feedback: 'You compared the powers of ten. Divide the first numbers as well.',
      },
      {
        value: String(Math.round(quotient * 10 ** (up - down + 4)) / 1000),
        misconception: 'divides-exponents',
        feedback: `Close, but one factor of 10 too much. Subtract the exponents again: ${signed(up)} minus ${signed(down)}.`,
      },
      {
        value: String(Math.round(quotient * 10 ** (up - down + 2)) / 1000),
        misconception: 'divides-exponents',
        feedback: `Close, but one factor of 10 too few. Subtract the exponents again: ${signed(up)} minus ${signed(down)}.`,
      },
    ]),
    hints: [
      '“How many times as much” asks for a quotient. What do you divide by what?',
      `Divide in two parts: ${mantissaText(more)} by ${mantissaText(less)}, and ${tex(tenTo(up))} by ${tex(tenTo(down))}. Then put the parts together.`,
    ],
    solution: [
      `Divide the first numbers: ${mantissaText(more)} ÷ ${mantissaText(less)} = ${shownQuotient}.`,
      `Divide the powers of ten by subtracting the exponents: ${between}. So that part is ${tex(tenTo(up - down))}, or ${numeral(10 ** (up - down))}.`,
      `Together: ${shownQuotient} × ${numeral(10 ** (up - down))} = ${numeral(answer)}.`,
    ],
  }
}

function estimateTimes(random: Random): Item {
  const group = random.pick([...largeGroups, ...smallGroups])
  const [one, other] = random.sample(group.measures, 2)
  if (one === undefined || other === undefined) return estimateTimes(random)
  const value = (its: Measure) => its.mantissa * 10 ** (its.exponent + 15)
  const [more, less] = value(one) > value(other) ? [one, other] : [other, one]
  const ratio = value(more) / value(less)
  const size = Math.floor(Math.log10(ratio) + 1e-9)
  const lead = Math.round(ratio / 10 ** size)
  const about = lead * 10 ** size
  if (ratio < 4 || more.exponent === less.exponent || size > 8 || Math.abs(ratio / about - 1) > 0.12)
    return estimateTimes(random)
  const shown = (times: number) => `about ${numeral(times)} times`
  const firsts = Math.round(Math.max(more.mantissa / less.mantissa, less.mantissa / more.mantissa))
  const gap = more.exponent - less.exponent
  const wrong: WrongOption[] = [
    {
      text: shown(about * 10),
      misconception: 'divides-exponents',
      feedback: `Too large. The exponents differ by ${gap}. And is ${more.mantissa} more or less than ${less.mantissa}?`,
    },
    ...(about >= 20
      ? [
          {
            text: shown(about / 10),
            misconception: 'divides-exponents',
            feedback: `Too small. The exponents differ by ${gap}, so the powers of ten alone give ${numeral(10 ** gap)}.`,
          },
        ]
      : []),
    ...(about >= 200
      ? [
          {
            text: shown(about / 100),
            misconception: 'divides-exponents',
            feedback: `Far too small. The exponents differ by ${gap}, so the powers of ten alone give ${numeral(10 ** gap)}.`,
          },
        ]
      : []),
    {
      text: shown(about * 100),
      misconception: 'divides-exponents',
      feedback: `Far too large. Subtract the exponents: ${signed(more.exponent)} minus ${signed(less.exponent)}.`,
    },
    ...(firsts >= 2
      ? [
          {
            text: shown(firsts),
            misconception: 'first-number-only',
            feedback: `You compared only ${more.mantissa} and ${less.mantissa}. What about the powers of ten?`,
          },
        ]
      : []),
    {
      text: shown(about * 1000),
      misconception: 'divides-exponents',
      feedback: `Far too large. Subtract the exponents: ${signed(more.exponent)} minus ${signed(less.exponent)}.`,
    },
  ].filter(({ text }) => text !== shown(about))
  const asked = random.pick([
    `How many times as ${group.adjective} is the first as the second? Choose the best estimate.`,
    'The first is about how many times the second?',
    'Estimate: how many times does the second go into the first?',
  ])
  const exact = more.mantissa / less.mantissa
  return {
    stem: `${sentence(more.name)} is about ${tex(sciTex(ofMeasure(more)))} ${group.unit}. ${sentence(less.name)} is about ${tex(sciTex(ofMeasure(less)))} ${group.unit}. ${asked}`,
    ...choice(random, {
      right: shown(about),
      wrong: random.shuffle(wrong),
      most: 3,
      keepOrder: [...new Set([shown(about), ...wrong.map(({ text }) => text)])].toSorted(
        (first, second) => toNumber(valueIn(first)) - toNumber(valueIn(second)),
      ),
    }),
    hints: [
      'You want a quotient. Estimate the first numbers and the powers of ten apart from each other.',
      `What is ${more.mantissa} ÷ ${less.mantissa}, about? And how many factors of 10 are there between ${tex(tenTo(less.exponent))} and ${tex(tenTo(more.exponent))}?`,
    ],
    solution: [
      `Divide the first numbers: ${more.mantissa} ÷ ${less.mantissa} is about ${numeral(Number(exact.toPrecision(2)))}.`,
      `The exponents differ by ${gap}, so the powers of ten give a factor of ${numeral(10 ** gap)}.`,
      `Together that is about ${numeral(about)}.`,
    ],
  }
}

// --- Calculating ---

interface Scene {
  told: (first: string, second: string) => string
  /** Exponents of the two factors. */
  exponents: readonly [number, number]
  isSmall?: boolean
  unit: string
}

const scenes: Scene[] = [
  {
    told: (first, second) =>
      `A grain of sand has a mass of about ${first} gram. What is the mass of ${second} such grains?`,
    exponents: [-4, 9],
    unit: 'grams',
  },
  {
    told: (first, second) =>
      `A computer does ${first} steps each second. How many steps does it do in ${second} seconds?`,
    exponents: [9, 4],
    unit: 'steps',
  },
  {
    told: (first, second) =>
      `A sheet of foil is ${first} meter thick. How thick is a stack of ${second} such sheets?`,
    exponents: [-5, 3],
    unit: 'meters',
  },
  {
    told: (first, second) =>
      `A drop of blood holds about ${first} red blood cells. How many are there in ${second} such drops?`,
    exponents: [8, 3],
    unit: 'cells',
  },
  {
    told: (first, second) =>
      `One bacterium has a mass of about ${first} gram. What is the mass of ${second} such bacteria?`,
    exponents: [-12, 8],
    unit: 'grams',
  },
]

/** A product (level 1), a product that must be rewritten, in a story (level 2), sums and differences (level 3). */
const calculate: ComputedModel = {
  id: 'calculate',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 75,
  make(random, level) {
    if (level === 1) return plainProduct(random)
    return level === 2 ? storyProduct(random) : sumOrDifference(random)
  },
  solve(shown) {
    const [one, other] = amountsIn(shown.stem)
    if (one === undefined || other === undefined) throw new TypeError('expects two amounts')
    const stem = plain(shown.stem)
    if (/\) \+ \(|all together/.test(stem)) return scientificAnswer(add(one, other))
    if (/\) − \(|How much more/.test(stem)) return scientificAnswer(subtract(one, other))
    return scientificAnswer(/\\div/.test(stem) ? divide(one, other) : multiply(one, other))
  },
}

const bracketed = (its: Amount): string => `(${sciTex(its)})`

function plainProduct(random: Random): Item {
  const isQuotient = random.chance(0.4)
  const [a, b] = [random.integer(11, 45) / 10, random.integer(2, 6)]
  const p = Math.round(a * b * 10)
  const [m, n] = [random.pick([2, 3, 4, 5, 6, 7, 8, -3, -4, -5]), random.pick([2, 3, 4, 5, 6, -2, -3, -6])]
  const all = m + n
  if (p >= 100 || Math.abs(all) < 2 || m === n) return plainProduct(random)
  const [one, other, both] = [scientificAmount(a, m), scientificAmount(b, n), scientificAmount(p / 10, all)]
  const [left, right, answer] = isQuotient ? [both, other, one] : [one, other, both]
  const [u, v] = isQuotient ? [all, n] : [m, n]
  const result = isQuotient ? m : all
  const combined = `${signed(u)} ${isQuotient ? '−' : '+'} ${v < 0 ? `(${signed(v)})` : v}`
  const first = mantissaText(answer)
  const others = isQuotient ? [all + n, Math.trunc(all / n)] : [m * n, m - n]
  return {
    stem: `What is ${tex(String.raw`${bracketed(left)} ${isQuotient ? String.raw`\div` : String.raw`\times`} ${bracketed(right)}`)}? Write the result in scientific notation.`,
    ...answered(field, { value: keyOf(answer) }, [
      {
        value: `${first}e${others[0]}`,
        misconception: isQuotient ? 'divides-exponents' : 'multiplies-exponents',
        feedback: isQuotient
          ? `The first number is right. To divide powers of ten, subtract the exponents: what is ${signed(u)} minus ${signed(v)}?`
          : `The first number is right. You multiplied the exponents. Think of ${tex(String.raw`10^{2} \times 10^{3}`)}: how many factors of 10 are that?`,
      },
      {
        value: `${first}e${others[1]}`,
        misconception: isQuotient ? 'divides-exponents' : 'multiplies-exponents',
        feedback: `The first number is right. Check the exponent: for a ${isQuotient ? 'quotient, exponents are subtracted' : 'product, exponents are added'}.`,
      },
      ...(isQuotient
        ? []
        : [
            {
              value: `${mantissaText(scientificAmount(a + b, 0))}e${result}`,
              misconception: 'adds-first-numbers',
              feedback: `The exponent is right. But the first numbers are multiplied, and not added.`,
            },
          ]),
      {
        value: `${first}e${-result}`,
        misconception: 'exponent-sign',
        feedback: `Check the sign of the exponent: what is ${tex(combined)}?`,
      },
    ]),
    hints: [
      'Work in two parts: the first numbers, and the powers of ten.',
      `For the first numbers: ${mantissaText(left)} ${isQuotient ? '÷' : '×'} ${mantissaText(right)}. For the powers of ten, ${isQuotient ? 'subtract' : 'add'} the exponents ${signed(u)} and ${signed(v)}.`,
    ],
    solution: [
      `First numbers: ${mantissaText(left)} ${isQuotient ? '÷' : '×'} ${mantissaText(right)} = ${first}.`,
      `Powers of ten: ${isQuotient ? 'to divide, subtract the exponents' : 'to multiply, add the exponents'}. ${tex(`${combined} = ${signed(result)}`)}.`,
      `Together: ${tex(sciTex(answer))}. The first number is between 1 and 10, so nothing must be changed.`,
    ],
  }
}

function storyProduct(random: Random): Item {
  const scene = random.pick(scenes)
  const [a, b] = [random.integer(15, 95) / 10, random.integer(2, 9)]
  const [m, n] = [scene.exponents[0], scene.exponents[1] + random.integer(0, 1)]
  const raw = Math.round(a * b * 10) / 10
  if (raw <= 10 || Math.abs(m + n + 1) < 2 || Math.abs(m + n) < 2) return storyProduct(random)
  const [one, other] = [scientificAmount(a, m), scientificAmount(b, n)]
  const answer = product(one, other)
  const first = mantissaText(answer)
  const [all, right] = [m + n, order10(answer)]
  const combined = `${signed(m)} + ${n < 0 ? `(${signed(n)})` : n}`
  return {
    stem: `${scene.told(tex(sciTex(one)), tex(sciTex(other)))} Write the result in scientific notation.`,
    ...answered({ ...field, after: scene.unit }, { value: keyOf(answer), unit: scene.unit }, [
      {
        value: `${first}e${all}`,
        misconception: 'keeps-exponent',
        feedback: `You changed ${raw} to ${first}. That makes the first number smaller, so the power of ten must grow. By how much?`,
      },
      {
        value: `${first}e${all - 1}`,
        misconception: 'moves-wrong-way',
        feedback: `You changed ${raw} to ${first}. Should the exponent then grow or shrink, to keep the value?`,
      },
      {
        value: `${first}e${m * n + 1}`,
        misconception: 'multiplies-exponents',
        feedback: `The first number is right. To multiply powers of ten, add the exponents. What is ${tex(combined)}?`,
      },
      {
        value: `${first}e${Math.abs(m) + Math.abs(n) + 1}`,
        misconception: 'exponent-sign',
        feedback: `Watch the sign: what is ${tex(combined)}?`,
      },
    ]),
    hints: [
      'Which operation does the story ask for? Work with the first numbers and with the powers of ten apart from each other.',
      `The parts are ${a} × ${b}, and ${tex(String.raw`${tenTo(m)} \times ${tenTo(n)}`)}. At the end, check that the first number is less than 10.`,
    ],
    solution: [
      `One times how many: multiply. First numbers: ${a} × ${b} = ${raw}. Exponents: ${tex(`${combined} = ${signed(all)}`)}.`,
      `So the result is ${tex(times10(String(raw), all))}. But ${raw} is more than 10. It is ${tex(String.raw`${first} \times 10`)}.`,
      `That gives one more factor of 10: ${tex(times10(first, right))} ${scene.unit}.`,
    ],
  }
}

interface PairStory {
  told: (first: string, second: string) => string
  /** Exponents of the larger amount that are true to life. */
  from: number
  to: number
}

const pairsOfSums: PairStory[] = [
  {
    told: (first, second) =>
      `One lake holds ${first} liters of water, and another lake holds ${second} liters. How many liters is that all together?`,
    from: 9,
    to: 12,
  },
  {
    told: (first, second) =>
      `One year, ${first} tons of corn were grown in a state, and ${second} tons of wheat. How many tons is that all together?`,
    from: 5,
    to: 7,
  },
  {
    told: (first, second) =>
      `A library’s pictures fill ${first} bytes, and its texts fill ${second} bytes. How many bytes is that all together?`,
    from: 8,
    to: 12,
  },
]
const pairsOfDifferences: PairStory[] = [
  {
    told: (first, second) =>
      `One lake holds ${first} liters of water, and another lake holds ${second} liters. How much more is in the first lake?`,
    from: 9,
    to: 12,
  },
  {
    told: (first, second) =>
      `An asteroid has a mass of ${first} kilograms, and a second one has a mass of ${second} kilograms. How much more mass does the first one have?`,
    from: 8,
    to: 12,
  },
  {
    told: (first, second) =>
      `A film fills ${first} bytes, and a game fills ${second} bytes. How much more does the film need?`,
    from: 9,
    to: 9,
  },
]

function sumOrDifference(random: Random): Item {
  const isSum = random.chance(0.5)
  const m = random.integer(5, 12) * (random.chance(0.25) ? -1 : 1)
  const gap = random.integer(1, 2)
  const n = m - gap
  const [a, b] = [random.integer(12, 97) / 10, random.integer(12, 97) / 10]
  const small = Math.round(b * 10 ** (3 - gap)) / 1000
  const total = Math.round((isSum ? a + small : a - small) * 1000) / 1000
  if (total < 1 || total >= 10 || Number.isInteger(a) || a === b) return sumOrDifference(random)
  const [one, other] = [scientificAmount(a, m), scientificAmount(b, n)]
  const answer = scientificAmount(total, m)
  const sign = isSum ? '+' : '−'
  const stories = (isSum ? pairsOfSums : pairsOfDifferences).filter(({ from, to }) => m >= from && m <= to)
  const told =
    stories.length === 0 || random.chance(0.3)
      ? `What is ${tex(`${bracketed(one)} ${sign} ${bracketed(other)}`)}?`
      : random.pick(stories).told(tex(sciTex(one)), tex(sciTex(other)))
  const careless = Math.round((isSum ? a + b : a - b) * 10) / 10
  const carelessKey = careless <= 0 ? [] : [keyOf(scientificAmount(careless, m))]
  return {
    stem: `${told} Write the result in scientific notation.`,
    ...answered(field, { value: keyOf(answer) }, [
      ...carelessKey.map((value) => ({
        value,
        misconception: 'ignores-exponents',
        feedback: `You ${isSum ? 'added' : 'subtracted'} the first numbers as they are. But ${a} counts ${tex(tenTo(m))} and ${b} counts ${tex(tenTo(n))}. Write both with the same power of ten first.`,
      })),
      ...(careless <= 0
        ? []
        : [
            {
              value: keyOf(scientificAmount(careless, isSum ? m + n : gap)),
              misconception: 'multiplies-exponents',
              feedback: `Exponents are ${isSum ? 'added when you multiply' : 'subtracted when you divide'}. To ${isSum ? 'add' : 'subtract'} numbers, write both with the same power of ten.`,
            },
          ]),
      ...(isSum
        ? [
            {
              value: keyOf(scientificAmount(Math.round((a + b * 10 ** gap) * 10) / 10, m)),
              misconception: 'moves-wrong-way',
              feedback: `You made the second number larger when you changed its power of ten. With ${tex(tenTo(m))} in place of ${tex(tenTo(n))}, must ${b} grow or shrink?`,
            },
          ]
        : []),
    ]),
    hints: [
      'First numbers can be added or subtracted only when both count the same thing. Do both count the same power of ten?',
      `Write ${tex(sciTex(other))} with ${tex(tenTo(m))}: the exponent grows by ${gap}, so the first number must shrink. To what?`,
    ],
    solution: [
      `Bring both to the same power of ten: ${tex(`${sciTex(other)} = ${times10(String(small), m)}`)}.`,
      `Now both count ${tex(tenTo(m))}: ${a} ${sign} ${small} = ${total}.`,
      `So the result is ${tex(sciTex(answer))}.`,
    ],
  }
}

// --- Find the mistake ---

type Fault = 'none' | 'first' | 'second' | 'third'
const faults = ['first', 'second', 'third', 'none'] as const
const faultTexts: Record<Fault, string> = {
  first: 'Line 1',
  second: 'Line 2',
  third: 'Line 3',
  none: 'There is no mistake',
}
const lineFault = (line: number): Fault => faults[line - 1] ?? 'none'

/** Work in three lines: a product (level 1), a quotient (level 2), a sum (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 60,
  make(random, level) {
    if (level === 3) return wrongSum(random)
    return wrongProduct(random, level === 2)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const wanted = faultTexts[lineFault(firstWrongLine(shown))]
    return { kind: 'choice', option: shown.interaction.options.find(({ text }) => text === wanted)?.id ?? '' }
  },
}

/** The value of each line, worked out; the first line that is not worth what the task is worth. */
function firstWrongLine({ stem }: Shown): number {
  const [task = '', ...lines] = plain(stem)
    .split(/Line \d: /)
    .map((part) =>
      part
        .replaceAll('−', '-')
        .replaceAll(String.raw`\times`, '*')
        .replaceAll(String.raw`\div`, '/'),
    )
  const valueOf = (text: string): number => {
    const powers = text.replace(/10\^\{([^}]*)\}/g, (_, exponent: string) => {
      const [one = 0, two = 0] = (exponent.match(/(?:^-?|[+-] ?)\(?-?\d+/g) ?? []).map((each) => {
        const isMinus = (each.match(/-/g) ?? []).length % 2 === 1
        return Number(each.replace(/\D/g, '')) * (isMinus ? -1 : 1)
      })
      return `T${one + two}`
    })
    const parts = [
      ...powers.matchAll(/([+*/])? ?\(?(\d[\d.]*)(?: ([+*/]) (\d[\d.]*)\))?(?: \* T(-?\d+))?/g),
    ].filter(([found]) => !/^[+*/]? ?\(?\d+$/.test(found) || /[*/+]/.test(found))
    return parts.reduce((sum, [, sign = '+', first, inner, second, exponent = '0']) => {
      const own =
        inner === '*'
          ? Number(first) * Number(second)
          : inner === '/'
            ? Number(first) / Number(second)
            : inner === '+'
              ? Number(first) + Number(second)
              : Number(first)
      const its = own * 10 ** Number(exponent)
      return sign === '*' ? sum * its : sign === '/' ? sum / its : sum + its
    }, 0)
  }
  const [, asked = ''] = /works out (.*?)\./s.exec(task.replace(/(\d)\.(\d)/g, '$1¦$2')) ?? []
  const truth = valueOf(asked.replaceAll('¦', '.'))
  const isWrong = lines.map((line) => Math.abs(valueOf(line) / truth - 1) > 1e-6)
  return isWrong.includes(true) ? isWrong.indexOf(true) + 1 : 4
}

function mistakeItem(
  random: Random,
  name: string,
  task: string,
  lines: string[],
  fault: Fault,
  its: { slips: Record<Exclude<Fault, 'none'>, string>; right: string[]; hint: string; solution: string[] },
): Item {
  const place = faults.indexOf(fault)
  const wrong = faults
    .filter((each) => each !== fault)
    .map((each): WrongOption => {
      const at = faults.indexOf(each)
      return {
        text: faultTexts[each],
        misconception: fault === 'none' || at < place ? 'blames-right-line' : its.slips[fault],
        feedback:
          each === 'none'
            ? `Look once more. Work each line out on your own and compare: does every line have the same value as the task?`
            : fault === 'none' || at < place
              ? `${faultTexts[each]} holds: ${its.right[at] ?? ''}`
              : `There is a mistake before this line already. Check what each line does with the one before it.`,
      }
    })
  return {
    stem: `${name} works out ${tex(task)}.\n\n${lines.map((line, index) => `Line ${index + 1}: ${tex(line)}`).join('\n\n')}\n\nIn which line is the first mistake?`,
    ...choice(random, {
      right: faultTexts[fault],
      wrong,
      keepOrder: faults.map((each) => faultTexts[each]),
    }),
    hints: ['Go line by line. For each line, ask: is this worth the same as the line before?', its.hint],
    solution: [
      ...its.solution,
      fault === 'none'
        ? `${name} did just that, so there is no mistake.`
        : `${faultTexts[fault]} does something else, so the first mistake is there.`,
    ],
  }
}

function wrongProduct(random: Random, isQuotient: boolean, fault = random.pick(faults)): Item {
  const [m, n] = [random.integer(3, 9), random.integer(2, 6) * (random.chance(0.4) ? -1 : 1)]
  const name = person(random)
  const sign = isQuotient ? String.raw`\div` : String.raw`\times`
  const [a, b] = isQuotient
    ? [
        random.pick([1, 1.2, 1.5, 2, 2.1, 2.4, 2.7, 3, 3.2, 3.6, 4, 4.2, 4.5, 5.4]),
        random.pick([3, 4, 5, 6, 8, 9]),
      ]
    : [random.integer(3, 9), random.integer(3, 9)]
  const raw = Math.round((isQuotient ? a / b : a * b) * 10000) / 10000
  const isOff = isQuotient
    ? raw >= 1 || !Number.isInteger(Math.round(raw * 1e6) / 1e4)
    : raw <= 10 || raw % 10 === 0
  const all = isQuotient ? m - n : m + n
  const shift = isQuotient ? (fault === 'second' ? -2 : -1) : 1
  const bad = {
    // 4 and 3 give 12 for 7; where both ways agree there would be no mistake.
    exponent: isQuotient ? m + n : m * n,
    raw: isQuotient ? raw / 10 : a + b,
  }
  const exponent = fault === 'first' ? bad.exponent : all
  const value = fault === 'second' ? Math.round(bad.raw * 1e5) / 1e5 : raw
  const carried = isQuotient ? (fault === 'second' ? value * 100 : value * 10) : value / 10
  const last = fault === 'third' ? exponent - shift : exponent + shift
  const isMeant =
    (fault !== 'first' || bad.exponent !== all) &&
    (isQuotient ? carried >= 1 && carried < 10 : value > 10 && value < 100)
  const exponents = [all, exponent, last, exponent + shift]
  if (
    isOff ||
    (fault !== 'none' && !isMeant) ||
    exponents.some((each) => Math.abs(each) < 2) ||
    Math.abs(bad.raw - raw) < 1e-9
  )
    return wrongProduct(random, isQuotient, fault)
  const shownRaw = String(value)
  const shownLast = String(Math.round(carried * 1000) / 1000)
  const operator = isQuotient ? '−' : '+'
  const inExponent =
    fault === 'first'
      ? isQuotient
        ? `${m} + ${n < 0 ? `(${signed(n)})` : n}`
        : signed(m * n)
      : `${m} ${operator} ${n < 0 ? `(${signed(n)})` : n}`
  const [one, other] = [scientificAmount(a, m), scientificAmount(b, n)]
  const lines = [
    times10(String.raw`(${a} ${sign} ${b})`, inExponent),
    times10(shownRaw, exponent),
    times10(shownLast, last),
  ]
  const word = isQuotient ? 'subtract' : 'add'
  return mistakeItem(random, name, String.raw`${bracketed(one)} ${sign} ${bracketed(other)}`, lines, fault, {
    slips: {
      first: isQuotient ? 'divides-exponents' : 'multiplies-exponents',
      second: isQuotient ? 'decimal-slip' : 'adds-first-numbers',
      third: 'moves-wrong-way',
    },
    right: [
      `the first numbers are ${isQuotient ? 'divided' : 'multiplied'}, and the exponents are ${word === 'add' ? 'added' : 'subtracted'}.`,
      `${a} ${isQuotient ? '÷' : '×'} ${b} = ${raw}.`,
      `${raw} becomes ${Math.round((isQuotient ? raw * 10 : raw / 10) * 1000) / 1000}, and the exponent changes by 1 to make up for it.`,
    ],
    hint: `To ${isQuotient ? 'divide' : 'multiply'} powers of ten, ${word} the exponents. And when the first number gets ${isQuotient ? 'larger' : 'smaller'}, what must the exponent do?`,
    solution: [
      `${isQuotient ? 'Divide' : 'Multiply'} the first numbers: ${a} ${isQuotient ? '÷' : '×'} ${b} = ${raw}. ${sentence(word)} the exponents: ${tex(`${m} ${operator} ${n < 0 ? `(${signed(n)})` : n} = ${signed(all)}`)}.`,
      `The first number must be at least 1 and less than 10. ${raw} becomes ${Math.round((isQuotient ? raw * 10 : raw / 10) * 1000) / 1000}, so the exponent goes ${isQuotient ? 'down' : 'up'} by 1, to ${signed(isQuotient ? all - 1 : all + 1)}.`,
    ],
  })
}

function wrongSum(random: Random, fault = random.pick(faults)): Item {
  const m = random.integer(4, 12)
  const [a, b] = [random.integer(91, 99) / 10, random.integer(11, 98) / 10]
  const small = Math.round(b * 100) / 1000
  const name = person(random)
  // Moved the wrong way in the first line, added as in a power in the second, rewritten the wrong way in the third.
  const second = fault === 'first' ? Math.round(b * 100) / 10 : small
  const raw = Math.round((a + second) * 1000) / 1000
  if (a + small <= 10 || raw >= 100) return wrongSum(random, fault)
  const exponent = fault === 'second' ? 2 * m : m
  const last = fault === 'third' ? exponent - 1 : exponent + 1
  const [one, other] = [scientificAmount(a, m), scientificAmount(b, m - 1)]
  const total = Math.round((a + small) * 1000) / 1000
  const lines = [
    `${sciTex(one)} + ${times10(String(second), m)}`,
    times10(String(raw), exponent),
    times10(String(Math.round(raw * 1000) / 10000), last),
  ]
  return mistakeItem(random, name, `${bracketed(one)} + ${bracketed(other)}`, lines, fault, {
    slips: { first: 'moves-wrong-way', second: 'multiplies-exponents', third: 'moves-wrong-way' },
    right: [
      `${tex(`${sciTex(other)} = ${times10(String(small), m)}`)}.`,
      `${a} + ${small} = ${total}, and both count ${tex(tenTo(m))}.`,
      `the first number gets smaller by a factor of 10, so the exponent grows by 1.`,
    ],
    hint: `Both numbers must count the same power of ten before they are added. Does ${b} grow or shrink when ${tex(tenTo(m - 1))} becomes ${tex(tenTo(m))}?`,
    solution: [
      `With the same power of ten, ${tex(`${sciTex(other)} = ${times10(String(small), m)}`)}. Then ${a} + ${small} = ${total}, and the power of ten stays ${tex(tenTo(m))}.`,
      `${total} is more than 10. It becomes ${Math.round(total * 1000) / 10000}, and the exponent goes up by 1, to ${m + 1}.`,
    ],
  })
}

export const scientificNotation = defineSkill({
  id: 'scientific-notation',
  revision: 1,
  subject: 'math',
  gradeLevel: 8,
  strand: 'Expressions and equations',
  name: 'Scientific notation',
  description: 'Write, compare and calculate with very large and very small numbers.',
  icon: 'power',
  standards: ['8.EE.A.3', '8.EE.A.4'],
  prerequisites: ['decimal-place-value', 'signed-numbers'],
  misconceptions: [
    {
      id: 'counts-zeros',
      name: 'takes the number of zeros for the exponent',
      explanation:
        'Count the places that the point moves, and not the zeros: 3,400 has two zeros but three places.',
    },
    {
      id: 'counts-digits',
      name: 'counts one place too many',
      explanation: 'The first digit stays before the point, so only the places after it count.',
    },
    {
      id: 'exponent-sign',
      name: 'mixes up positive and negative exponents',
      explanation: 'A positive exponent makes a number larger, and with a negative one it is less than 1.',
    },
    {
      id: 'moves-wrong-way',
      name: 'changes the exponent in the wrong direction',
      explanation:
        'When the first number gets smaller, the power of ten must get larger, so that the value stays.',
    },
    {
      id: 'keeps-exponent',
      name: 'moves the point and keeps the exponent',
      explanation: 'If the point moves, the exponent must change, or the value is not the same.',
    },
    {
      id: 'first-number-only',
      name: 'compares only the first numbers',
      explanation: 'One more in the exponent makes a number ten times as large. Compare exponents first.',
    },
    {
      id: 'exponents-only',
      name: 'forgets the first numbers',
      explanation: 'The first numbers are a part of the number. Divide or multiply them, too.',
    },
    {
      id: 'divides-exponents',
      name: 'combines exponents wrongly in a quotient',
      explanation: 'To divide powers of ten, subtract the exponents.',
    },
    {
      id: 'multiplies-exponents',
      name: 'combines exponents wrongly in a product or sum',
      explanation:
        'To multiply powers of ten, add the exponents. To add numbers, give both the same power of ten.',
    },
    {
      id: 'adds-first-numbers',
      name: 'adds the first numbers of a product',
      explanation: 'In a product the first numbers are multiplied, and only the exponents are added.',
    },
    {
      id: 'decimal-slip',
      name: 'puts the point in the wrong place when dividing',
      explanation: 'Check with a product: 0.6 × 6 is 3.6, so 3.6 ÷ 6 is 0.6, and not 0.06.',
    },
    {
      id: 'ignores-exponents',
      name: 'adds numbers with different powers of ten',
      explanation:
        '3 thousands and 2 hundreds are not 5 of anything. Write both with the same power of ten first.',
    },
    {
      id: 'blames-right-line',
      name: 'takes a right line for wrong',
      explanation: 'A line may look different and still have the same value. Work it out before you judge.',
    },
  ],
  lesson: {
    idea: [
      `Very large and very small numbers are hard to read. Scientific notation writes them as a number from 1 up to 10, times a power of ten. The Sun is about ${tex(String.raw`1.5 \times 10^{8}`)} kilometers away, and that is 150,000,000 kilometers.`,
      `The exponent tells how many places the point moves. A positive exponent belongs to a large number. A negative one belongs to a number less than 1: a red blood cell is about ${tex(String.raw`8 \times 10^{−6}`)} meter wide.`,
      'To compare two numbers, look at the exponents first. To multiply, multiply the first numbers and add the exponents. To add, write both numbers with the same power of ten first.',
    ],
    figure: {
      kind: 'table',
      title: 'From small to large',
      columns: ['What', 'Meters'],
      rows: [
        ['Width of a flu virus', '1 × 10⁻⁷'],
        ['Width of a human hair', '7 × 10⁻⁵'],
        ['Height of a person', '1.6 × 10⁰'],
        ['Height of Mount Everest', '8.8 × 10³'],
        ['Diameter of Earth', '1.3 × 10⁷'],
      ],
      description:
        'A table of lengths in meters. A flu virus is 1 times 10 to the −7 wide, and a human hair is 7 times 10 to the −5. A person is 1.6 times 10 to the 0 tall. Mount Everest is 8.8 times 10 to the 3 high. The diameter of Earth is 1.3 times 10 to the 7.',
    },
    workedExample: { model: 'calculate', level: 2 },
    words: [
      { word: 'scientific notation', meaning: 'A number from 1 up to 10, times a power of ten.' },
      { word: 'power of ten', meaning: 'Ten multiplied by itself so many times: 10³ is 1,000.' },
      { word: 'exponent', meaning: 'The small raised number that tells how many factors there are.' },
      { word: 'standard form', meaning: 'A number written out with all its digits, as 45,000.' },
    ],
  },
  models: [write, putInOrder, timesAsMuch, calculate, findMistake],
})
