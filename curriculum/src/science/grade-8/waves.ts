import { number, quantity, type WrongOption, type WrongValue } from '../../build-item.ts'
import { type Gap, inlineChoice } from '../../build-placed.ts'
import type { Figure, Item, Response } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { exact, measureWave, tidy, waveParts } from './wave-measuring.ts'
import { waveQuestions } from './wave-questions.ts'

/** A wave of a story: its frequency, wavelength and speed fit the material. */
interface Case {
  /** With its article, for the start of a sentence. */
  wave: string
  unit: 'm' | 'cm'
  frequency: number
  wavelength: number
}

/** An exact quotient, which need not end as a decimal. */
const quotient = (over: number, under: number): string =>
  `${Math.round(over * 1000)}/${Math.round(under * 1000)}`

const seconds = (unit: string): string => `${unit}/s`

/** Pairs of frequency and wavelength that really go with each other. */
function drawCase(random: Random): Case {
  const airPairs = [0.2, 0.25, 0.4, 0.5, 0.8, 1, 1.25, 1.7, 2, 2.5, 4] as const
  const makers: (() => Case)[] = [
    () => ({
      wave: `A wave on ${person(random)}’s jump rope`,
      unit: 'm',
      frequency: random.integer(3, 9),
      wavelength: random.pick([0.5, 0.6, 0.8, 1.2, 1.5, 2] as const),
    }),
    () => ({
      wave: `A wave on ${person(random)}’s spring toy`,
      unit: 'm',
      frequency: random.integer(2, 6),
      wavelength: random.pick([0.5, 0.6, 0.8, 1.2, 1.5] as const),
    }),
    () => {
      const wavelength = random.pick(airPairs)
      const source = random.pick(['speaker', 'piano', 'keyboard'] as const)
      return {
        wave: `A sound wave in air from ${person(random)}’s ${source}`,
        unit: 'm',
        frequency: tidy(340 / wavelength),
        wavelength,
      }
    },
    () => {
      const wavelength = random.pick([0.5, 1.5, 2, 2.5, 3, 5] as const)
      return {
        wave: 'A sound wave from a whale in the sea',
        unit: 'm',
        frequency: 1500 / wavelength,
        wavelength,
      }
    },
    () => {
      const wavelength = random.pick([1500, 2000, 3000, 1200] as const)
      return { wave: 'An earthquake wave in rock', unit: 'm', frequency: 6000 / wavelength, wavelength }
    },
    () => {
      const [frequency, wavelength] = random.pick([
        [10, 2.5],
        [12, 2],
        [15, 1.6],
        [16, 1.5],
        [5, 5],
        [4, 7],
      ] as const)
      return { wave: 'A ripple in a wave tank', unit: 'cm', frequency, wavelength }
    },
    () => {
      const [frequency, wavelength] = random.pick([
        [0.1, 156],
        [0.2, 39],
        [0.125, 100],
        [0.25, 25],
      ] as const)
      return { wave: 'A wave on the open sea', unit: 'm', frequency, wavelength }
    },
  ]
  const common = makers.slice(0, 3)
  return random.pick([...common, ...makers])()
}

/** Speed from frequency and wavelength (level 1), one of these from speed (level 2), after a step (level 3). */
const waveSpeed: ComputedModel = {
  id: 'wave-speed',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 55,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return findSpeed(random)
    if (level === 2) return fromSpeed(random)
    return random.pick([passing, faster, echo])(random)
  },
  solve({ stem }) {
    const read = (pattern: RegExp): number => Number((pattern.exec(stem)?.[1] ?? '').replaceAll(',', ''))
    const answer = (value: number, its: string): Response => ({
      kind: 'quantity',
      text: `${tidy(value)} ${its}`,
    })
    const unit = /\d (c?m)\b/.exec(stem)?.[1] ?? 'm'
    const perSecond = read(/([\d.,]+) Hz/)
    if (stem.includes('waves pass')) {
      return answer(
        (read(/(\d+) waves pass/) / read(/in (\d+) s/)) * read(/([\d.]+) c?m apart/),
        seconds(unit),
      )
    }
    if (stem.includes('shakes the same rope')) {
      return answer(
        (read(/([\d.]+) Hz/) * read(/wavelength of ([\d.]+) m/)) / read(/same rope at ([\d.]+) Hz/),
        'm',
      )
    }
    if (stem.includes('reaches'))
      return answer(read(/([\d.,]+) m away/) / read(/after (\d+) s/) / perSecond, 'm')
    const speed = read(/([\d.,]+) c?m\/s/)
    const wavelength = read(/wavelength of ([\d.,]+) c?m/)
    if (stem.includes('What is its speed')) return answer(perSecond * wavelength, seconds(unit))
    return stem.includes('What is its frequency')
      ? { kind: 'number', text: exact(speed / wavelength) }
      : answer(speed / perSecond, unit)
  },
}

