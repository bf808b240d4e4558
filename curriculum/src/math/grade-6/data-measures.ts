import { number } from '../../build-item.ts'
import type { Item } from '../../item.ts'
import { plain } from '../../markup.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { numeral } from '../../wording.ts'
import {
  ascending,
  dataIn,
  fiveOf,
  fiveSteps,
  listing,
  meanOf,
  middle,
  spreadData,
  sumOf,
  toldBy,
  type Topic,
  wideTopics,
} from './data-sets.ts'

/** Measures of a list: mean, median or range (level 1), how far the data spread (level 2), back from a mean (level 3). */
export const measures: ComputedModel = {
  id: 'measures',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 60,
  calculator: 'basic',
  make(random, level) {
    const topic = random.pick(wideTopics)
    return level === 1
      ? oneMeasure(random, topic)
      : level === 2
        ? spreadMeasure(random, topic)
        : missingNumber(random, topic)
  },
  solve(shown) {
    const stem = plain(shown.stem)
    const answer = (value: number) => ({ kind: 'number' as const, text: String(Number(value.toFixed(4))) })
    const data = dataIn(shown)
    const average = data.reduce((sum, value) => sum + value / data.length, 0)
    const inOrder = data.toSorted((a, b) => a - b)
    if (/missing/.test(stem)) {
      const wanted = Number(/mean of (?:all )?\d+ numbers is (\d+)/.exec(stem)?.[1])
      return answer(wanted + data.reduce((sum, value) => sum + wanted - value, 0))
    }
    if (/absolute/.test(stem)) return answer(meanOf(data.map((value) => Math.abs(value - average))))
    if (/interquartile/.test(stem)) {
      const quarter = inOrder.length / 4
      const between = (place: number) => ((inOrder[place - 1] ?? 0) + (inOrder[place] ?? 0)) / 2
      return answer(between(3 * quarter) - between(quarter))
    }
    if (/the mean of/.test(stem)) return answer(average)
    if (/the range of/.test(stem)) return answer(Math.max(...data) - Math.min(...data))
    return answer(inOrder[(inOrder.length - 1) / 2] ?? 0)
  },
}

/** So many numbers whose mean is whole. */
function meanData(random: Random, topic: Topic, count: number): number[] {
  for (;;) {
    const values = Array.from({ length: count }, () => random.integer(topic.low, topic.high))
    const mean = meanOf(values)
    if (Number.isInteger(mean) && mean !== middle(ascending(values)) && new Set(values).size === count)
      return values
  }
}

function oneMeasure(random: Random, topic: Topic): Item {
  const data = meanData(random, topic, random.pick([5, 7]))
  const inOrder = ascending(data)
  const [mean, median, range] = [meanOf(data), middle(inOrder), (inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0)]
  const asked = random.pick(['mean', 'median', 'range'] as const)
  const right = { mean, median, range }[asked]
  const means = {
    mean: 'The mean is the fair share: the sum, divided by how many numbers there are.',
    median: 'The median is the middle number when the numbers are in order.',
    range: 'The range is the greatest number less the least one.',
  }
  const other = (name: 'mean' | 'median' | 'range') => ({
    value: String({ mean, median, range }[name]),
    misconception: 'mixes-measures',
    feedback: `You found the ${name}. ${means[asked]}`,
  })
  return {
    stem: `${toldBy(topic, data)} What is the ${asked} of the data?`,
    ...number(
      { label: asked.charAt(0).toUpperCase() + asked.slice(1), after: topic.unit },
      { value: String(right), unit: topic.unit },
      [
        ...(['mean', 'median', 'range'] as const).filter((name) => name !== asked).map(other),
        ...(asked === 'median'
          ? [
              {
                value: String(middle(data)),
                misconception: 'not-in-order',
                feedback: `${middle(data)} stands in the middle of the list as it is. Put the numbers in order first.`,
              },
            ]
          : []),
        ...(asked === 'mean'
          ? [
              {
                value: String(sumOf(data)),
                misconception: 'forgets-sharing',
                feedback: `${numeral(sumOf(data))} is the sum. Share it equally among the ${data.length} numbers.`,
              },
            ]
          : []),
        ...(asked === 'range'
          ? [
              {
                value: String(Math.abs((data.at(-1) ?? 0) - (data[0] ?? 0))),
                misconception: 'not-in-order',
                feedback:
                  'You took the first and the last number of the list. Which are the least and the greatest?',
              },
            ]
          : []),
      ],
    ),
    hints: [
      {
        mean: 'What is the sum of the numbers?',
        median: 'Put the numbers in order first.',
        range: 'Which number is the least, and which is the greatest?',
      }[asked],
      {
        mean: `Share the sum of the ${data.length} numbers equally.`,
        median: `There are ${data.length} numbers. Which one has as many before it as after it?`,
        range: 'How far are these two apart? Subtract.',
      }[asked],
    ],
    solution: [
      means[asked],
      {
        mean: `Add: ${data.join(' + ')} = ${sumOf(data)}. Then divide: ${sumOf(data)} ÷ ${data.length} = ${mean}.`,
        median: `In order: ${listing(inOrder)}. The middle one is ${median}.`,
        range: `The least is ${inOrder[0]} and the greatest is ${inOrder.at(-1)}: ${inOrder.at(-1)} − ${inOrder[0]} = ${range}.`,
      }[asked],
    ],
  }
}

