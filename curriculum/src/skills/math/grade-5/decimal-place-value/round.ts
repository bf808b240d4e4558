import { defineModel, numbersIn, solved } from '#form'
import { askedOf, isHalfway, type Rounding, roundingBugs as bugs } from '#bugs/decimals/rounding-bugs.ts'
import { type Place, placeOne, rounded, toNumber, worthOf, written } from '#decimals/decimal.ts'
import { placesIn } from '#decimals/shown-places.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { say } from './messages.gen.ts'

/** The closer of two neighbors, in thousandths; halfway it is the one above. */
function closer(number: number, worth: number): number {
  const below = number - (number % worth)
  return number - below < below + worth - number ? below : below + worth
}

/** To one place (level 1), to any place with a carry at times (level 2), back from the rounded number (level 3). */
export const round = defineModel<Rounding>({
  id: 'round',
  thinking: 'work backwards',
  seconds: 45,
  standards: ['5.NBT.A.4'],
  bugs,
  task: ({ asks, place, number }) =>
    `${asks} ${place} ${rounded(number, place) % (10 * worthOf(place)) === 0 ? 'carry' : ''}`,
  draw(random, level) {
    if (level === 3) {
      const place = random.pick<Place>(['tenths', 'hundredths', 'ones'])
      return {
        asks: random.pick(['smallest', 'largest'] as const),
        number: random.integer(2, 60) * worthOf(place),
        place,
      }
    }
    const place = random.pick<Place>(level === 1 ? ['tenths', 'ones'] : ['tenths', 'hundredths', 'ones'])
    const number =
      level === 1
        ? 10 * random.integer(101, 999)
        : random.chance(0.3)
          ? 1000 * random.integer(1, 20) + random.integer(940, 999)
          : random.integer(1001, 29_999)
    return { asks: 'round', number, place }
  },
  fits: ({ asks, number, place }) =>
    asks !== 'round' ||
    (number % worthOf(place) !== 0 && number % 10 !== 0) ||
    (number % 100 !== 0 && place !== 'hundredths' && number % worthOf(place) !== 0),
  item(values) {
    const { asks, number, place } = values
    const its = { number: written(number), place: placeOne(place) }
    const step = {
      low: written(Math.floor(number / worthOf(place)) * worthOf(place)),
      high: written((Math.floor(number / worthOf(place)) + 1) * worthOf(place)),
    }
    return {
      stem: [say(`round.${asks}`, its)],
      ...typedDecimal(values, { label: say('round.label'), key: toNumber(askedOf(values)), bugs }),
      hints: [
        say(asks === 'round' ? 'round.nudge' : 'round.halfway'),
        asks === 'round' ? say('round.hint', { place: its.place }) : say(`round.half.${asks}`),
      ],
      solution:
        asks === 'round'
          ? [
              say('round.between', { number: its.number, ...step }),
              say(isHalfway(values) ? 'round.half-so' : 'round.so', {
                number: its.number,
                to: written(askedOf(values)),
              }),
            ]
          : [
              say('round.middle', {
                number: its.number,
                middle: written(asks === 'smallest' ? askedOf(values) : askedOf(values) + 1),
              }),
              say(`round.end.${asks}`, { answer: written(askedOf(values)) }),
            ],
    }
  },
  solve({ stem }) {
    const worth = worthOf(placesIn(stem)[0] ?? 'ones')
    const shown = Math.round(1000 * (numbersIn(stem)[0]?.value ?? 0))
    if (!/smallest|largest|menor|mayor/.test(stem)) return solved.number(closer(shown, worth) / 1000)
    const fits = Array.from({ length: 2 * worth + 1 }, (_, at) => shown - worth + at).filter(
      (each) => closer(each, worth) === shown,
    )
    return solved.number((/smallest|menor/.test(stem) ? Math.min(...fits) : Math.max(...fits)) / 1000)
  },
})
