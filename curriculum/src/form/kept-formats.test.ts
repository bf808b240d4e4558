import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Published, replay } from './published.ts'

interface Kept {
  published: Published
  /** Includes the stem and the right answer as they were shown. */
  questions: { kind: string; packed: string; en: string[]; es: string[] }[]
}

// This file was written once, when its format was new. Never rewrite it: if the test fails, add a new format instead.
// oxlint-disable-next-line typescript/consistent-type-assertions
const kept = JSON.parse(readFileSync(new URL('kept-format-3.json', import.meta.url), 'utf8')) as Kept

test.each(kept.questions)(
  'a $kind that was kept under format 3 is said as it was then, its right answer included',
  ({ packed, en, es }) => {
    const said = (code: 'en' | 'es') => {
      const { stem, answer } = replay(packed, kept.published, code)
      return [stem, answer]
    }
    expect(said('en')).toEqual(en)
    expect(said('es')).toEqual(es)
  },
)