function findSpeed(random: Random): Item {
  const { wave, unit, frequency, wavelength } = drawCase(random)
  const speed = tidy(frequency * wavelength)
  const wrong: WrongValue[] = [
    {
      value: quotient(frequency, wavelength),
      misconception: 'wrong-operation',
      feedback: `You divided ${numeral(frequency)} by ${numeral(wavelength)}. Think of 1 second: ${numeral(frequency)} waves go by, each ${numeral(wavelength)} ${unit} long. How far is that in all?`,
    },
    {
      value: quotient(wavelength, frequency),
      misconception: 'wrong-operation',
      feedback: `You divided ${numeral(wavelength)} by ${numeral(frequency)}. More waves in a second bring the wave farther, not less far. What should you do instead?`,
    },
    {
      value: exact(frequency + wavelength),
      misconception: 'wrong-operation',
      feedback: `You added a number of waves and a length. If ${numeral(frequency)} waves go by in 1 second, each ${numeral(wavelength)} ${unit} long, how far is that?`,
    },
  ]
  return {
    stem: `${wave} has a frequency of ${numeral(frequency)} Hz and a wavelength of ${numeral(wavelength)} ${unit}. What is its speed? Give the unit, too.`,
    ...quantity({ label: 'Speed' }, { value: exact(speed), unit: seconds(unit) }, wrong),
    hints: [
      `What does ${numeral(frequency)} Hz tell about 1 second? And how long is each wave?`,
      'In 1 second, the wave moves on by one wavelength for each wave that goes by.',
    ],
    solution: [
      `A frequency of ${numeral(frequency)} Hz means ${numeral(frequency)} waves in each second.`,
      `Each wave is ${numeral(wavelength)} ${unit} long. So speed is frequency times wavelength.`,
      `${numeral(frequency)} × ${numeral(wavelength)} = ${numeral(speed)}, so the speed is ${numeral(speed)} ${seconds(unit)}.`,
    ],
  }
}

function fromSpeed(random: Random): Item {
  const { wave, unit, frequency, wavelength } = drawCase(random)
  const speed = tidy(frequency * wavelength)
  const asksFrequency = random.chance(0.5)
  const [known, answer, name, its] = asksFrequency
    ? [wavelength, frequency, 'frequency', 'Hz']
    : [frequency, wavelength, 'wavelength', unit]
  const given = asksFrequency
    ? `a wavelength of ${numeral(wavelength)} ${unit}`
    : `a frequency of ${numeral(frequency)} Hz`
  const check = asksFrequency
    ? `the waves of 1 second, each ${numeral(wavelength)} ${unit} long, should reach ${numeral(speed)} ${unit} in all`
    : `${numeral(frequency)} waves of the length that you found should reach ${numeral(speed)} ${unit}`
  const wrong: WrongValue[] = [
    {
      value: exact(speed * known),
      misconception: 'wrong-operation',
      feedback: `You multiplied ${numeral(speed)} by ${numeral(known)}. Check it: ${check}. Do they?`,
    },
    {
      value: quotient(known, speed),
      misconception: 'wrong-operation',
      feedback: `You divided ${numeral(known)} by ${numeral(speed)}. Check it: ${check}. Which number has to be shared?`,
    },
    {
      value: exact(Math.abs(speed - known)),
      misconception: 'wrong-operation',
      feedback: `You subtracted. But speed is frequency times wavelength. What undoes a multiplication?`,
    },
  ]
  return {
    stem: `${wave} has ${given}. It travels at ${numeral(speed)} ${seconds(unit)}. What is its ${name}?${asksFrequency ? '' : ' Give the unit, too.'}`,
    ...(asksFrequency
      ? number({ label: 'Frequency', after: 'Hz' }, { value: exact(answer) }, wrong)
      : quantity({ label: 'Wavelength' }, { value: exact(answer), unit }, wrong)),
    hints: [
      'Speed is frequency times wavelength. Which of the three do you know already?',
      asksFrequency
        ? `In 1 second the wave moves ${numeral(speed)} ${unit}. How many pieces of ${numeral(wavelength)} ${unit} fit into that?`
        : `In 1 second the wave moves ${numeral(speed)} ${unit}. That is the length of ${numeral(frequency)} waves. How long is one?`,
    ],
    solution: [
      `In 1 second the wave moves ${numeral(speed)} ${unit}.`,
      asksFrequency
        ? `Each wave is ${numeral(wavelength)} ${unit} long. So divide to see how many waves fit into that.`
        : `That is the length of ${numeral(frequency)} waves. So divide to find the length of one.`,
      `${numeral(speed)} ÷ ${numeral(known)} = ${numeral(answer)}, so the ${name} is ${numeral(answer)} ${its}.`,
    ],
  }
}

