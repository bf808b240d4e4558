import { all, type Text, tex } from '@skills-center/messages/values'
import { factorsOf, lcmOf } from '../../math/factors.ts'
import { type Common, commonOf } from '../../situations/shared-multiples/shared-multiples.ts'
import { say } from './messages.gen.ts'

const listed = (numbers: readonly number[]) => all(numbers.map((each) => tex(String(each))))

/** Lists the factors of each number, or multiples of the largest one until one is a multiple of the others. */
export function commonSteps(common: Common): Text[] {
  const { numbers, asks } = common
  const key = commonOf(common)
  if (asks === 'gcf') {
    return [
      ...numbers.map((n) => say('factors', { n, list: listed(factorsOf(n)) })),
      say('greatest', { key }),
    ]
  }
  const most = Math.max(...numbers)
  const others = numbers.filter((each) => each !== most)
  const multiples = Array.from({ length: lcmOf(numbers) / most }, (_, at) => most * (at + 1))
  return multiples.length === 1
    ? [say('fits', { most, list: listed(others) }), say('least', { key })]
    : [
        say('multiples', { most, list: listed(multiples) }),
        say('first', { key, list: listed(others) }),
        say('least', { key }),
      ]
}
