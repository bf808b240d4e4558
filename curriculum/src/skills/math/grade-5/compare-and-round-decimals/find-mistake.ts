import { numbersIn, plain, type Random } from '#form'
import { alwaysUp, cutsOff, otherPlace, type Rounding, writesTen } from '#bugs/decimals/rounding-bugs.ts'
import { cutOff, type Place, placeOne, rounded, toNumber, worthOf, written } from '#decimals/decimal.ts'
import { placesIn } from '#decimals/shown-places.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.A.4']
const verdicts = { down: cutsOff, up: alwaysUp, place: otherPlace, side: writesTen }
const faults = faultsBy<Rounding, keyof typeof verdicts>(verdicts, (id, who) => say(`claim.${id}`, { who }))
/** A number whose next digit is at least 5, or less. */
const near = (random: Random, place: Place, isUp: boolean, digit: number): Rounding => {
  const worth = worthOf(place)
  const rest =
    Math.round((worth / 10) * random.integer(isUp ? 5 : 1, isUp ? 9 : 4)) +
    (worth > 10 ? random.integer(1, worth / 10 - 1) : 0)
  return {
    asks: 'round',
    place,
    number: 10 * worth * random.integer(1, place === 'ones' ? 9 : 60) + digit * worth + rest,
  }
}
/** Rounding up or down, where no 9 becomes 10. */
const before9 = (places: readonly Place[], isUp: boolean) => ({
  draw: (random: Random) => near(random, random.pick(places), isUp, random.integer(1, 8)),
  faults: faults(isUp ? 'down' : 'up', 'place'),
})

/** To the nearest one (level 1), to tenths or hundredths (level 2), across a 9 (level 3). */
export const findMistake = claimModel<Rounding>({
  seconds: 50,
  standards,
  task: ({ place, number }) => `${place} ${rounded(number, place) > number}`,
  kinds: {
    1: [before9(['ones'], true), before9(['ones'], false)],
    2: [before9(['tenths', 'hundredths'], true), before9(['tenths', 'hundredths'], false)],
    3: [
      {
        draw: (random) => near(random, random.pick(['tenths', 'hundredths']), true, 9),
        faults: faults('down', 'place', 'side'),
      },
    ],
  },
  truth: (its) => toNumber(rounded(its.number, its.place)),
  printed: ({ number }) => [toNumber(number)],
  words: (its, who, got) => {
    const { number, place } = its
    return {
      context: say('claim.context', { who, number: written(number), place: placeOne(place) }),
      said: say('claim.said', { n: String(got) }),
      truth: say('claim.truth', { n: String(toNumber(rounded(number, place))) }),
      hints: [say('claim.nudge', { place: placeOne(place) }), say('claim.hint')],
      start: [
        say('claim.between', {
          number: written(number),
          low: String(toNumber(cutOff(number, place))),
          high: String(toNumber(cutOff(number, place) + worthOf(place))),
        }),
      ],
    }
  },
  reads({ stem }) {
    const number = Math.round(1000 * (numbersIn(stem)[0]?.value ?? 0))
    const its: Rounding = { asks: 'round', number, place: placesIn(stem)[0] ?? 'ones' }
    const [, said = ''] = plain(stem).split('“')
    const by = (id: keyof typeof verdicts): number => Number(verdicts[id].answer(its) ?? -1)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: toNumber(rounded(number, its.place)),
      ways: [
        [/cut off|quitó/, by('down')],
        [/rounded up|hacia arriba/, by('up')],
        [/different place|otro lugar/, by('place')],
        [/wrote 10|escribió 10/, by('side')],
      ],
    }
  },
})
