import { expect, test } from 'vitest'
import type { Judgement, Verdict } from '../verdict.ts'

/** By verdict, the texts that a stubborn student may type for a key. */
type Forms = Partial<Record<Verdict, readonly string[]>>

/** One test per key and verdict. A failure names every text that gets another verdict. */
export function testForms<Key>(
  kind: string,
  judge: (typed: string, key: Key) => Judgement,
  table: readonly (readonly [key: Key, forms: Forms])[],
): void {
  for (const [key, forms] of table) {
    for (const [verdict, list] of Object.entries(forms)) {
      test(`${kind} ${JSON.stringify(key)}: ${list.length} forms are ${verdict}`, () => {
        const verdicts = list.map((typed) => `${typed}: ${judge(typed, key).verdict}`)
        expect(verdicts).toEqual(list.map((typed) => `${typed}: ${verdict}`))
      })
    }
  }
}
