import { expect, test } from 'vitest'
import { formerIdsOf } from './skill-form.ts'

test('an old id is known by the ending of one misconception, or by what the skill says', () => {
  const known = formerIdsOf({
    misconceptions: ['volume.one-layer', 'volume.stops-early', 'data.stops-early'],
    formerIds: { 'counts-faces': 'volume.one-layer' },
  })
  expect(known).toEqual({ 'one-layer': 'volume.one-layer', 'counts-faces': 'volume.one-layer' })
})