/** Waves are counted as they pass. */
function passing(random: Random): Item {
  const name = person(random)
  const [period, apart] = random.pick([
    [4, 25],
    [5, 39],
    [8, 100],
    [10, 156],
  ] as const)
  const waves = random.integer(3, 15)
  const time = waves * period
  const frequency = tidy(1 / period)
  const speed = tidy(apart / period)
  return {
    stem: `From a ship at anchor, ${name} sees that ${waves} waves pass in ${time} s. The crests are ${apart} m apart. How fast do the waves travel? Give the unit, too.`,
    ...quantity({ label: 'Speed' }, { value: exact(speed), unit: 'm/s' }, [
      {
        value: exact(waves * apart),
        misconception: 'period-frequency',
        feedback: `You multiplied ${waves} by ${apart}. But the ${waves} waves take ${time} s to pass. How many waves pass in 1 second?`,
      },
      {
        value: exact(period * apart),
        misconception: 'period-frequency',
        feedback: `You used ${period}, but that is how many seconds one wave takes. Frequency is how many waves pass in 1 second.`,
      },
      {
        value: `${apart}/${time}`,
        misconception: 'counts-waves',
        feedback: `${apart} m is the length of one wave only. How many waves pass in the ${time} s?`,
      },
      {
        value: exact(frequency),
        misconception: 'stops-early',
        feedback: `${numeral(frequency)} Hz is the frequency. How far do the waves get in 1 second, then?`,
      },
    ]),
    hints: [
      'The distance from crest to crest is the wavelength. What else do you need for the speed?',
      `Divide the number of waves by the seconds to get the frequency. Then think how far that many waves reach.`,
    ],
    solution: [
      `${waves} waves in ${time} s: the frequency is ${waves} ÷ ${time} = ${numeral(frequency)} Hz.`,
      `From crest to crest is one wavelength, so it is ${apart} m.`,
      `Speed is frequency times wavelength: ${numeral(frequency)} × ${apart} = ${numeral(speed)}. The waves travel at ${numeral(speed)} m/s.`,
    ],
  }
}

/** The same rope carries all waves at one speed. */
function faster(random: Random): Item {
  const name = person(random)
  const before = random.integer(2, 6)
  const times = random.pick([2, 3, 4] as const)
  const after = before * times
  const shorter = random.pick([0.2, 0.25, 0.3, 0.4, 0.5] as const)
  const wavelength = tidy(shorter * times)
  const speed = tidy(before * wavelength)
  return {
    stem: `${name} shakes a rope at ${before} Hz and makes waves with a wavelength of ${numeral(wavelength)} m. Now ${name} shakes the same rope at ${after} Hz, pulled just as tight, so the waves travel at the same speed. What is the wavelength now? Give the unit, too.`,
    ...quantity({ label: 'Wavelength' }, { value: exact(shorter), unit: 'm' }, [
      {
        value: exact(wavelength * times),
        misconception: 'inverse',
        feedback: `You made the wavelength ${times} times as long. With more waves in each second and the same speed, is there more room for each wave, or less?`,
      },
      {
        value: exact(wavelength),
        misconception: 'inverse',
        feedback: `If each wave were still ${numeral(wavelength)} m long, then ${after} waves in a second would go faster than before. But the speed is the same.`,
      },
      {
        value: exact(speed),
        misconception: 'stops-early',
        feedback: `${numeral(speed)} m/s is the speed of the waves, before and after. Now find the wavelength for ${after} Hz.`,
      },
    ]),
    hints: [
      'First find the speed of the waves before. It stays as it is.',
      `Then think: in 1 second, ${after} waves have to fit into the distance that the wave moves.`,
    ],
    solution: [
      `The speed before is ${before} × ${numeral(wavelength)} = ${numeral(speed)}, in m/s. It does not change, since the rope is the same.`,
      `Now ${after} waves fit into ${numeral(speed)} m.`,
      `${numeral(speed)} ÷ ${after} = ${numeral(shorter)}, so the wavelength is ${numeral(shorter)} m.`,
    ],
  }
}

/** The speed comes from a distance and a time. */
function echo(random: Random): Item {
  const name = person(random)
  const wavelength = random.pick([0.5, 0.8, 1, 1.25, 2, 2.5] as const)
  const [frequency, time] = [340 / wavelength, random.integer(2, 6)]
  const away = 340 * time
  return {
    stem: `A siren sounds at ${numeral(frequency)} Hz. Its sound reaches ${name}, who is ${numeral(away)} m away, after ${time} s. What is the wavelength of the sound? Give the unit, too.`,
    ...quantity({ label: 'Wavelength' }, { value: exact(wavelength), unit: 'm' }, [
      {
        value: `${away}/${frequency}`,
        misconception: 'stops-early',
        feedback: `You used ${numeral(away)} m, but the sound needs ${time} s for that. How far does it go in 1 second?`,
      },
      {
        value: '340',
        misconception: 'stops-early',
        feedback: '340 m is how far the sound goes in 1 second. How many waves share that distance?',
      },
      {
        value: exact(340 * frequency),
        misconception: 'wrong-operation',
        feedback: `You multiplied speed by frequency. Could one wave be that long? ${numeral(frequency)} waves must fit into 340 m.`,
      },
      {
        value: quotient(frequency, 340),
        misconception: 'wrong-operation',
        feedback: `You divided ${numeral(frequency)} by 340. Which one has to be shared: the waves, or the distance in 1 second?`,
      },
    ]),
    hints: [
      'First find how far the sound goes in 1 second.',
      `In that second the siren makes ${numeral(frequency)} waves. They share the distance.`,
    ],
    solution: [
      `${numeral(away)} ÷ ${time} = 340, so in 1 second the sound goes 340 m. Its speed is 340 m/s.`,
      `In that second the siren makes ${numeral(frequency)} waves.`,
      `340 ÷ ${numeral(frequency)} = ${numeral(wavelength)}, so the wavelength is ${numeral(wavelength)} m.`,
    ],
  }
}

