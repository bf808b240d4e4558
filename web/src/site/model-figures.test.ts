import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modelFigures } from './model-figures.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/learner-model/real-students.md'), 'utf8')

test.each(modelFigures)('what the site says of the answers of $year stands in the record', (told) => {
  const [, of] = page.split(`**${told.year}**: `)
  const words = of?.replaceAll('\n', ' ') ?? ''
  expect(words).toMatch(
    new RegExp(
      `^[^.]*${told.answers.toLocaleString('en-US')}[^.]* of ${told.students.toLocaleString('en-US')} students`,
    ),
  )
  const cold = /Cold[^]*?\| this model +\|(.*)\|/.exec(of ?? '')?.[1] ?? ''
  const [, accuracy, , , gap] = cold.split('|').map((cell) => Number(cell.trim()))
  expect([accuracy, gap]).toEqual([told.right, told.gap])
})