function spreadMeasure(random: Random, topic: Topic): Item {
  if (random.chance(0.5)) {
    const data = spreadData(random, 8, topic.low, topic.high)
    const [least, lower, median, upper, most] = fiveOf(ascending(data))
    const [, first, , third] = fiveOf(data)
    return {
      stem: `${toldBy(topic, data)} What is the interquartile range of the data?`,
      ...number(
        { label: 'Interquartile range', after: topic.unit },
        { value: String(upper - lower), unit: topic.unit },
        [
          {
            value: String(most - least),
            misconception: 'mixes-measures',
            feedback: `${most - least} is the range of all the data. The interquartile range goes only from the lower to the upper quartile.`,
          },
          {
            value: String(Math.abs(third - first)),
            misconception: 'not-in-order',
            feedback:
              'It looks as if you took the halves of the list as it stands. Put the numbers in order first.',
          },
          {
            value: String(median),
            misconception: 'mixes-measures',
            feedback: `${median} is the median. The interquartile range tells how far the two quartiles are apart.`,
          },
          {
            value: String(upper),
            misconception: 'stops-early',
            feedback: `${upper} is the upper quartile. How far is it from the lower quartile?`,
          },
        ],
      ),
      hints: [
        'Put the numbers in order, and split them into a lower and an upper half.',
        'The quartiles are the medians of the two halves. Subtract the lower quartile from the upper one.',
      ],
      solution: [...fiveSteps(data), `The interquartile range is ${upper} − ${lower} = ${upper - lower}.`],
    }
  }
  const data = deviationData(random, topic)
  const mean = meanOf(data)
  const away = data.map((value) => Math.abs(value - mean))
  const right = meanOf(away)
  return {
    stem: `${toldBy(topic, data)} Their mean is ${mean}. What is the mean absolute deviation of the data?`,
    ...number(
      { label: 'Mean absolute deviation', after: topic.unit },
      { value: String(right), unit: topic.unit },
      [
        {
          value: String(sumOf(away)),
          misconception: 'forgets-sharing',
          feedback: `${sumOf(away)} is the sum of the distances from ${mean}. Their mean is asked: share it among the ${data.length} numbers.`,
        },
        {
          value: '0',
          misconception: 'signed-distances',
          feedback:
            'You counted numbers below the mean as less than zero, so all cancelled. A distance is never less than zero.',
        },
        {
          value: String(mean),
          misconception: 'mixes-measures',
          feedback: `${mean} is the mean. Here the question is how far the numbers are from it, on average.`,
        },
        {
          value: String(Math.max(...data) - Math.min(...data)),
          misconception: 'mixes-measures',
          feedback:
            'You found the range. The mean absolute deviation uses the distance of every number from the mean.',
        },
      ],
    ),
    hints: [
      `How far is each number from ${mean}? Write these distances down.`,
      `The first distance, from ${data[0]} to ${mean}, is ${away[0]}. Find all of them, and then find their mean.`,
    ],
    solution: [
      `The distances from ${mean} are ${listing(away)}.`,
      `Add: ${away.join(' + ')} = ${sumOf(away)}. Then divide: ${sumOf(away)} ÷ ${data.length} = ${right}.`,
      `So the numbers are ${right} away from the mean, on average.`,
    ],
  }
}

/** Numbers whose mean and mean absolute deviation are whole. */
function deviationData(random: Random, topic: Topic): number[] {
  for (;;) {
    const values = meanData(random, topic, random.pick([4, 5]))
    const mean = meanOf(values)
    if (Number.isInteger(meanOf(values.map((value) => Math.abs(value - mean))))) return values
  }
}

function missingNumber(random: Random, topic: Topic): Item {
  const data = meanData(random, topic, random.pick([5, 6]))
  const mean = meanOf(data)
  const [missing = 0, ...known] = data
  const rest = sumOf(known)
  if (Number.isInteger(meanOf(known)) && meanOf(known) === missing) return missingNumber(random, topic)
  const total = mean * data.length
  return {
    stem: `The mean of ${data.length} numbers is ${mean}. They tell ${topic.told(data.length)}. One of them is missing from the list: ${listing(known)}. What is the missing number?`,
    ...number({ label: 'Missing number', after: topic.unit }, { value: String(missing), unit: topic.unit }, [
      {
        value: String(mean),
        misconception: 'fills-in-mean',
        feedback: `You filled in the mean. Test it: add all ${data.length} numbers and divide by ${data.length}. Is the mean ${mean}?`,
      },
      {
        value: String(Number((rest / known.length).toFixed(2))),
        misconception: 'fills-in-mean',
        feedback: `You found the mean of the ${known.length} known numbers. The missing number must make the mean of all ${data.length} numbers ${mean}.`,
      },
      {
        value: String(Math.abs(mean * known.length - rest)),
        misconception: 'forgets-sharing',
        feedback: `You multiplied ${mean} by ${known.length}. With the missing one, there are ${data.length} numbers: what is their sum?`,
      },
      {
        value: String(total),
        misconception: 'stops-early',
        feedback: `${total} is the sum of all ${data.length} numbers. How much of it is there already?`,
      },
      {
        value: String(rest),
        misconception: 'stops-early',
        feedback: `${rest} is the sum of the known numbers. What must the sum of all ${data.length} be?`,
      },
    ]),
    hints: [
      `If ${data.length} numbers have the mean ${mean}, what is their sum?`,
      `The sum of all is ${data.length} × ${mean}. Take away the sum of the numbers that you know.`,
    ],
    solution: [
      `The mean is the sum divided by ${data.length}. So the sum of all is ${data.length} × ${mean} = ${total}.`,
      `The known numbers have the sum ${known.join(' + ')} = ${rest}.`,
      `The missing number is ${total} − ${rest} = ${missing}.`,
    ],
  }
}