/** Louder and higher (level 1), frequency and energy on one rope (level 2), how many times (level 3). */
const compareWaves: ComputedModel = {
  id: 'compare-waves',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  make(random, level) {
    if (level === 1) return compareSounds(random)
    return level === 2 ? compareRopes(random) : compareTimes(random)
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind !== 'wave' || interaction.kind !== 'inline-choice')
      throw new TypeError('expects two waves')
    const [a, b] = figure.waves
    if (a === undefined || b === undefined) throw new TypeError('expects two waves')
    const [high, often] = [tidy(b.amplitude / a.amplitude), tidy(a.wavelength / b.wavelength)]
    const scale = (words: [string, string, string], ratio: number): string =>
      ratio > 1.001 ? words[2] : ratio < 0.999 ? words[0] : words[1]
    const placed = interaction.gaps.map(({ id, label: about, options }) => {
      const times = (ratio: number) =>
        [...timesTexts].toSorted(
          (one, other) => Math.abs(one.ratio - ratio) - Math.abs(other.ratio - ratio),
        )[0]?.text
      const wanted = options.some(({ text }) => text === 'half')
        ? times(about === 'amplitude' ? high : often)
        : about === 'loudness'
          ? scale(loudness, high)
          : about === 'pitch'
            ? scale(pitch, often)
            : about === 'wavelength'
              ? scale(lengths, 1 / often)
              : about === 'energy'
                ? scale(energies, high)
                : scale(pitch, often)
      return [id, options.find(({ text }) => text === wanted)?.id ?? '']
    })
    return { kind: 'inline-choice', placed: Object.fromEntries(placed) }
  },
}

const loudness: [string, string, string] = ['softer than', 'as loud as', 'louder than']
const pitch: [string, string, string] = ['lower', 'the same', 'higher']
const lengths: [string, string, string] = ['shorter', 'the same', 'longer']
const energies: [string, string, string] = ['less', 'the same amount of', 'more']

/** A gap on a scale of three: less, the same, more. */
function scaleGap(
  about: string,
  words: [string, string, string],
  ratio: number,
  misconception: string,
  feedback: string,
): Gap {
  const right = ratio > 1.001 ? words[2] : ratio < 0.999 ? words[0] : words[1]
  return {
    label: about,
    right,
    wrong: words
      .filter((text) => text !== right)
      .map((text): WrongOption => ({ text, misconception, feedback })),
    keepOrder: words,
  }
}

function twoWaves(
  names: string,
  about: string,
  length: number,
  [a, b]: [{ amplitude: number; waves: number }, { amplitude: number; waves: number }],
): Figure {
  const one = (id: string, its: { amplitude: number; waves: number }) => ({
    id,
    label: `${names} ${id}`,
    motion: 'transverse' as const,
    amplitude: its.amplitude,
    wavelength: length / its.waves,
  })
  const told = (id: string, its: { amplitude: number; waves: number }): string =>
    `${names} ${id}: crests ${its.amplitude} above the line of rest, ${its.waves} whole waves from left to right.`
  return {
    kind: 'wave',
    waves: [one('A', a), one('B', b)],
    length,
    marks: [],
    description: `${about} Both are drawn at one scale, one under the other. ${told('A', a)} ${told('B', b)}`,
  }
}

function drawTwo(
  random: Random,
): [{ amplitude: number; waves: number }, { amplitude: number; waves: number }] {
  const a = { amplitude: random.integer(1, 4), waves: random.integer(2, 8) }
  const b = {
    amplitude: random.chance(0.3) ? a.amplitude : random.integer(1, 4),
    waves: random.chance(0.3) ? a.waves : random.integer(2, 8),
  }
  // Both alike leaves nothing to compare.
  return a.amplitude === b.amplitude && a.waves === b.waves ? drawTwo(random) : [a, b]
}

function compareSounds(random: Random): Item {
  const [a, b] = drawTwo(random)
  const [source, device] = [
    random.pick(['flute', 'guitar', 'violin', 'singer', 'trumpet'] as const),
    random.pick(['A phone', 'A computer', 'A sound meter'] as const),
  ]
  const higher = b.amplitude - a.amplitude
  return {
    stem: `${device} shows two sounds of a ${source} at the same scale. The level axis is time. Compare sound B with sound A.`,
    figure: twoWaves('Sound', 'Two sound traces over the same time.', 1, [a, b]),
    ...inlineChoice(random, [
      'Sound B is ',
      scaleGap(
        'loudness',
        loudness,
        b.amplitude / a.amplitude,
        'loud-is-high',
        'Loudness shows in the amplitude: how far the trace goes from its middle line. Compare only the heights. Do not mind how close the waves are.',
      ),
      ' sound A. Compared with sound A, its pitch is ',
      scaleGap(
        'pitch',
        pitch,
        b.waves / a.waves,
        'loud-is-high',
        `Pitch shows in the frequency: how many waves there are in the same time. Count the waves of each trace. Do not mind how high they are.`,
      ),
      '.',
    ]),
    hints: [
      'Two things can differ: how far each trace goes from its middle line, and how many waves there are.',
      'Amplitude tells about loudness. Frequency tells about pitch. Compare one, then the other.',
    ],
    solution: [
      `Sound B has ${higher === 0 ? 'the same' : higher > 0 ? 'a greater' : 'a smaller'} amplitude, so it is ${higher === 0 ? 'as loud' : higher > 0 ? 'louder' : 'softer'}.`,
      `In the same time, sound A has ${a.waves} waves and sound B has ${b.waves}.`,
      `So the frequency of sound B is ${b.waves === a.waves ? 'the same, and its pitch is, too' : b.waves > a.waves ? 'higher, and so is its pitch' : 'lower, and so is its pitch'}.`,
    ],
  }
}

