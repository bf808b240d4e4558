import type { Say } from '@skills-center/messages/define-messages'
import type { Values } from '@skills-center/messages/values'
import { type Between, type Plain, sayAny } from '../../form/say-any.ts'
import type { Words } from '../../form/words.ts'
import { keysOf } from '../../keys-of.ts'
import type { Factor, Investigation } from './fair-test.ts'

type FactorOf<Messages> = Between<Plain<Messages>, 'factor.', '.name'>
type ValueOf<Messages> = Between<Plain<Messages>, 'value.', ''>

/**
 * Makes factors whose messages are `factor.<id>.name` and `.head`. Their values are names of messages `value.<name>`, or
 * numbers with a unit, or as a function writes them.
 */
export const factorFrom = <Messages extends Record<string, Values | null>>(say: Say<Messages>) => {
  const text = sayAny(say)
  return (
    id: FactorOf<Messages>,
    values: readonly number[] | readonly ValueOf<Messages>[],
    unit: string | ((value: number) => Words) = String,
  ): Factor => ({
    name: text(`factor.${id}.name`),
    head: text(`factor.${id}.head`),
    values: values.map((value) =>
      typeof value !== 'number'
        ? text(`value.${value}`)
        : typeof unit === 'string'
          ? `${value} ${unit}`
          : unit(value),
    ),
  })
}

/** Investigations by id, whose settings are the messages `fair.<id>`. */
export const investigationsFrom = <Messages extends Record<string, Values | null>>(
  say: Say<Messages>,
  factors: Readonly<Partial<Record<Between<Plain<Messages>, 'fair.', ''>, Investigation['factors']>>>,
): Investigation[] => {
  const text = sayAny(say)
  return keysOf(factors).flatMap((id) => {
    const its = factors[id]
    return its === undefined ? [] : [{ id, setting: text(`fair.${id}`), factors: its }]
  })
}
