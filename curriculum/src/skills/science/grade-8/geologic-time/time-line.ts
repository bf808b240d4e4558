import { defineModel, type AnsweredTemplate, keysOf, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** About how many million years ago (International Commission on Stratigraphy 2023, and reviews of the fossil record). */
const events = {
  stromatolites: 3480,
  oxygen: 2400,
  nucleus: 1650,
  softAnimals: 570,
  shells: 520,
  landPlants: 470,
  forests: 385,
  reptiles: 315,
  dinosaurs: 235,
  birds: 150,
  flowers: 130,
  asteroid: 66,
  apes: 25,
} as const
type Event = keyof typeof events
const ids = keysOf(events)
/** Those that fit on a tape of a few meters at a level-1 scale. */
const late = ids.filter((id) => events[id] <= 600)
const whole = 4600

interface Values {
  level: Level
  /** Four events, oldest first. */
  shown: Event[]
  /** The one that is asked about, and at level 2 a later one. */
  one: Event
  other: Event
  /** Million years for a centimeter (1 and 2), or meters of rope for all of Earth’s time (3). */
  scale: number
}

/** Distances on a model of time: from today (1), between two events (2), and on a rope whose scale must be found (3). */
export const timeLine = defineModel<Values>({
  id: 'time-line',
  thinking: 'use in a story',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-ESS1-4'],
  draw(random, level) {
    const drawn = random.sample(level === 3 ? ids : late, 4)
    const shown = ids.filter((id) => drawn.includes(id))
    const pair = random.sample(shown, 2)
    const [one = 'shells', other = 'birds'] = level === 2 ? ids.filter((id) => pair.includes(id)) : pair
    return {
      level,
      shown,
      one,
      other,
      scale: random.pick(level === 3 ? ([23, 46, 92] as const) : ([2, 5, 10] as const)),
    }
  },
  fits: ({ level, one, other }) => level !== 2 || events[one] - events[other] >= 20,
  item(values) {
    const { level, one, other, shown, scale } = values
    const asked = say(`event.in.${one}`)
    return {
      stem: [
        level === 3
          ? say('line.scene-3', { rope: scale, whole: whole.toLocaleString('en-US') })
          : say('line.scene', { scale }),
        level === 2
          ? say('line.ask-2', { one: asked, other: say(`event.in.${other}`) })
          : say('line.ask', { one: asked }),
      ],
      figure: tableFigure(
        say('line.title'),
        [say('line.event'), say('line.ago')],
        shown.map((id) => [say(`event.${id}`), events[id].toLocaleString('en-US')]),
      ),
      ...(level === 3 ? onRope(values) : onTape(values)),
    }
  },
  task: ({ level, one, other }) => `${level}/${one}/${level === 2 ? other : ''}`,
})

const clean = (value: number): number => Number(value.toFixed(3))

function onTape({ level, one, other, scale }: Values): AnsweredTemplate {
  const years = level === 2 ? events[one] - events[other] : events[one]
  const value = clean(years / scale)
  return {
    ...numberOf({
      label: say('line.label'),
      after: 'cm',
      value,
      slips: [
        slip(years, 'data.stops-early', say('line.told-years')),
        slip(clean(years * scale), 'ratio.turned', say('line.told-multiplied')),
        slip(clean(value / 10), 'time.thousands-for-millions', say('line.told-place')),
        slip(clean(value * 10), 'time.thousands-for-millions', say('line.told-place')),
        ...(level === 2
          ? [
              slip(
                clean((events[one] + events[other]) / scale),
                'fossils.misreads-ago',
                say('line.told-added'),
              ),
              slip(clean(events[one] / scale), 'data.stops-early', say('line.told-one')),
              slip(clean(events[other] / scale), 'data.stops-early', say('line.told-one')),
            ]
          : []),
      ],
    }),
    hints: [say(level === 2 ? 'line.hint-between' : 'line.hint-ago'), say('line.hint-scale', { scale })],
    solution: [
      level === 2
        ? say('line.so-between', { early: events[one], late: events[other], years })
        : say('line.so-ago', { years }),
      say('line.so-scale', { years, scale, value }),
    ],
  }
}

function onRope({ one, scale }: Values): AnsweredTemplate {
  const years = events[one]
  const forMeter = whole / scale
  const value = clean(years / forMeter)
  return {
    ...numberOf({
      label: say('line.label'),
      after: 'm',
      value,
      slips: [
        slip(clean(scale - value), 'fossils.misreads-ago', say('line.told-end')),
        slip(forMeter, 'data.stops-early', say('line.told-meter')),
        slip(clean(value * 10), 'time.thousands-for-millions', say('line.told-place')),
        slip(clean(value / 10), 'time.thousands-for-millions', say('line.told-place')),
        slip(clean(years / scale), 'ratio.turned', say('line.told-length')),
      ],
    }),
    hints: [say('line.hint-meter'), say('line.hint-fit')],
    solution: [
      say('line.so-meter', { whole: whole.toLocaleString('en-US'), rope: scale, each: forMeter }),
      say('line.so-rope', { years: years.toLocaleString('en-US'), each: forMeter, value }),
    ],
  }
}