function compareRopes(random: Random): Item {
  const [a, drawn] = drawTwo(random)
  const name = person(random)
  const hasEnergy = random.chance(0.5)
  const b = hasEnergy ? { ...drawn, waves: a.waves } : drawn
  // One of the two must differ: the other gap then tests whether it is taken for a sign.
  if (hasEnergy ? a.amplitude === b.amplitude : a.waves === b.waves) return compareRopes(random)
  const frequency = scaleGap(
    'frequency',
    pitch,
    b.waves / a.waves,
    hasEnergy ? 'mixes-measures' : 'inverse',
    hasEnergy
      ? 'Amplitude is not frequency. Both waves have the same speed. Are their wavelengths different? Compare from crest to crest.'
      : 'Both waves have the same speed. If each wave is shorter, do more of them pass in a second, or fewer?',
  )
  const isMore = b.amplitude > a.amplitude
  const isShorter = b.waves > a.waves
  return {
    stem: `${name} sends two waves along the same rope, one after the other. Both travel at the same speed. The drawings show the same length of rope. Compare wave B with wave A.`,
    figure: twoWaves('Wave', 'Two waves on the same length of rope.', 1, [a, b]),
    ...(hasEnergy
      ? inlineChoice(random, [
          'Compared with wave A, the frequency of wave B is ',
          frequency,
          '. In the same time, wave B carries ',
          scaleGap(
            'energy',
            energies,
            b.amplitude / a.amplitude,
            'energy-amplitude',
            'It takes more work to move the rope farther from rest. Which wave does that? Compare the amplitudes.',
          ),
          ' energy.',
        ])
      : inlineChoice(random, [
          'Compared with wave A, the wavelength of wave B is ',
          scaleGap(
            'wavelength',
            lengths,
            a.waves / b.waves,
            'mixes-measures',
            'Wavelength is measured along the rope, from crest to crest. How high the waves are does not matter here.',
          ),
          '. Its frequency is ',
          frequency,
          '.',
        ])),
    hints: [
      hasEnergy
        ? 'Compare two things: the distance from crest to crest, and how far each wave goes from rest.'
        : 'Compare the distance from crest to crest in both drawings.',
      'The waves have the same speed. So the wavelength tells how many pass in a second.',
    ],
    solution: hasEnergy
      ? [
          `Both drawings show ${a.waves} waves, so the wavelengths are the same. With the same speed, the frequencies are the same, too.`,
          `Wave B has ${isMore ? 'a greater' : 'a smaller'} amplitude.`,
          `Everything else is the same, so wave B carries ${isMore ? 'more' : 'less'} energy.`,
        ]
      : [
          `On the same length of rope there are ${a.waves} whole waves in drawing A, but ${b.waves} in drawing B. So wave B has the ${isShorter ? 'shorter' : 'longer'} wavelength.`,
          `Both travel at the same speed. ${isShorter ? 'Shorter waves pass more often' : 'Longer waves pass less often'}.`,
          `So the frequency of wave B is ${isShorter ? 'higher' : 'lower'}.`,
        ],
  }
}

const timesTexts = [
  { ratio: 1 / 3, text: 'one third' },
  { ratio: 1 / 2, text: 'half' },
  { ratio: 1, text: 'equal to' },
  { ratio: 2, text: '2 times' },
  { ratio: 3, text: '3 times' },
] as const
const timesText = (ratio: number): string =>
  timesTexts.find((each) => Math.abs(each.ratio - ratio) < 0.01)?.text ?? ''

function timesGap(
  about: string,
  ratio: number,
  other: number,
  feedbacks: Record<'inverse' | 'other' | 'off', string>,
) {
  const right = timesText(ratio)
  return {
    label: about,
    right,
    wrong: timesTexts
      .filter(({ text }) => text !== right)
      .map((each): WrongOption =>
        Math.abs(each.ratio * ratio - 1) < 0.01
          ? { text: each.text, misconception: 'inverse', feedback: feedbacks.inverse }
          : Math.abs(each.ratio - other) < 0.01
            ? { text: each.text, misconception: 'mixes-measures', feedback: feedbacks.other }
            : { text: each.text, misconception: 'counts-waves', feedback: feedbacks.off },
      ),
    keepOrder: timesTexts.map(({ text }) => text),
  }
}

function compareTimes(random: Random): Item {
  const name = person(random)
  const ratios = [1 / 3, 1 / 2, 1, 2, 3] as const
  const [high, often] = [random.pick(ratios), random.pick(ratios)]
  if (high === 1 && often === 1) return compareTimes(random)
  const base = random.integer(1, 2)
  const few = often === 1 ? random.integer(2, 5) : random.integer(2, 3)
  const pair = (ratio: number, least: number): [number, number] =>
    ratio >= 1 ? [least, least * ratio] : [Math.round(least / ratio), least]
  const [[lowA, lowB], [wavesA, wavesB]] = [pair(high, base), pair(often, few)]
  const step = random.pick([5, 10] as const)
  const length = step * 12
  const [a, b] = [
    { amplitude: lowA, waves: wavesA },
    { amplitude: lowB, waves: wavesB },
  ]
  return {
    stem: `${name} sends two waves along the same rope. Both travel at the same speed. The drawings show the same length of rope, at the same scale. How many times as great are the amplitude and the frequency of wave B?`,
    figure: twoWaves('Wave', `Two waves on the same ${length} cm of rope.`, length, [a, b]),
    ...inlineChoice(random, [
      'The amplitude of wave B is ',
      timesGap('amplitude', high, often, {
        inverse: 'You compared the other way round. Which wave goes farther from rest, A or B?',
        other: 'That compares how many waves there are. Amplitude is how far the wave goes from rest.',
        off: 'Compare how far each wave goes from its dashed line. How many times does one height fit into the other?',
      }),
      ' that of wave A. The frequency of wave B is ',
      timesGap('frequency', often, high, {
        inverse:
          'You may have compared the wavelengths. With the same speed, do shorter waves pass more often or less often?',
        other: 'That compares the heights. For the frequency, count the waves on the same length of rope.',
        off: 'Count the whole waves on each rope. With the same speed, frequencies compare just as these numbers do.',
      }),
      ' that of wave A.',
    ]),
    hints: [
      'For the amplitude, compare how far each wave goes from its dashed line.',
      'For the frequency, count the waves on the same length of rope. At the same speed, more waves on the rope means more waves in a second.',
    ],
    solution: [
      `Compare the heights above the dashed line: B and A compare as ${lowB} and ${lowA}. So the amplitude of wave B is ${timesText(high)} that of wave A.`,
      `On the same length of rope there are ${wavesA} whole waves in drawing A, and ${wavesB} in drawing B.`,
      `At the same speed, they pass at rates that compare in the same way. So the frequency of wave B is ${timesText(often)} that of wave A.`,
    ],
  }
}

/** Read how energy grows (level 1), carry the pattern on (level 2), go back from energy to amplitude (level 3). */
const energyTable: ComputedModel = {
  id: 'energy-table',
  kind: 'computed',
  thinking: 'compute',
  seconds: 55,
  calculator: 'basic',
  make(random, level) {
    const unit = random.pick([1, 2, 3, 4, 5] as const)
    const base = random.integer(2, 12)
    const name = person(random)
    const shown =
      level === 1 ? [1, 2, 3, 4] : level === 2 ? [1, 2, 3] : [1, 2, 3].slice(0, random.pick([2, 3] as const))
    const rows = shown.map((times) => [numeral(unit * times), numeral(base * times * times)])
    const figure: Figure = {
      kind: 'table',
      title: 'Waves of the same frequency',
      columns: ['Amplitude (cm)', 'Energy (J)'],
      rows,
      description: `A table with the columns Amplitude (cm) and Energy (J). ${rows.map(([first, second]) => `${first} cm: ${second} J.`).join(' ')}`,
    }
    const start = `${name} measures the energy of waves in a long wave tank. Only the amplitude changes.`
    const pattern = `When the amplitude is 2 times as great, the energy is ${numeral(base * 4)} ÷ ${numeral(base)} = 4 times as great.`
    if (level === 1) {
      const [from, to] = random.pick([
        [1, 2],
        [1, 3],
        [2, 4],
        [1, 4],
      ] as const)
      const times = to / from
      const [low, great] = [base * from * from, base * to * to]
      return {
        stem: `${start} The amplitude goes from ${unit * from} cm to ${unit * to} cm. How many times as great does the energy get?`,
        figure,
        ...number(
          { label: 'Energy gets this many times as great', after: 'times' },
          { value: String(times * times) },
          [
            {
              value: String(times),
              misconception: 'energy-amplitude',
              feedback: `The amplitude gets ${times} times as great. Does the energy do the same? Read it in the table: from ${low} J to what?`,
            },
            {
              value: String(great - low),
              misconception: 'wrong-operation',
              feedback: `${great - low} J is how much energy is added. How many times does ${low} J fit into ${great} J?`,
            },
            {
              value: String(great),
              misconception: 'stops-early',
              feedback: `${great} J is the energy at the end. Compare it with the ${low} J at the start.`,
            },
            ...(times === 2
              ? []
              : [
                  {
                    value: String(times * 2),
                    misconception: 'energy-amplitude',
                    feedback: `It looks as if you doubled ${times}. Do not guess from the amplitude. Read both energies in the table and divide.`,
                  },
                ]),
          ],
        ),
        hints: [
          'Find the two rows of the table. What is the energy in each?',
          'To see how many times as great, divide the energy at the end by the energy at the start.',
        ],
        solution: [
          `At ${unit * from} cm the energy is ${low} J. At ${unit * to} cm it is ${great} J.`,
          `${great} ÷ ${low} = ${times * times}, so the energy gets ${times * times} times as great.`,
          `That is more than the ${times} times of the amplitude.`,
        ],
      }
    }
    const times = random.integer(4, level === 2 ? 6 : 8)
    const energy = base * times * times
    const last = shown.length
    if (level === 2) {
      return {
        stem: `${start} The pattern goes on. What energy is to be expected at an amplitude of ${unit * times} cm?`,
        figure,
        ...number({ label: 'Energy', after: 'J' }, { value: String(energy) }, [
          {
            value: String(base * times),
            misconception: 'energy-amplitude',
            feedback: `You made the energy ${times} times as great, just like the amplitude. Test that with the table: from ${unit} cm to ${unit * 2} cm, does the energy double?`,
          },
          {
            value: String(base * 9 + (base * 9 - base * 4) * (times - 3)),
            misconception: 'wrong-operation',
            feedback: `You added the same amount for each step. But look at the steps in the table: do they stay the same or grow?`,
          },
          {
            value: String(base * 9 * 2),
            misconception: 'energy-amplitude',
            feedback: `You doubled the last energy. How many times as great as ${unit} cm is the amplitude now, and what does the pattern say?`,
          },
        ]),
        hints: [
          `Compare each row with the first. The amplitude gets 2 and 3 times as great. What happens to the energy?`,
          `The energy gets 2 × 2 and 3 × 3 times as great. How many times ${unit} cm is ${unit * times} cm?`,
        ],
        solution: [
          `${pattern} At 3 times the amplitude it is 9 times as great. So the factor is multiplied by itself.`,
          `${unit * times} cm is ${times} times ${unit} cm. So the energy is ${times} × ${times} = ${times * times} times as great.`,
          `${numeral(times * times)} × ${numeral(base)} = ${numeral(energy)}, so about ${numeral(energy)} J is to be expected.`,
        ],
      }
    }
    return {
      stem: `${start} When the amplitude doubles, the energy gets 4 times as great. When it triples, the energy gets 9 times as great. The pattern goes on. At what amplitude is the energy ${numeral(energy)} J?`,
      figure,
      ...number({ label: 'Amplitude', after: 'cm' }, { value: String(unit * times) }, [
        {
          value: String(unit * times * times),
          misconception: 'energy-amplitude',
          feedback: `The energy is ${times * times} times that of the first row. Must the amplitude be ${times * times} times as great, too? Test that idea with the second row.`,
        },
        {
          value: `${unit * times * times}/2`,
          misconception: 'energy-amplitude',
          feedback: `You took half of ${times * times}. In the table, 4 times the energy goes with 2 times the amplitude, but 9 times the energy goes with 3 times. What is the rule?`,
        },
        {
          value: String(times),
          misconception: 'stops-early',
          feedback: `The amplitude is ${times} times as great as in the first row. How many centimeters is that?`,
        },
        {
          value: String(times * times),
          misconception: 'stops-early',
          feedback: `The energy is ${times * times} times as great as in the first row. What does that tell about the amplitude?`,
        },
        {
          value: String(unit * (last + 1)),
          misconception: 'energy-amplitude',
          feedback: `You took the next row of the table. Would its energy be ${numeral(energy)} J? Work it out.`,
        },
      ]),
      hints: [
        `How many times as great as ${numeral(base)} J, the energy of the first row, is ${numeral(energy)} J?`,
        'Which number, multiplied by itself, gives that? So many times as great is the amplitude.',
      ],
      solution: [
        `The energy is ${numeral(energy)} ÷ ${numeral(base)} = ${times * times} times that of the first row.`,
        `${times} × ${times} = ${times * times}, so the amplitude is ${times} times as great as in the first row.`,
        `${times} × ${unit} = ${unit * times}, so the amplitude is ${unit * times} cm.`,
      ],
    }
  },
  solve(shown) {
    const { figure, stem } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.map((cell) => Number(cell.replaceAll(',', ''))))
    const [a = 1, e = 1] = rows[0] ?? []
    const [, from, to] = /goes from (\d+) cm to (\d+) cm/.exec(stem) ?? []
    if (from !== undefined) {
      const at = (amplitude: string | undefined) =>
        rows.find(([first]) => first === Number(amplitude))?.[1] ?? 0
      return { kind: 'number', text: String(at(to) / at(from)) }
    }
    // Energy over the square of the amplitude is the same in every row.
    const constant = e / (a * a)
    const [, energy] = /energy ([\d,]+) J/.exec(stem) ?? []
    if (energy !== undefined) {
      return { kind: 'number', text: exact(Math.sqrt(Number(energy.replaceAll(',', '')) / constant)) }
    }
    const amplitude = Number(/amplitude of (\d+) cm/.exec(stem)?.[1])
    return { kind: 'number', text: exact(constant * amplitude * amplitude) }
  },
}

/** What waves carry, what they need, what loud and high mean, what happens at a surface. */
const ideas = conceptModel({ id: 'ideas', thinking: 'explain', seconds: 40, questions: waveQuestions })

export const waves = defineSkill({
  id: 'waves',
  revision: 1,
  subject: 'science',
  gradeLevel: 8,
  strand: 'Waves',
  name: 'Waves',
  description: 'Measure and compare waves, and tell what they carry.',
  icon: 'wave',
  standards: ['MS-PS4-1', 'MS-PS4-2'],
  prerequisites: ['unit-rates'],
  misconceptions: [
    {
      id: 'height-is-amplitude',
      name: 'measures amplitude from trough to crest',
      explanation: 'Amplitude starts at the line of rest. From trough to crest is twice the amplitude.',
    },
    {
      id: 'half-wave',
      name: 'takes half a wave for a whole one',
      explanation: 'A whole wave goes on until it starts to repeat: from a crest to the next crest.',
    },
    {
      id: 'counts-waves',
      name: 'counts the waves wrongly',
      explanation:
        'Follow the wave with a finger and count each time it starts to repeat. Mind a last piece.',
    },
    {
      id: 'mixes-measures',
      name: 'mixes up the parts and measures of a wave',
      explanation: 'Amplitude is measured away from the line of rest, and wavelength along it.',
    },
    {
      id: 'period-frequency',
      name: 'mixes up time per wave and waves per second',
      explanation: 'If one wave takes 0.5 seconds, then 2 waves pass in a second. The frequency is 2 Hz.',
    },
    {
      id: 'wrong-operation',
      name: 'joins the numbers in the wrong way',
      explanation:
        'In one second, as many waves pass as the frequency says. Each is one wavelength long. So speed is frequency times wavelength.',
    },
    {
      id: 'stops-early',
      name: 'stops after the first step',
      explanation: 'Read the question again when you have a number. Is that what was asked?',
    },
    {
      id: 'inverse',
      name: 'thinks that longer waves come more often',
      explanation: 'At the same speed, longer waves pass less often. So the frequency is lower.',
    },
    {
      id: 'loud-is-high',
      name: 'mixes up loudness and pitch',
      explanation: 'Loudness goes with amplitude. Pitch goes with frequency. A high sound can be soft.',
    },
    {
      id: 'energy-amplitude',
      name: 'misjudges energy by amplitude',
      explanation:
        'A wave with more amplitude carries more energy. At the same frequency, twice the amplitude goes with four times the energy.',
    },
    {
      id: 'speed-by-source',
      name: 'thinks that strong or quick waves travel faster',
      explanation:
        'How fast a wave travels depends on the material. Shaking harder or faster does not change it.',
    },
    {
      id: 'matter-travels',
      name: 'thinks that the material travels with the wave',
      explanation:
        'The parts of the material move to and fro. Energy travels on, but the material stays behind.',
    },
    {
      id: 'no-medium',
      name: 'mixes up which waves need a material',
      explanation:
        'Sound needs a material to travel through. Light does not, so it reaches us through space.',
    },
    {
      id: 'light-surface',
      name: 'forgets where the light or sound goes',
      explanation:
        'At a surface, a wave can bounce back, go through, or be taken in. Often it does some of each.',
    },
  ],
  lesson: {
    idea: [
      'A wave carries energy from place to place. The rope, water, or air only moves to and fro and stays behind.',
      'The amplitude tells how far the wave goes from rest. The wavelength is the distance from one crest to the next. The frequency tells how many waves pass in a second. It is measured in hertz (Hz).',
      'In one second, as many waves pass as the frequency says, and each is one wavelength long. So speed is frequency times wavelength.',
      'A greater amplitude means more energy: a louder sound or a brighter light. A higher frequency means a higher pitch.',
    ],
    figure: {
      kind: 'wave',
      waves: [{ id: 'wave', label: '', motion: 'transverse', amplitude: 1, wavelength: 1, phase: 0 }],
      length: 2.5,
      marks: [
        { id: 'wavelength', wave: 'wave', mark: 'wavelength', at: 0, label: 'wavelength' },
        { id: 'amplitude', wave: 'wave', mark: 'amplitude', at: 2, label: 'amplitude' },
        { id: 'crest', wave: 'wave', mark: 'crest', at: 1, label: 'crest' },
        { id: 'trough', wave: 'wave', mark: 'trough', at: 0, label: 'trough' },
      ],
      description:
        'A wave that goes evenly up and down around a dashed line. A highest point is labeled crest, a lowest point trough. An arrow from the dashed line up to a crest is labeled amplitude. An arrow from one crest to the next is labeled wavelength.',
    },
    workedExample: { model: 'wave-speed', level: 1 },
    words: [
      { word: 'amplitude', meaning: 'The greatest distance from rest.' },
      { word: 'wavelength', meaning: 'The length of one whole wave, such as from crest to crest.' },
      { word: 'frequency', meaning: 'How many waves pass in one second, in hertz (Hz).' },
      { word: 'compression', meaning: 'A place in a sound wave where the material is pressed together.' },
      { word: 'medium', meaning: 'The material that a wave travels through.' },
    ],
  },
  models: [waveParts, measureWave, waveSpeed, compareWaves, energyTable, ideas],
})
